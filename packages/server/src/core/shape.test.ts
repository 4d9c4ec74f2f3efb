import { expect, it } from 'vitest';
import { keepsTo } from './shape.ts';

it.each<[unknown, boolean]>([
  ['text', true],
  [null, true],
  [{ a: 1, b: [1, 2] }, true],
  [{ a: [1, 2, 3, 4] }, false],
  [[[[]]], true],
  [[[[[]]]], false],
  [{ a: { b: { c: {} } } }, false],
])('%j keeps to four parts and three levels: %s', (body, within) =>
  expect(keepsTo(body, { parts: 4, depth: 3 })).toBe(within),
);
