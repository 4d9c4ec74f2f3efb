import { english } from '../../packages/ui/src/labels/english.ts';
import { modelEnglish } from '../../packages/ui/src/labels/modelEnglish.ts';
import type { LeafWords } from '../../packages/ui/src/labels/words.ts';
import { translations } from '../words.ts';

export type WordsKey = keyof LeafWords;

/** The default labels by key, including those of the model. */
export const defaults: Record<WordsKey, object> = { ...english, emissionsModel: modelEnglish };

/** The keys of all labels, in alphabetical order. */
export const wordsKeys = Object.keys(defaults)
  .filter((key): key is WordsKey => key in defaults)
  .sort((a, b) => a.localeCompare(b));

/** The headers of a label table. */
export const labelColumns = ['Label', 'English, the default', ...translations.map(({ name }) => name)];

/** A label as text; the parameters of a function are shown in braces. */
const shown = (word: unknown): string =>
  String(typeof word === 'function' ? word('{1}', '{2}', '{3}', '{4}', '{5}') : (word ?? '–'));

/** One row per label: its name, and its text in each language. */
export function labelRows(key: WordsKey, prefix = ''): [string, ...string[]][] {
  const others = translations.map(({ words }): Record<string, unknown> => ({ ...words[key] }));
  return Object.entries(defaults[key]).map(([name, word]) => [
    `${prefix}${name}`,
    shown(word),
    ...others.map((own) => shown(own[name])),
  ]);
}
