import { avif } from './avif.ts';
import type { Format, WrittenFormat } from './facts.ts';
import { jpeg } from './jpeg.ts';
import type { FormatRecord } from './record.ts';
import { webp } from './webp.ts';

/** The record of each format. */
export const records: Readonly<Record<Format, FormatRecord>> = { jpeg, webp, avif };

/** Cost of an encode and its check, relative to JPEG, for the formats without a record. */
const otherCosts: Readonly<Record<Exclude<WrittenFormat, Format>, number>> = { png: 2, gif: 6 };

/** Cost of an encode and its check, relative to JPEG. */
export const costOf = (format: WrittenFormat): number =>
  format === 'png' || format === 'gif' ? otherCosts[format] : records[format].cost;
