import type { CompleteWords, LeafLabels } from './words.ts';

type LanguageOf<Words> = {
  /** Its name in itself, for a list to choose from. */
  name: string;
  /** For numbers, dates and sorting: the `locale` of the provider. */
  locale: string;
  /** The `labels` of the provider; fetched when they are asked for. */
  words: () => Promise<Words>;
};

/** English words are the defaults of the components, so there is nothing to fetch. */
const english: LanguageOf<LeafLabels> = { name: 'English', locale: 'en-GB', words: async () => ({}) };

const translations = {
  de: { name: 'Deutsch', locale: 'de-DE', words: async () => (await import('./de.ts')).de },
  fr: { name: 'Français', locale: 'fr-FR', words: async () => (await import('./fr.ts')).fr },
} satisfies Record<string, LanguageOf<CompleteWords>>;

/** The languages the package speaks, by their BCP 47 language; a translation has every word. */
export const languages = { en: english, ...translations };
export type Language = keyof typeof languages;
