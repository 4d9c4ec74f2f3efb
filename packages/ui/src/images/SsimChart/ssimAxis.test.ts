import { expect, test } from 'vitest';
import type { SsimSeries } from '../ssimSeries.ts';
import { sizeTicks, ssimBounds, ssimTicks } from './ssimAxis.ts';

const of = (...values: number[]): SsimSeries[] => [
  {
    format: 'jpeg',
    points: values.map((ssim) => ({ format: 'jpeg', kb: 1, quality: 1, ssim, chosen: false })),
  },
];

test.each<[number[], [number, number]]>([
  [
    [0.952, 0.98, 0.9955],
    [0.95, 1],
  ],
  [
    [0.94, 0.97],
    [0.94, 0.97],
  ],
  [
    [0.29, 0.5],
    [0.29, 0.5],
  ],
  [[1], [0.98, 1]],
  [[0.981], [0.97, 0.99]],
  [
    [-0.2, 0.4],
    [-0.2, 0.4],
  ],
])('points at %j need the axis %j', (values, bounds) => {
  expect(ssimBounds(of(...values))).toEqual(bounds);
});

test.each<[[number, number], number[]]>([
  [
    [0.98, 1],
    [0.98, 0.99, 1],
  ],
  [
    [0.95, 1],
    [0.95, 0.96, 0.97, 0.98, 0.99, 1],
  ],
  [
    [0.9, 1],
    [0.9, 0.92, 0.94, 0.96, 0.98, 1],
  ],
  [
    [0.29, 1],
    [0.4, 0.6, 0.8, 1],
  ],
])('the axis %j has the ticks %j', (bounds, ticks) => {
  expect(ssimTicks(bounds)).toEqual(ticks);
});

test.each<[number, number[]]>([
  [45.7, [0, 10, 20, 30, 40, 50]],
  [10, [0, 2, 4, 6, 8, 10]],
  [100, [0, 20, 40, 60, 80, 100]],
  [1.3, [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4]],
  [0.62, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]],
  [2450, [0, 500, 1000, 1500, 2000, 2500]],
  [6100, [0, 1000, 2000, 3000, 4000, 5000, 6000, 7000]],
  [9900, [0, 2000, 4000, 6000, 8000, 10000]],
])('a largest file of %d KB needs the ticks %j', (kb, ticks) => {
  const points = [{ format: 'jpeg' as const, kb, quality: 1, ssim: 1, chosen: false }];
  expect(sizeTicks([{ format: 'jpeg', points }])).toEqual(ticks);
});
