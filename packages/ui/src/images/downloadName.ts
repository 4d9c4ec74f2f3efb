import { formatLooks, type ImageFormat } from './imageFormats.ts';

/**
 * File name of a downloaded result: `image-{id}-{format}-q{quality}.{jpg|webp|avif}`; built from ids only, never from
 * user text.
 */
export function downloadName(imageId: number, format: ImageFormat, quality: number): string {
  return `image-${imageId}-${format}-q${quality}.${formatLooks[format].ending}`;
}
