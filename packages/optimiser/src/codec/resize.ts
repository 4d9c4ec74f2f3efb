import { isLargeEnough, partOf, type SizeOrder } from '../crop.ts';
import { OptimiserError } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { readHeader, readingError } from './header.ts';
import { openShown } from './shown.ts';

/** Crops and scales down a master to a lossless PNG. Throws if that would enlarge it, and for animations. */
export async function resizePicture(
  bytes: Uint8Array,
  order: SizeOrder,
  limits: Pick<Limits, 'pixels'>,
): Promise<Uint8Array> {
  const master = await readHeader(bytes, limits);
  if (master.frames)
    throw new OptimiserError(
      'unsupported',
      'An animation cannot be cropped. Save it in each size, or upload one frame.',
    );
  const part = partOf(master, order);
  if (!isLargeEnough(master, order))
    throw new OptimiserError(
      'unsupported',
      `The picture is too small for ${order.width}x${order.height}: of its ${master.width}x${master.height} pixels ` +
        `${part.width}x${part.height} have that ratio, and enlarging them would blur.`,
    );
  const shown = await openShown(bytes, master, limits);
  return shown
    .extract(part)
    .resize(order.width, order.height, { fit: 'fill' })
    .png({ compressionLevel: 6 })
    .toBuffer()
    .catch((error: unknown) => {
      throw readingError(error, limits);
    });
}
