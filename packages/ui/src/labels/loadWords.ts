import { type Language, languages } from './languages.ts';
import type { LeafLabels } from './words.ts';

/** A language whose words are loaded: English is built in. */
export type Translated = Exclude<Language, 'en'>;

/** The language that a tag such as `de` names; undefined for English and for one with a region, `de-AT`. */
export const translatedTo = (tag: string | undefined): Translated | undefined =>
  tag !== undefined && tag !== 'en' && Object.hasOwn(languages, tag) ? (tag as Translated) : undefined;

const loaded = new Map<Translated, Promise<LeafLabels>>();

/** So long words that failed to load are not asked for again. */
const RETRY_MS = 5_000;

/**
 * The words of a language, the same promise each time. One that failed stays for a while too: React renders again at
 * once, and would otherwise ask for the words without end.
 */
export function wordsOf(language: Translated): Promise<LeafLabels> {
  const known = loaded.get(language);
  if (known) return known;
  const words = languages[language].words();
  loaded.set(language, words);
  words.catch(() => setTimeout(() => loaded.delete(language), RETRY_MS));
  return words;
}
