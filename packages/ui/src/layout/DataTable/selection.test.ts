import { describe, expect, test } from 'vitest';
import { extentOf, rangeOf, withIds } from './selection.ts';

describe('rows are selected', () => {
  test('and deselected, the others as they were', () => {
    expect([...withIds(new Set([1]), [2, 3], true)]).toEqual([1, 2, 3]);
    expect([...withIds(new Set([1, 2, 3]), [2, 4], false)]).toEqual([1, 3]);
  });
  test('without a change to the set before', () => {
    const before = new Set([1]);
    withIds(before, [2], true);
    expect([...before]).toEqual([1]);
  });
});

describe('a range', () => {
  const ids = [5, 3, 8, 1];
  test.each([
    [3, 1, [3, 8, 1]],
    [1, 3, [3, 8, 1]],
    [8, 8, [8]],
    [undefined, 8, [8]],
    [99, 8, [8]],
  ] as const)('from %s to %s is %j', (from, to, expected) => {
    expect(rangeOf(ids, from, to)).toEqual(expected);
  });
});

test.each([
  [[1, 2], [], 'none'],
  [[1, 2], [3], 'none'],
  [[1, 2], [2], 'some'],
  [[1, 2], [1, 2, 3], 'all'],
  [[], [1], 'none'],
] as const)('of %j with %j selected are %s', (ids, selected, expected) => {
  expect(extentOf(ids, new Set<number>(selected))).toBe(expected);
});
