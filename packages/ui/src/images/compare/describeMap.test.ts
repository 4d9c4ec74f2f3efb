import { describe, expect, it } from 'vitest';
import { describeMap, strengthOf } from './describeMap.ts';

const map = (values: number[], columns: number) => ({
  values: Float32Array.from(values),
  columns,
  rows: values.length / columns,
  block: 8,
  inset: 5,
  width: 100,
  height: 100,
});

describe('describeMap', () => {
  it('names the place of the largest difference and the share that differs', () => {
    const { share, worst } = describeMap(map([1, 0.9, 0.5, 1, 1, 1, 1, 0.96, 1], 3));
    expect(share).toBeCloseTo(2 / 9);
    expect(worst).toEqual({ ssim: 0.5, place: 'top right', column: 2, row: 0 });
  });

  it('has no share for equal pictures', () => {
    expect(describeMap(map([1, 1, 1, 1], 2))).toMatchObject({ share: 0, worst: { ssim: 1 } });
  });

  it('puts a single block in the middle', () => {
    expect(describeMap(map([0.8], 1)).worst.place).toBe('middle centre');
  });
});

describe('strengthOf', () => {
  it.each([
    [1, 0],
    [0.9, 0.5],
    [0.8, 1],
    [-0.2, 1],
    [1.0001, 0],
  ])('marks a block of SSIM %f with %f', (ssim, strength) => {
    expect(strengthOf(ssim)).toBeCloseTo(strength);
  });
});
