import type { english } from './english.ts';
import type { ModelWords } from './modelWords.ts';

/** The default words of every component and of the emissions model, by the key that a provider replaces them under. */
export type LeafWords = typeof english & { emissionsModel: ModelWords };

/** The type of a constant's words in another language: the same keys, functions with the same parameters. */
export type Words<Labels> = {
  [Key in keyof Labels]: Labels[Key] extends string ? string : Labels[Key];
};

/** Words for any component, by its key: `{ login: { submit: 'Anmelden' } }`. */
export type LeafLabels = { readonly [Key in keyof LeafWords]?: Partial<Words<LeafWords[Key]>> };

/** A complete language: a missing word, or one that no component knows, is a compile error. */
export type CompleteWords = { readonly [Key in keyof LeafWords]: Words<LeafWords[Key]> };
