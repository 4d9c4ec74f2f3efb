import { avif } from './avif.ts';
import type { Format, WrittenFormat } from './facts.ts';
import { jpeg } from './jpeg.ts';
import type { FormatRecord, Scale } from './record.ts';
import { webp } from './webp.ts';

/** The record of each format. */
export const records: Readonly<Record<Format, FormatRecord>> = { jpeg, webp, avif };

/** The qualities of a format, for a picture on which it spends more effort or not. */
export function scaleOf(format: Format, isPolished: boolean): Scale {
  const { polish, qualities, floor } = records[format];
  return (isPolished && polish) || { qualities, floor, scouts: [] };
}

/** Cost of an encode and its check, relative to JPEG, for the formats without a record. */
const otherCosts: Readonly<Record<Exclude<WrittenFormat, Format>, number>> = { png: 2, gif: 6 };

/** Cost of an encode and its check, relative to JPEG. */
export const costOf = (format: WrittenFormat): number =>
  format === 'png' || format === 'gif' ? otherCosts[format] : records[format].cost;
