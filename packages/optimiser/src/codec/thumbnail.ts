import type { Limits } from '../limits.ts';
import { reader, readHeader, readingError } from './header.ts';

/** Pixels of a thumbnail's longer side: twice the largest place it is shown in. */
export const thumbnailSide = 112;

/** A small WEBP of the whole picture, upright and in sRGB; the first frame of an animation. Nothing is enlarged. */
export async function makeThumbnail(bytes: Uint8Array, limits: Pick<Limits, 'pixels'>): Promise<Uint8Array> {
  await readHeader(bytes, limits);
  return reader(bytes, limits)
    .autoOrient()
    .toColourspace('srgb')
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
    .catch((error: unknown) => {
      throw readingError(error, limits);
    });
}
