import { expect, test } from 'vitest';
import type { SsimSeries } from '../ssimSeries.ts';
import { ssimBounds, ssimTicks } from './ssimAxis.ts';

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
