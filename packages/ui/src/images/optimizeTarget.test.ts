import { describe, expect, test } from 'vitest';
import {
  initialOptimizeValues,
  type OptimizeMode,
  type OptimizeValues,
  optimizeModes,
  startingValues,
  targetField,
  targetProblem,
  toOptimizePayload,
  withSettings,
} from './optimizeTarget.ts';

const filled = (mode: OptimizeMode, target: number | string): OptimizeValues => {
  const field = targetField(mode);
  return { ...initialOptimizeValues, mode, ...(field ? { [field]: target } : {}) };
};

test('there are five modes, the first is chosen', () => {
  expect(optimizeModes).toEqual(['lightweighting', 'ms-lightweighting', 'file_size', 'bpp', 'lean']);
  expect(initialOptimizeValues.mode).toBe('lightweighting');
});

test.each([
  ['lightweighting', 0.98],
  ['ms-lightweighting', 0.98],
  ['file_size', 200],
  ['bpp', 0.15],
  ['lean', null],
] as const)('%s starts with the valid target %s', (mode, target) => {
  const values = { ...initialOptimizeValues, mode };
  expect(targetProblem(values)).toBeNull();
  expect(toOptimizePayload(values)).toEqual({ mode, target });
});

test.each([
  [null, 0.98],
  [undefined, 0.98],
  [0, 0.99],
  [0.1, 0.99],
  [2.07, 0.979],
  [40, 0.94],
])('the slider for an image of %s megapixels starts at %s', (megapixels, ssim) => {
  expect(startingValues(megapixels)).toEqual({ ...initialOptimizeValues, ssim });
});

test('the targets are written as they are typed in a language', () => {
  const typed = (number: number) => String(number).replace('.', ',');
  const start = startingValues(2.07, typed);
  expect(start).toMatchObject({ fileSize: '200', bpp: '0,15' });
  expect(withSettings(start, { mode: 'bpp', target: 0.25 }, typed)).toMatchObject({
    mode: 'bpp',
    bpp: '0,25',
  });
});

describe('the target is rounded when it is sent', () => {
  test.each<[OptimizeMode, number | string, number]>([
    ['lightweighting', 0.94, 0.94],
    ['lightweighting', 0.99, 0.99],
    ['lightweighting', 0.9470000000000001, 0.947],
    ['lightweighting', 0.98549, 0.985],
    ['ms-lightweighting', 0.9555, 0.956],
    ['file_size', '150', 150],
    ['file_size', '150.4', 150],
    ['file_size', '150,5', 151],
    ['file_size', ' 0,5 ', 1],
    ['file_size', '1000000', 1_000_000],
    ['bpp', '0.001', 0.001],
    ['bpp', '0,15', 0.15],
    ['bpp', '0.123449', 0.1234],
    ['bpp', ',25', 0.25],
    ['bpp', '2', 2],
  ])('%s: %s is sent as %d', (mode, typed, sent) => {
    const values = filled(mode, typed);
    expect(targetProblem(values)).toBeNull();
    expect(toOptimizePayload(values)).toEqual({ mode, target: sent });
  });
});

describe('an invalid target cannot be sent', () => {
  test.each<[OptimizeMode, number | string, 'number' | 'range']>([
    ['lightweighting', 0.939, 'range'],
    ['lightweighting', 0.991, 'range'],
    ['ms-lightweighting', 0, 'range'],
    ['lightweighting', Number.NaN, 'range'],
    ['file_size', '', 'number'],
    ['file_size', 'abc', 'number'],
    ['file_size', '1,000.5', 'number'],
    ['file_size', '2e3', 'number'],
    ['file_size', '0', 'range'],
    ['file_size', '0.4', 'range'],
    ['file_size', '-200', 'range'],
    ['bpp', ' ', 'number'],
    ['bpp', '0', 'range'],
    ['bpp', '0,0009', 'range'],
    ['bpp', '-0.15', 'range'],
  ])('%s: %j', (mode, typed, problem) => {
    expect(targetProblem(filled(mode, typed))).toBe(problem);
  });
});

test('only the target of the chosen mode is checked and sent', () => {
  const values: OptimizeValues = { mode: 'bpp', ssim: 0.5, fileSize: 'abc', bpp: '0.2', preset: '' };
  expect(targetProblem(values)).toBeNull();
  expect(toOptimizePayload(values)).toEqual({ mode: 'bpp', target: 0.2 });
  expect(targetProblem({ ...values, mode: 'lean' })).toBeNull();
  expect(toOptimizePayload({ ...values, preset: 'google-ads' })).toEqual({
    mode: 'bpp',
    target: 0.2,
    preset: 'google-ads',
  });
});
