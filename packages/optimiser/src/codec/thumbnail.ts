import type { Limits } from '../limits.ts';
import { readHeader, readingError } from './header.ts';
import { openShown } from './shown.ts';

/** Pixels of a thumbnail's longer side: twice the largest place it is shown in. */
export const thumbnailSide = 112;

/** A small WEBP of the whole picture as browsers show it; the first frame of an animation. Nothing is enlarged. */
export async function makeThumbnail(bytes: Uint8Array, limits: Pick<Limits, 'pixels'>): Promise<Uint8Array> {
  const header = await readHeader(bytes, limits);
  const shown = await openShown(bytes, header, limits);
  return shown
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
    .catch((error: unknown) => {
      throw readingError(error, limits);
    });
}
