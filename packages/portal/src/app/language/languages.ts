import type { PortalWords } from './words.ts';

const files = import.meta.glob<{ words: PortalWords }>('./words.*.ts');

/** The portal's own words in each language but English, loaded on demand. */
export const translations: Readonly<Record<string, () => Promise<PortalWords>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice(8, -3), async () => (await load()).words]),
);
