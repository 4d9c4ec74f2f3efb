import { benchmarks, ofEachStage } from '@leaf/emissions';
import { expect, test } from 'vitest';
import { unknownBenchmarks } from './unknownBenchmarks.ts';

test('Every value has a place before it is known', () => {
  const known = benchmarks({ country: 'France', region: 'Europe', delivery_region: 'Europe' });
  expect(ofEachStage((stage) => Object.keys(unknownBenchmarks[stage]))).toEqual(
    ofEachStage((stage) => Object.keys(known[stage])),
  );
});
