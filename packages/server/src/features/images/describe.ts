import type { Image as ImageAnswer } from '@leaf/api-client/contract';
import type { Image } from '../../db/schema.ts';

const BYTES_PER_KB = 1000;

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** An image as the contract shows it; what follows from bytes and pixels is derived here. */
export function describeImage(image: Image): ImageAnswer {
  const { id, filename, created_at, bytes, width, height, format, color_space, bit_depth, has_alpha } = image;
  const pixels = width * height;
  return {
    id,
    filename,
    created_at: created_at.toISOString(),
    size: round(bytes / BYTES_PER_KB, 1),
    dimensions: `${width}x${height}`,
    width,
    height,
    format,
    color_space,
    bit_depth,
    bpp: round((bytes * 8) / pixels, 3),
    transparency: has_alpha,
    megapixels: round(pixels / 1e6, 2),
  };
}
