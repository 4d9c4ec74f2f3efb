import { describe, expect, it } from 'vitest';
import { photo } from '../fixtures.ts';
import { sizeOf } from '../imageInfo.ts';
import { densitiesFor, sizeKey, sizeLists, usualSizes } from './sizeOrders.ts';

describe('the lists of sizes', () => {
  it('are the units of the IAB and what platforms state', () => {
    expect(sizeLists.map(({ id, sizes }) => [id, sizes.length])).toEqual([
      ['iab-portfolio', 15],
      ['google-ads', 20],
    ]);
  });

  it.each(sizeLists)('of $id fits into one call in both densities, each size once', ({ sizes }) => {
    expect(new Set(sizes.map(sizeKey)).size).toBe(sizes.length);
    expect(sizes.length * 2).toBeLessThanOrEqual(40);
  });

  it('have the usual sizes', () => {
    for (const { sizes } of sizeLists)
      expect(sizes.map(sizeKey)).toEqual(expect.arrayContaining([...usualSizes]));
  });
});

describe('the densities of a size', () => {
  it.each([
    [{ width: 300, height: 250 }, [1]],
    [{ width: 300, height: 200 }, [1, 2]],
    [{ width: 300, height: 600 }, []],
  ])('of %o from 600x400 are %j', (size, found) => {
    expect(densitiesFor({ width: 600, height: 400 }, size)).toEqual(found);
  });

  it('are those that are wanted', () => {
    expect(densitiesFor({ width: 600, height: 400 }, { width: 300, height: 200 }, [2])).toEqual([2]);
  });
});

it('knows no dimensions where the image says none', () => {
  expect(sizeOf(photo)).toEqual({ width: 600, height: 400 });
  expect(sizeOf({ ...photo, width: null })).toBeUndefined();
  expect(sizeOf(undefined)).toBeUndefined();
});
