import { expect, it } from 'vitest';
import type { BundleInventory } from './types.ts';
import { bundleVerdict } from './verdict.ts';

const sum = (requests: number, transfer: number) => ({ requests, bytes: transfer, transfer });

const broken = (
  preset: Parameters<typeof bundleVerdict>[0],
  loads: Pick<BundleInventory, 'initial' | 'later' | 'possible'>,
  certainty: 'breaks' | 'may_break' = 'breaks',
) =>
  bundleVerdict(
    preset,
    {
      entry: 'index.html',
      entry_sure: true,
      size: { width: 300, height: 250 },
      click: 'clickTag',
      backup: null,
      files: [],
      external: [],
      unused: [],
      missing: [],
      ...loads,
    },
    1000,
  )?.[certainty].map(({ rule, is, most }) => [rule, is, most]);

it.each([
  ['both loads may have 100 requests together', sum(60, 0), sum(40, 0), []],
  ['one more is too many', sum(60, 0), sum(41, 0), [['requests', 101, 100]]],
  ['both loads may have 5 MB together', sum(1, 3e6), sum(1, 2e6), []],
  ['one byte more is too much', sum(1, 3e6), sum(1, 2e6 + 1), [['download', 5_000_001, 5_000_000]]],
])('Display & Video 360: %s', (_, initial, later, breaks) => {
  expect(broken('display-video-360', { initial, later })).toEqual(breaks);
});

it.each([
  ['the first load may have 10 requests, whatever comes later', sum(10, 0), sum(41, 0), []],
  ['one more is too many', sum(11, 0), sum(0, 0), [['initial-requests', 11, 10]]],
  ['the later load may be twice the first', sum(1, 150_000), sum(1, 300_000), []],
  [
    'one byte more in each is too much',
    sum(1, 150_001),
    sum(1, 300_001),
    [
      ['initial', 150_001, 150_000],
      ['later', 300_001, 300_000],
    ],
  ],
])('IAB: %s', (_, initial, later, breaks) => {
  expect(broken('iab-portfolio', { initial, later })).toEqual(breaks);
});

it.each([
  ['which would break no rule', sum(1, 20_000), []],
  [
    'which would be too much at the start, and too many',
    sum(10, 228_000),
    [
      ['initial', 228_400, 150_000],
      ['initial-requests', 11, 10],
    ],
  ],
  ['which would be too much later', sum(1, 149_600), [['later', 301_000, 300_000]], sum(1, 151_400)],
])('IAB: counts unused pictures that a script may load, %s', (_, possible, expected, later = sum(0, 0)) => {
  const loads = { initial: sum(1, 400), later, possible };
  expect(broken('iab-portfolio', loads)).toEqual([]);
  expect(broken('iab-portfolio', loads, 'may_break')).toEqual(expected);
});

it('names a rule that is broken anyway only once', () => {
  const loads = { initial: sum(1, 160_000), later: sum(0, 0), possible: sum(1, 10) };
  expect(broken('iab-portfolio', loads, 'may_break')).toEqual([]);
});

it('is none for a platform that states no rules', () => {
  expect(broken('microsoft-audience', { initial: sum(1, 1), later: sum(0, 0) })).toBeUndefined();
});
