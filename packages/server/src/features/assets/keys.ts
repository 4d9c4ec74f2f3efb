import { randomBytes, randomUUID } from 'node:crypto';
import { writtenFormats } from '@leaf/optimiser';
import type { OutputFormat } from '../../db/schema.ts';

/** The ending of a processed picture identifies its content in archives and stores of earlier releases. */
const OWN = new RegExp(
  `^((uploads|creatives)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|processed/\\d+/(${writtenFormats.join('|')})-\\d{1,3}-[0-9a-f]{16})$`,
);

/** The folder of processed pictures, with a subfolder per image. */
export const PROCESSED = 'processed';

/** Whether a key has the form that Leaf gives its keys. */
export const isOwnKey = (key: string): boolean => OWN.test(key);

/** The key of an upload. */
export const uploadKey = (): string => `uploads/${randomUUID()}`;

/** The key of an HTML5 creative, uploaded or made lighter. */
export const creativeKey = (): string => `creatives/${randomUUID()}`;

/** The key of a processed picture. Always unique: two databases in one store, or two jobs, never share a file. */
export const processedKey = (imageId: number, format: OutputFormat, quality: number): string =>
  `${PROCESSED}/${imageId}/${format}-${quality}-${randomBytes(8).toString('hex')}`;
