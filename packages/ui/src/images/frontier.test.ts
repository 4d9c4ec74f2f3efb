import { describe, expect, test } from 'vitest';
import { frontierOf } from './frontier.ts';
import type { ImageFormat } from './imageFormats.ts';
import type { SsimPoint, SsimSeries } from './ssimSeries.ts';

const series = (format: ImageFormat, ...points: [kb: number, ssim: number][]): SsimSeries => ({
  format,
  points: points.map(([kb, ssim], quality): SsimPoint => ({ format, quality, kb, ssim, chosen: false })),
});
const found = (...all: SsimSeries[]) => frontierOf(all).map(({ format, kb, ssim }) => [format, kb, ssim]);

describe('frontierOf', () => {
  test('leaves out what another file beats in size and SSIM', () => {
    expect(found(series('jpeg', [10, 0.9], [20, 0.97]), series('avif', [8, 0.92], [25, 0.96]))).toEqual([
      ['avif', 8, 0.92],
      ['jpeg', 20, 0.97],
    ]);
  });

  test('leaves out a larger file of the same SSIM, and a worse one of the same size', () => {
    expect(found(series('webp', [10, 0.95], [12, 0.95]), series('jpeg', [10, 0.94]))).toEqual([
      ['webp', 10, 0.95],
    ]);
  });

  test('keeps files that are equal in both', () => {
    expect(found(series('jpeg', [10, 0.95]), series('avif', [10, 0.95]))).toHaveLength(2);
  });

  test('is empty without points', () => {
    expect(found()).toEqual([]);
  });
});
