/* Ninth entry of the package: all words, without React, for server components and scripts. */

export { english } from './labels/english.ts';
export { type Language, languages } from './labels/languages.ts';
export { modelEnglish } from './labels/modelEnglish.ts';
export type { CompleteWords, LeafLabels, LeafWords, Words } from './labels/words.ts';
