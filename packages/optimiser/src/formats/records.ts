import { avif } from './avif.ts';
import type { Format, WrittenFormat } from './facts.ts';
import { jpeg } from './jpeg.ts';
import type { FormatRecord } from './record.ts';
import { webp } from './webp.ts';

/** Everything about each format. */
export const records: Readonly<Record<Format, FormatRecord>> = { jpeg, webp, avif };

/** Cost of an encode and its check, relative to JPEG. */
export const costOf = (format: WrittenFormat): number => (format === 'png' ? 2 : records[format].cost);
