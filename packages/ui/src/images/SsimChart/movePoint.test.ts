import { expect, test } from 'vitest';
import type { ImageFormat } from '../imageFormats.ts';
import type { SsimSeries } from '../ssimSeries.ts';
import { movePoint } from './movePoint.ts';

const of = (format: ImageFormat, ...sizes: number[]): SsimSeries => ({
  format,
  points: sizes.map((kb) => ({ format, kb, quality: kb, ssim: 0.9, chosen: false })),
});
const series = [of('jpeg', 50, 100, 200), of('webp', 40, 90), of('avif', 20, 60, 95, 150)];

test.each<[string, [number, number], [number, number] | undefined]>([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowRight', [0, 2], undefined],
  ['ArrowLeft', [0, 2], [0, 1]],
  ['ArrowLeft', [0, 0], undefined],
  ['Home', [2, 3], [2, 0]],
  ['End', [2, 0], [2, 3]],
  ['End', [2, 3], undefined],
  ['ArrowDown', [0, 1], [1, 1]],
  ['ArrowDown', [1, 1], [2, 2]],
  ['ArrowDown', [2, 0], undefined],
  ['ArrowUp', [2, 0], [1, 0]],
  ['ArrowUp', [1, 1], [0, 1]],
  ['ArrowUp', [0, 1], undefined],
  ['Enter', [0, 0], undefined],
])('%s leads from %j to %j', (key, [from, point], to) => {
  const expected = to && { series: to[0], point: to[1] };
  expect(movePoint(series, { series: from, point }, key)).toEqual(expected);
});

test('nothing leads anywhere without points', () => {
  expect(movePoint([], { series: 0, point: 0 }, 'ArrowRight')).toBeUndefined();
});
