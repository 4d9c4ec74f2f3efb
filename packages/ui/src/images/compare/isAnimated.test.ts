import { describe, expect, it } from 'vitest';
import { isAnimated } from './isAnimated.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

/** One pixel with two colours of its own, and the bytes of a second picture inside its data. */
const gifFrame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 255, 255, 255, 2, 3, 0x21, 0x2c, 1, 0];
const gif = (...frames: number[][]) =>
  bytes(
    'GIF89a',
    [1, 0, 1, 0, 0x80, 0, 0],
    [0, 0, 0, 255, 255, 255],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    ...frames,
    [0x3b],
  );
const chunk = (name: string, length: number) => bytes([0, 0, 0, length], name, Array(length + 4).fill(0));
const png = (...chunks: Uint8Array[]) =>
  bytes('\x89PNG\r\n\x1a\n', [...chunk('IHDR', 13)], ...chunks.map((one) => [...one]));
const webp = (flags: number) => bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, flags, 0, 0, 0]);

describe('a file of several pictures', () => {
  it.each([
    ['a GIF', gif(gifFrame, gifFrame), gif(gifFrame)],
    ['a PNG', png(chunk('acTL', 8), chunk('IDAT', 2)), png(chunk('IDAT', 2), chunk('acTL', 8))],
    ['a WEBP', webp(0x12), webp(0x10)],
    ['an AVIF', bytes([0, 0, 0, 24], 'ftypavis'), bytes([0, 0, 0, 24], 'ftypavif')],
  ])('is told from %s of one', (_, animated, still) => {
    expect(isAnimated(animated)).toBe(true);
    expect(isAnimated(still)).toBe(false);
  });

  it.each([
    ['an empty file', bytes()],
    ['a GIF that is cut', gif(gifFrame, gifFrame).subarray(0, 30)],
    ['a PNG that is cut', bytes('\x89PNG\r\n\x1a\n', [0, 0])],
    ['a JPEG', bytes([0xff, 0xd8, 0xff])],
  ])('is not %s', (_, file) => {
    expect(isAnimated(file)).toBe(false);
  });
});
