import type { Language } from '@leaf/ui';
import type { PortalWords } from './words.ts';

/** The portal's own words in each language of the library but English, loaded on demand. */
export const translations: Record<Exclude<Language, 'en'>, () => Promise<PortalWords>> = {
  de: async () => (await import('./words.de.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
};
