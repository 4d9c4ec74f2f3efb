import { byFormat, formatFacts, formats } from '@leaf/optimiser/browser';
import type { ImageFormat } from '../theme/colours.ts';

export type { ImageFormat };

/** The formats that a job tries, in display order. */
export const imageFormats: readonly ImageFormat[] = formats;

/** The display name of each format. */
export const formatNames: Readonly<Record<ImageFormat, string>> = byFormat(
  (format) => formatFacts[format].name,
);

interface FormatLook {
  /** Display name. */
  name: string;
  /** The file extension. */
  ending: string;
  /** Outline of its points around 0,0: distinguishable without colour. */
  mark: string;
}

const look = (format: ImageFormat, mark: string): FormatLook => ({
  name: formatFacts[format].name,
  ending: formatFacts[format].extension,
  mark,
});

/** The appearance of each format; its colours are in the theme's `formatPalette`. */
export const formatLooks: Readonly<Record<ImageFormat, FormatLook>> = {
  // Circle, square and triangle.
  jpeg: look('jpeg', 'M-5,0a5,5 0 1,0 10,0a5,5 0 1,0 -10,0'),
  webp: look('webp', 'M-4.5,-4.5h9v9h-9z'),
  avif: look('avif', 'M0,-5.8L5.6,4.4H-5.6z'),
};
