import { avifFacts } from './avif.ts';
import type { FormatFacts } from './format.ts';
import { gifFacts } from './gif.ts';
import { jpegFacts } from './jpeg.ts';
import { pngFacts } from './png.ts';
import { webpFacts } from './webp.ts';

/** The facts about each format that pages and servers need, in display order. */
export const formatFacts = { jpeg: jpegFacts, webp: webpFacts, avif: avifFacts } as const satisfies Record<
  string,
  FormatFacts
>;

/** The formats a job tries. */
export type Format = keyof typeof formatFacts;

/** The formats a job tries, in display order. */
export const formats = Object.keys(formatFacts) as readonly Format[];

/** Every format that jobs write: those that each job tries, PNG, and GIF for animations. */
export const writtenFacts = { ...formatFacts, png: pngFacts, gif: gifFacts } as const satisfies Record<
  string,
  FormatFacts
>;
/** A format that jobs write. */
export type WrittenFormat = keyof typeof writtenFacts;
/** The formats that jobs write, in display order. */
export const writtenFormats = Object.keys(writtenFacts) as readonly WrittenFormat[];

/** One value for each format. */
export const byFormat = <T>(make: (format: Format) => T): Record<Format, T> =>
  Object.fromEntries(formats.map((format) => [format, make(format)])) as Record<Format, T>;
