import { randomBytes, randomUUID } from 'node:crypto';
import type { OutputFormat } from '../../db/schema.ts';

/** Of the processed pictures, the end names their content in archives and stores of earlier releases. */
const OWN =
  /^(uploads\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|processed\/\d+\/(jpeg|webp|avif)-\d{1,3}-[0-9a-f]{16})$/;

/** The folder of processed pictures, which has one for each image. */
export const PROCESSED = 'processed';

/** Whether a key has the form that Leaf gives its keys. */
export const isOwnKey = (key: string): boolean => OWN.test(key);

/** Where an upload is kept. */
export const uploadKey = (): string => `uploads/${randomUUID()}`;

/** Where a processed picture is kept. Never the same twice: two databases in one store, or two jobs, share no file. */
export const processedKey = (imageId: number, format: OutputFormat, quality: number): string =>
  `${PROCESSED}/${imageId}/${format}-${quality}-${randomBytes(8).toString('hex')}`;
