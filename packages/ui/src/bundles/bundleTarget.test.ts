import { expect, it } from 'vitest';
import { initialBundleValues, limitProblem, toBundlePayload } from './bundleTarget.ts';

it('starts at SSIM 0.98, without a limit', () => {
  expect(initialBundleValues).toEqual({ target: 0.98, limit: '' });
  expect(toBundlePayload(initialBundleValues, '')).toEqual({ target: 0.98 });
});

it.each([
  ['', null],
  ['  ', null],
  ['150', null],
  ['99,5', null],
  ['1', null],
  ['25000', null],
  ['0', 'number'],
  ['-3', 'number'],
  ['many', 'number'],
  ['0.5', 'range'],
  ['25001', 'range'],
] as const)('a limit of “%s” has the problem %s', (limit, problem) => {
  expect(limitProblem({ target: 0.98, limit })).toBe(problem);
});

it('names the platform and the limit where there are some', () => {
  expect(toBundlePayload({ target: 0.965, limit: ' 99,5 ' }, 'google-ads')).toEqual({
    target: 0.965,
    preset: 'google-ads',
    kilobytes: 99.5,
  });
});
