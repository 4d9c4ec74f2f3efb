import type { ConnectWords } from '@leaf/connect';
import { type Language, type LeafLabels, languages } from '@leaf/ui';

// By the names of the files: a language that is added to Leaf is not named here.
const files = import.meta.glob<ConnectWords>('../../connect/src/words/*.ts', {
  import: 'words',
  eager: true,
});

const isSpoken = (tag: string): tag is Language => Object.hasOwn(languages, tag);

const wordsOf = (language: Language): ConnectWords => {
  const words = files[`../../connect/src/words/${language}.ts`];
  if (!words) throw new Error(`@leaf/connect has no words in ${languages[language].name}.`);
  return words;
};

// They are part of this one file, so nothing is waited for.
const spoken = Object.fromEntries(
  await Promise.all(
    Object.keys(languages)
      .filter(isSpoken)
      .map(async (tag) => [tag, { words: wordsOf(tag), labels: await languages[tag].words() }] as const),
  ),
) as Record<Language, { words: ConnectWords; labels: LeafLabels }>;

/**
 * The language for a tag such as `de-CH`, with its words; English for one that Leaf does not speak. The locale may be
 * malformed, as the tag is: `LeafProvider` knows what to do.
 */
export function languageOf(tag: string) {
  const [first = ''] = tag.toLowerCase().split(/[^a-z]/);
  const language = isSpoken(first) ? first : 'en';
  const locale = language === first && tag.includes('-') ? tag : languages[language].locale;
  return { language, locale, ...spoken[language] };
}
