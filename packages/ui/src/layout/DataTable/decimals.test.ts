import { expect, test } from 'vitest';
import { decimalsOf, mostDecimals } from './decimals.ts';

test.each([
  [50, 0],
  [0, 0],
  [12.5, 1],
  [0.04, 2],
  [-1.25, 2],
  [2.999, 3],
  [2.99999, 0],
  [0.1 + 0.2, 1],
  [0.0042, 4],
  [0.00001, 4],
  [1e9, 0],
  [null, 0],
  [undefined, 0],
  [Number.POSITIVE_INFINITY, 0],
])('%s has %i decimals', (value, expected) => {
  expect(decimalsOf(value)).toBe(expected);
});

test('a column has as many as the number with the most', () => {
  expect(mostDecimals([])).toBe(0);
  expect(mostDecimals([50, null, 3])).toBe(0);
  expect(mostDecimals([50, 12.5, 3])).toBe(1);
  expect(mostDecimals([50, 12.5, 0.04])).toBe(2);
});
