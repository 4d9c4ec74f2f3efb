import { describe, expect, it } from 'vitest';
import { noisy, plane } from '../../test/planes.ts';
import { compare, openReference } from '../metric/compare.ts';
import { plainLuma } from '../metric/luma.ts';
import { plainSimilarities } from '../metric/plain.ts';
import { scaleCount } from '../metric/scales.ts';
import { kernelLuma, kernelReference } from './kernel.ts';

describe('the kernel against the plain version', () => {
  // Sizes around the window, around a strip of 512 columns with its overhang, and where another scale is added.
  const sizes = [
    [11, 11],
    [12, 13],
    [22, 175],
    [176, 177],
    [521, 23],
    [522, 44],
    [523, 180],
    [1037, 24],
  ] as const;

  it.each(sizes)('%dx%d: all scales within 1e-6', (width, height) => {
    const a = plane(width, height, noisy(width * height));
    const b = plane(
      width,
      height,
      noisy(width * height, 2).map((v, i) => (v + 7 * (a.data[i] ?? 0)) >> 3),
    );
    const count = scaleCount(width, height);
    const reference = kernelReference(a, 1, [255], count);
    const fast = reference?.compare(b, 1, 255);
    reference?.close();
    expect(fast).toHaveLength(count);
    plainSimilarities(a, b, count).forEach((slow, i) => {
      expect(Math.abs((fast?.[i]?.ssim ?? 0) - slow.ssim)).toBeLessThan(1e-6);
      expect(Math.abs((fast?.[i]?.contrast ?? 0) - slow.contrast)).toBeLessThan(1e-6);
    });
  });

  it('keeps a source for many candidates, beside others', () => {
    const pictures = [3, 4, 5].map((seed) => ({
      width: 190,
      height: 180,
      data: noisy(190 * 180 * 3, seed),
    }));
    const open = pictures.map((picture) => openReference(picture, 'white'));
    for (const candidate of pictures)
      for (const [i, reference] of open.entries())
        expect(reference.compare(candidate, 'white')).toEqual(
          compare(pictures[i] ?? candidate, candidate, 'white'),
        );
    for (const reference of open) reference.close();
    expect(() => open[0]?.compare(pictures[0] ?? plane(1, 1, noisy(1)), 'white')).toThrow('closed');
  });

  it.each([1, 2, 3, 4])('gives the same luma of %d samples per pixel, on white and on black', (samples) => {
    const image = { width: 1031, height: 300, data: noisy(1031 * 300 * samples) };
    for (const background of [0, 255] as const)
      expect(
        Buffer.compare(
          kernelLuma(image, samples, background)?.data ?? new Uint8Array(),
          plainLuma(image, samples, background).data,
        ),
      ).toBe(0);
  });
});
