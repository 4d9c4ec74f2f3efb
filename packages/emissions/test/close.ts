import { expect } from 'vitest';

/** Relative tolerance to which worked examples and independent arithmetic must agree. */
const tolerance = 1e-9;

export function expectClose(actual: number, expected: number, what = 'value'): void {
  const allowed = tolerance * Math.max(Math.abs(actual), Math.abs(expected));
  expect(Math.abs(actual - expected), `${what}: ${actual} instead of ${expected}`).toBeLessThanOrEqual(
    allowed,
  );
}
