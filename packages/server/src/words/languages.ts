import type { RefusalLanguage } from '@leaf/api-client/contract';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ServerWords } from './words.ts';

/** A language of the server: the same for refusals, mails and pages. */
export type Language = RefusalLanguage;

/** For people whose language is not known. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The words of every language; a missing language does not compile. */
export const wordsOf: Readonly<Record<Language, ServerWords>> = { en, de, fr };
