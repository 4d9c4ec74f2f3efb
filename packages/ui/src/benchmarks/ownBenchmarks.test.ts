import { describe, expect, test } from 'vitest';
import { campaignRows, noRows } from '../campaigns/fixtures.ts';
import { comparedPlaces, ownValues, rankAmong, shareIn } from './ownBenchmarks.ts';

const [delivery] = campaignRows.delivery;
const [selection] = campaignRows.selection;
if (!delivery || !selection) throw new Error('The example has rows of each stage.');

describe('the places a campaign is compared with', () => {
  test('none without impressions', () => {
    expect(comparedPlaces(noRows)).toBeNull();
    expect(comparedPlaces({ ...noRows, storage: campaignRows.storage })).toBeNull();
  });

  test('the country with most impressions, and the regions of its rows', () => {
    const rows = {
      ...noRows,
      selection: [{ ...selection, country: 'Brazil', region: 'South America' as const, impressions: 3_000 }],
      delivery: [
        { ...delivery, country: 'Germany', region: 'Europe' as const, impressions: 2_000 },
        { ...delivery, country: 'Brazil', region: 'LATAM' as const, impressions: 1_000 },
      ],
    };
    expect(comparedPlaces(rows)).toEqual({
      country: 'Brazil',
      region: 'South America',
      delivery_region: 'LATAM',
    });
  });

  test('a row with a fixed ratio has no region: its country has one', () => {
    const rows = { ...noRows, delivery: [{ ...delivery, country: 'Japan', region: null, impressions: 10 }] };
    expect(comparedPlaces(rows)).toEqual({ country: 'Japan', region: 'Asia', delivery_region: 'APAC' });
  });
});

test('only rows of the country count', () => {
  const rows = {
    ...noRows,
    delivery: [
      { ...delivery, country: 'Germany', impressions: 1_000_000, total_emissions: 20 },
      { ...delivery, country: 'France', impressions: 1_000_000, total_emissions: 5 },
    ],
  };
  expect(ownValues(rows, 'Germany')).toEqual({
    storage: null,
    selection: null,
    delivery: 20,
    consumption: null,
  });
});

test.each([
  ['Germany', 0.7],
  ['France', 0.3],
  ['Spain', 0],
])('of the impressions of all stages, %s has the share %d', (country, share) => {
  const rows = {
    ...noRows,
    selection: [{ ...selection, country: 'Germany', impressions: 400 }],
    delivery: [
      { ...delivery, country: 'Germany', impressions: 300 },
      { ...delivery, country: 'France', impressions: 300 },
    ],
  };
  expect(shareIn(rows, country)).toBe(share);
  expect(shareIn(noRows, country)).toBe(0);
});

test.each([
  [5, { lower: 2, of: 2 }],
  [10, { lower: 1, of: 2 }],
  [10.000_000_000_001, { lower: 1, of: 2 }],
  [20, { lower: 0, of: 2 }],
])('%d is lower than how many', (value, rank) => {
  expect(rankAmong(value, { first: 10, second: 20 })).toEqual(rank);
});
