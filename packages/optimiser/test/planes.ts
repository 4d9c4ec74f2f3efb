import type { Plane } from '../src/metric/luma.ts';

/** A linear congruential generator: the same samples in every run. */
export function noisy(length: number, seed = 1): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

/** A plane of samples. */
export const plane = (width: number, height: number, data: Uint8Array): Plane => ({ width, height, data });

/** A plane with a single value. */
export const flatPlane = (width: number, height: number, value: number): Plane =>
  plane(width, height, new Uint8Array(width * height).fill(value));
