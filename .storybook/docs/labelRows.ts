import { english } from '../../packages/ui/src/labels/english.ts';
import { modelEnglish } from '../../packages/ui/src/labels/modelEnglish.ts';
import type { LeafWords } from '../../packages/ui/src/labels/words.ts';
import { translations } from '../words.ts';

export type WordsKey = keyof LeafWords;

/** The default words by their keys, the model's included. */
export const defaults: Record<WordsKey, object> = { ...english, emissionsModel: modelEnglish };

/** Keys of all words, in alphabetical order. */
export const wordsKeys = Object.keys(defaults)
  .filter((key): key is WordsKey => key in defaults)
  .sort((a, b) => a.localeCompare(b));

/** The heads of a table of words. */
export const labelColumns = ['Label', 'English, the default', ...translations.map(({ name }) => name)];

/** A word as text; a function's with its values in braces. */
const shown = (word: unknown): string =>
  String(typeof word === 'function' ? word('{1}', '{2}', '{3}', '{4}', '{5}') : (word ?? '–'));

/** A row for each word of a key: what it is called, and the word in each language. */
export function labelRows(key: WordsKey, prefix = ''): [string, ...string[]][] {
  const others = translations.map(({ words }): Record<string, unknown> => ({ ...words[key] }));
  return Object.entries(defaults[key]).map(([name, word]) => [
    `${prefix}${name}`,
    shown(word),
    ...others.map((own) => shown(own[name])),
  ]);
}
