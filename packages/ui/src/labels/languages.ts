import type { CompleteWords, LeafLabels } from './words.ts';

type LanguageOf<Words> = {
  /** Its name in the language itself, for a language menu. */
  name: string;
  /** For numbers, dates and sorting: the `locale` of the provider. */
  locale: string;
  /** The `labels` of the provider; loaded on demand. */
  words: () => Promise<Words>;
};

/** English is built into the components, so there is nothing to load. */
const english: LanguageOf<LeafLabels> = { name: 'English', locale: 'en-GB', words: async () => ({}) };

const translations = {
  de: { name: 'Deutsch', locale: 'de-DE', words: async () => (await import('./de.ts')).de },
  fr: { name: 'Français', locale: 'fr-FR', words: async () => (await import('./fr.ts')).fr },
} satisfies Record<string, LanguageOf<CompleteWords>>;

/** The languages of the package by BCP 47 tag; each translation is complete. */
export const languages = { en: english, ...translations };
export type Language = keyof typeof languages;
