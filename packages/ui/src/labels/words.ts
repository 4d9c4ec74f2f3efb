import type { english } from './english.ts';
import type { ModelWords } from './modelWords.ts';

/**
 * The default labels of every component and of the emissions model, by the key under which a provider
 * replaces them.
 */
export type LeafWords = typeof english & { emissionsModel: ModelWords };

/** The type of a label constant in another language: the same keys, functions with the same parameters. */
export type Words<Labels> = {
  [Key in keyof Labels]: Labels[Key] extends string ? string : Labels[Key];
};

/** Labels for any component, by its key: `{ login: { submit: 'Anmelden' } }`. */
export type LeafLabels = { readonly [Key in keyof LeafWords]?: Partial<Words<LeafWords[Key]>> };

/** A complete language: a missing label, or one that no component uses, is a compile error. */
export type CompleteWords = { readonly [Key in keyof LeafWords]: Words<LeafWords[Key]> };
