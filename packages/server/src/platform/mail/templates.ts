import { DEFAULT_LANGUAGE, type Language, wordsOf } from '../../words/languages.ts';
import type { LetterWords } from '../../words/words.ts';
import { quote } from './quote.ts';
import type { Letter } from './types.ts';

/** Mails whose first value is a code, which the development outbox shows directly. */
const bearsCode: ReadonlySet<string> = new Set<keyof LetterWords>(['activation', 'reset', 'choosePassword']);

/** Every mail that the product sends, ready to send. */
export type Letters = { [L in keyof LetterWords]: (...values: Parameters<LetterWords[L]>) => Letter };

type Write = (...values: unknown[]) => readonly [subject: string, ...paragraphs: string[]];

/** The mails in a language. */
export function letters(portalUrl: string, language: Language = DEFAULT_LANGUAGE): Letters {
  const { locale, quotes, letters: write } = wordsOf[language];
  const words = write({
    at: (path, email) =>
      `${portalUrl}${path}${email === undefined ? '' : `?${new URLSearchParams({ email })}`}`,
    quote: (name) => quote(name, quotes),
    count: (value) => value.toLocaleString(locale),
  });
  const finished = Object.entries(words).map(([name, written]) => [
    name,
    (...values: unknown[]): Letter => {
      const [subject, ...paragraphs] = (written as Write)(...values);
      return {
        subject,
        text: `${paragraphs.join('\n\n')}\n\nLeaf\n${portalUrl}/post-login\n`,
        language,
        ...(bearsCode.has(name) ? { code: String(values[0]) } : {}),
      };
    },
  ]);
  return Object.fromEntries(finished) as Letters;
}
