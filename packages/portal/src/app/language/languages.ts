import type { Language } from '@leaf/ui';
import type { PortalWords } from './words.ts';

/** A language that is loaded on demand. */
export type Translation = Exclude<Language, 'en'>;

const files = import.meta.glob<PortalWords>('./words.*.ts', { import: 'words' });

/**
 * The portal's own words in each language but English. The files are found by their names; that every language has one
 * is tested.
 */
export const translations = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice(8, -3), load]),
) as Readonly<Record<Translation, () => Promise<PortalWords>>>;
