import { expect, test } from 'vitest';
import { placeOn, ranked, sharedDecades } from './plotScale.ts';

const benchmarks = {
  storage: { SSD: 2, HDD: 16 },
  selection: { Direct: 0.4 },
  delivery: { Display: 0 },
  consumption: { TV: 640 },
};

test('all stages share the decades around all values', () => {
  expect(sharedDecades(benchmarks)).toEqual({ from: -1, to: 3 });
  const own = { storage: null, selection: null, delivery: 4000, consumption: null };
  expect(sharedDecades(benchmarks, own)).toEqual({ from: -1, to: 4 });
});

test('without a value above 0 there is no scale', () => {
  expect(sharedDecades({ storage: {}, selection: {}, delivery: { Display: 0 }, consumption: {} })).toBeNull();
});

test.each([
  [0.1, 0],
  [10, 0.5],
  [1000, 1],
  [0, null],
  [null, null],
])('%s stands at %s', (value, place) => expect(placeOn({ from: -1, to: 3 }, value)).toBe(place));

test('the largest stands first', () => {
  expect(ranked(benchmarks.storage).map(([label]) => label)).toEqual(['HDD', 'SSD']);
});
