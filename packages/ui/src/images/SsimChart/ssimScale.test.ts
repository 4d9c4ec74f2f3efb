import { expect, test } from 'vitest';
import type { SsimSeries } from '../ssimSeries.ts';
import { ssimAxis, ssimHeight } from './ssimScale.ts';

const of = (...values: number[]): SsimSeries[] => [
  {
    format: 'jpeg',
    points: values.map((ssim) => ({ format: 'jpeg', kb: 1, quality: 1, ssim, chosen: false })),
  },
];

test('better is always higher, and the last hundredths have room', () => {
  const values = [-0.2, 0, 0.29, 0.5, 0.9, 0.94, 0.98, 0.99, 0.999];
  const heights = values.map(ssimHeight);
  expect([...heights].sort((a, b) => a - b)).toEqual(heights);
  expect(ssimHeight(0.998) - ssimHeight(0.98)).toBeCloseTo(ssimHeight(0.98) - ssimHeight(0.8), 9);
});

test('a perfect copy has a place', () => expect(ssimHeight(1)).toBe(ssimHeight(0.9995)));

test.each<[number[], number | undefined, number[]]>([
  [[0.952, 0.98, 0.9955], undefined, [0.95, 0.98, 0.99, 0.995, 0.998]],
  [[0.83, 0.97], undefined, [0.8, 0.9, 0.95, 0.98]],
  [[0.96, 0.975], 0.99, [0.95, 0.98, 0.99, 0.995]],
  [[1], undefined, [0.999]],
  [[0.981], undefined, [0.98, 0.99]],
])('points at %j with the target %s need the ticks %j', (values, target, ticks) => {
  expect(ssimAxis(of(...values), target).ticks).toEqual(ticks);
});

test.each([[1], [0.99, 1], [-0.2, 0.4], [0.3]])('every point is within the axis', (...values) => {
  const { low, high } = ssimAxis(of(...values));
  expect(ssimHeight(low)).toBeLessThanOrEqual(ssimHeight(Math.min(...values)));
  expect(ssimHeight(high)).toBeGreaterThanOrEqual(ssimHeight(Math.max(...values)));
  expect(ssimHeight(high)).toBeGreaterThan(ssimHeight(low));
});
