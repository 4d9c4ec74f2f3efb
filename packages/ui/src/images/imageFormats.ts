import type { ImageFormat } from '../theme/colours.ts';

export type { ImageFormat };

/** The formats a job tries, in the order they are shown. */
export const imageFormats: readonly ImageFormat[] = ['jpeg', 'webp', 'avif'];

/** How each format is written on the screen. */
export const formatNames: Readonly<Record<ImageFormat, string>> = {
  jpeg: 'JPEG',
  webp: 'WEBP',
  avif: 'AVIF',
};
