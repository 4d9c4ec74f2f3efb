import type { english } from './english.ts';
import type { ModelWords } from './modelWords.ts';

/** The default words of every component and of the emissions model, by the key under which a provider replaces them. */
export type LeafWords = typeof english & { emissionsModel: ModelWords };

/** The shape that the words of a constant have in another language: the same keys, functions of the same values. */
export type Words<Labels> = {
  [Key in keyof Labels]: Labels[Key] extends string ? string : Labels[Key];
};

/** Words for any component, by its key: `{ login: { submit: 'Anmelden' } }`. */
export type LeafLabels = { readonly [Key in keyof LeafWords]?: Partial<Words<LeafWords[Key]>> };

/** A whole language: a word that is missing, or one that no component knows, is a compile error. */
export type CompleteWords = { readonly [Key in keyof LeafWords]: Words<LeafWords[Key]> };
