import { expect, it } from 'vitest';
import type { BundleInventory } from './types.ts';
import { bundleVerdict } from './verdict.ts';

const sum = (requests: number, transfer: number) => ({ requests, bytes: transfer, transfer });

const broken = (
  preset: Parameters<typeof bundleVerdict>[0],
  loads: Pick<BundleInventory, 'initial' | 'later'>,
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
  )?.breaks.map(({ rule, is, most }) => [rule, is, most]);

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

it('is none for a platform that states no rules', () => {
  expect(broken('microsoft-audience', { initial: sum(1, 1), later: sum(0, 0) })).toBeUndefined();
});
