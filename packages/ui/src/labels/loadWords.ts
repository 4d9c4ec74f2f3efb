import { type Language, languages } from './languages.ts';
import type { LeafLabels } from './words.ts';

/** A language whose words are loaded: English is built in. */
export type Translated = Exclude<Language, 'en'>;

/** The language that a tag such as `de` names; undefined for English and for one with a region, `de-AT`. */
export const translatedTo = (tag: string | undefined): Translated | undefined =>
  tag !== undefined && tag !== 'en' && Object.hasOwn(languages, tag) ? (tag as Translated) : undefined;

const loaded = new Map<Translated, Promise<LeafLabels>>();

/** The words of a language, the same promise each time. */
export function wordsOf(language: Translated): Promise<LeafLabels> {
  const words = loaded.get(language) ?? languages[language].words();
  loaded.set(language, words);
  // What failed to load is asked for again by the next provider.
  words.catch(() => loaded.delete(language));
  return words;
}
