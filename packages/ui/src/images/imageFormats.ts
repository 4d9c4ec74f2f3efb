import { byFormat, formatFacts, formats } from '@leaf/optimiser/browser';
import type { ImageFormat } from '../theme/colours.ts';

export type { ImageFormat };

/** The formats that a job tries, in display order. */
export const imageFormats: readonly ImageFormat[] = formats;

/** The display name of each format. */
export const formatNames: Readonly<Record<ImageFormat, string>> = byFormat(
  (format) => formatFacts[format].name,
);

/**
 * The outline of the points of each format around 0,0, distinguishable without colour; its colours are in the theme's
 * `formatPalette`.
 */
export const formatMarks: Readonly<Record<ImageFormat, string>> = {
  // Circle, square and triangle.
  jpeg: 'M-5,0a5,5 0 1,0 10,0a5,5 0 1,0 -10,0',
  webp: 'M-4.5,-4.5h9v9h-9z',
  avif: 'M0,-5.8L5.6,4.4H-5.6z',
};
