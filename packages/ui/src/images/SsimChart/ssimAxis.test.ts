import { expect, test } from 'vitest';
import { sizeTicks } from './ssimAxis.ts';

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

test.each([
  [74.8, 80],
  [3000, 50],
])('an original of %d KB leads to an axis up to %d', (original, last) => {
  const points = [{ format: 'jpeg' as const, kb: 45, quality: 1, ssim: 1, chosen: false }];
  expect(sizeTicks([{ format: 'jpeg', points }], original).at(-1)).toBe(last);
});
