import type { Animation, Image as ImageAnswer } from '@leaf/api-client/contract';
import type { Image } from '../../db/schema.ts';

/** Kilobytes (1 KB = 1000 bytes) with one decimal, rounded in bytes, where a half is exact. */
export const kilobytesOf = (bytes: number): number => Math.round(bytes / 100) / 10;

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** How an animation runs; undefined for a still picture. */
const animationOf = ({ frames, seconds, loops }: Image): Animation | undefined =>
  frames === null || seconds === null
    ? undefined
    : { frames, seconds, fps: round(frames / seconds, 2), loops };

/** An image as the contract shows it; what follows from bytes and pixels is derived here. */
export function describeImage(image: Image): ImageAnswer {
  const {
    id,
    filename,
    created_at,
    sha256,
    bytes,
    width,
    height,
    format,
    color_space,
    bit_depth,
    has_alpha,
  } = image;
  const pixels = width * height;
  const animation = animationOf(image);
  return {
    id,
    filename,
    created_at: created_at.toISOString(),
    sha256,
    size: kilobytesOf(bytes),
    dimensions: `${width}x${height}`,
    width,
    height,
    format,
    color_space,
    bit_depth,
    bpp: round((bytes * 8) / (pixels * (animation?.frames ?? 1)), 3),
    transparency: has_alpha,
    megapixels: round(pixels / 1e6, 2),
    ...(animation ? { animation } : {}),
  };
}
