import type { ConnectWords } from '@leaf/connect';
import { words as de } from '@leaf/connect/words/de';
import { words as en } from '@leaf/connect/words/en';
import { words as fr } from '@leaf/connect/words/fr';
import { type Language, type LeafLabels, languages } from '@leaf/ui';

const words: Record<Language, ConnectWords> = { en, de, fr };

const isSpoken = (tag: string): tag is Language => Object.hasOwn(languages, tag);

// They are part of this one file, so nothing is waited for.
const labels = Object.fromEntries(
  await Promise.all(
    Object.entries(languages).map(async ([tag, language]) => [tag, await language.words()] as const),
  ),
) as Record<Language, LeafLabels>;

/** The language for a tag such as `de-CH`, with its words; English for one that Leaf does not speak. */
export function languageOf(tag: string) {
  const [first = ''] = tag.toLowerCase().split('-');
  const language = isSpoken(first) ? first : 'en';
  const locale = language === first && tag.includes('-') ? tag : languages[language].locale;
  return { language, locale, words: words[language], labels: labels[language] };
}
