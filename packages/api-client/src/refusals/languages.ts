import { english } from './english.ts';
import { type RefusalWords, type ToWord, wordRefusal } from './words.ts';

/** The languages the API refuses in. Another is one table more. */
const languages = { en: english } as const satisfies Record<string, RefusalWords>;

/** A language the API refuses in. */
export type RefusalLanguage = keyof typeof languages;

const wishes = (header: string) =>
  header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    // Equal ones stay in the order of the header.
    .sort((a, b) => b.quality - a.quality);

/**
 * The first language of an `Accept-Language` header that is offered.
 * @returns `fallback` when none is
 */
export function chooseLanguage<L extends string>(
  header: string | null | undefined,
  offered: readonly L[],
  fallback: NoInfer<L>,
): L {
  for (const { language } of wishes(header ?? '')) {
    const found = language === '*' ? fallback : offered.find((tag) => tag === language);
    if (found) return found;
  }
  return fallback;
}

/** The language to refuse in; English when none that the caller reads is here. */
export const refusalLanguage = (acceptLanguage: string | null | undefined): RefusalLanguage =>
  chooseLanguage(acceptLanguage, Object.keys(languages) as RefusalLanguage[], 'en');

/** The body of a refusal in a language. */
export const wordProblem = (refused: ToWord, language: RefusalLanguage) =>
  wordRefusal(refused, languages[language], language === 'en');
