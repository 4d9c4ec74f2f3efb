import { type WrittenFormat, writtenFacts } from '@leaf/optimiser/browser';

/**
 * File name of a downloaded result: `image-{id}-{format}-q{quality}.{jpg|webp|avif|png|gif}`; built from ids only,
 * never from user text.
 */
export function downloadName(imageId: number, format: WrittenFormat, quality: number): string {
  return `image-${imageId}-${format}-q${quality}.${writtenFacts[format].extension}`;
}
