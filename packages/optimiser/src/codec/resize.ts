import { OptimiserError } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { reader, readHeader, readingError } from './header.ts';

/** The point of a picture that matters most, as shares of its width and height: 0.5 and 0.5 is the middle. */
export interface Focus {
  x: number;
  y: number;
}

/** A size to make of a master. */
export interface SizeOrder {
  width: number;
  height: number;
  focus: Focus;
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part of a master that becomes a picture of another size: as large as its ratio allows, with the focus as near to its
 * middle as the edges of the master allow.
 */
export function partOf(master: { width: number; height: number }, { width, height, focus }: SizeOrder): Part {
  const scale = Math.min(master.width / width, master.height / height);
  const part = {
    width: Math.min(master.width, Math.max(1, Math.round(width * scale))),
    height: Math.min(master.height, Math.max(1, Math.round(height * scale))),
  };
  const start = (size: number, kept: number, middle: number) =>
    Math.min(size - kept, Math.max(0, Math.round(size * middle - kept / 2)));
  return {
    left: start(master.width, part.width, focus.x),
    top: start(master.height, part.height, focus.y),
    ...part,
  };
}

/** A master cropped and made smaller, as a lossless PNG. Throws where that would enlarge it, and for animations. */
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
  if (part.width < order.width || part.height < order.height)
    throw new OptimiserError(
      'unsupported',
      `The picture is too small for ${order.width}x${order.height}: of its ${master.width}x${master.height} pixels ` +
        `${part.width}x${part.height} have that ratio, and enlarging them would blur.`,
    );
  return reader(bytes, limits)
    .autoOrient()
    .toColourspace('srgb')
    .extract(part)
    .resize(order.width, order.height, { fit: 'fill' })
    .png({ compressionLevel: 6 })
    .toBuffer()
    .catch((error: unknown) => {
      throw readingError(error, limits);
    });
}
