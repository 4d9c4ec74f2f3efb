import { stages } from '@leaf/emissions';
import { describe, expect, test } from 'vitest';
import type { ConsumptionRow } from '../../consumption/ConsumptionForm/consumptionRow.ts';
import { campaignRows, noRows } from '../../fixtures.ts';
import {
  campaignIntensity,
  emissionsSeries,
  grandTotal,
  intensityStages,
  stageIntensities,
  stageTotals,
} from './emissionsSeries.ts';

const seriesOf = (stage: (typeof stages)[number], rows = campaignRows) => {
  const found = emissionsSeries(rows).find((series) => series.stage === stage);
  if (!found) throw new Error(stage);
  return found;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const row = (device_type: string, usephase = 10, embodied = 5): ConsumptionRow => ({
  id: 1,
  name: device_type,
  level: 0,
  country: 'Germany',
  device_type,
  impressions: 1,
  placement_type: 'display',
  view_time: null,
  total_emissions: usephase + embodied,
  usephase_device_emissions: usephase,
  embodied_device_emissions: embodied,
});

const consumption = (...rows: ConsumptionRow[]) => {
  const { components } = seriesOf('consumption', { ...noRows, consumption: rows });
  return Object.fromEntries(components.map(({ part, kind, value }) => [`${part} ${kind}`, value]));
};

describe('the components of a stage', () => {
  test.each([
    ['storage', ['ssd whole', 'hdd whole', 'lto whole', 'cloud whole']],
    ['selection', ['server electricity', 'network electricity', 'server embodied', 'network embodied']],
    [
      'delivery',
      [
        'mobile electricity',
        'fixed electricity',
        'cdn electricity',
        'mobile embodied',
        'fixed embodied',
        'cdn embodied',
      ],
    ],
    [
      'consumption',
      [
        'mobile electricity',
        'tablet electricity',
        'pc electricity',
        'tv electricity',
        'mobile embodied',
        'tablet embodied',
        'pc embodied',
        'tv embodied',
      ],
    ],
  ] as const)('%s: %j', (stage, expected) => {
    expect(seriesOf(stage, noRows).components.map(({ part, kind }) => `${part} ${kind}`)).toEqual(expected);
  });

  test.each(stages)('%s: they add up to the card', (stage) => {
    const { total, components } = seriesOf(stage);
    expect(sum(components.map(({ value }) => value))).toBeCloseTo(total, 9);
    expect(total).toBe(stageTotals(campaignRows)[stage]);
  });
});

describe('the PC group', () => {
  test.each(['pc', 'PC', 'desktop', 'Desktop', 'DESKTOP', 'computer', 'Computer'])('counts %s', (device) => {
    expect(consumption(row(device))).toMatchObject({
      'pc electricity': 10,
      'pc embodied': 5,
      'mobile electricity': 0,
    });
  });
});

test('a mixed row is split over the four groups and still adds up', () => {
  const parts = consumption(row('mixed'));
  expect(parts).toMatchObject({
    'mobile electricity': expect.closeTo(0.78663, 5),
    'tablet electricity': expect.closeTo(0.05555, 5),
    'pc electricity': expect.closeTo(2.74973, 5),
    'tv electricity': expect.closeTo(6.40809, 5),
    'mobile embodied': expect.closeTo(2.672575, 4),
    'tv embodied': expect.closeTo(0.98361, 4),
  });
  expect(sum(Object.values(parts))).toBeCloseTo(15, 12);
});

describe('totals', () => {
  test('an empty campaign is 0', () => expect(grandTotal(stageTotals(noRows))).toBe(0));
  test('the grand total is the sum of the cards', () => {
    const totals = stageTotals(campaignRows);
    expect(grandTotal(totals)).toBeCloseTo(sum(Object.values(totals)), 12);
  });
});

describe('grams for 1000 impressions', () => {
  test('there is none without impressions', () => {
    expect(stageIntensities(noRows)).toEqual({
      storage: null,
      selection: null,
      delivery: null,
      consumption: null,
    });
    expect(campaignIntensity(stageIntensities(noRows))).toBeNull();
  });

  test('storage has none, the others are over their own impressions', () => {
    const rows = { ...campaignRows, delivery: [], selection: [], consumption: [row('tv', 1.5, 0.5)] };
    expect(stageIntensities(rows)).toEqual({
      storage: null,
      selection: null,
      delivery: null,
      consumption: 2e6,
    });
    expect(campaignIntensity(stageIntensities(rows))).toBe(2e6);
  });

  test('rows are weighed by their impressions', () => {
    const impressions = sum(campaignRows.consumption.map((item) => item.impressions));
    const total = sum(campaignRows.consumption.map((item) => item.total_emissions));
    expect(stageIntensities(campaignRows).consumption).toBeCloseTo((total * 1000) / (impressions / 1000), 9);
  });

  test('of a campaign it is the sum over each stage’s own impressions, without storage', () => {
    const intensities = stageIntensities(campaignRows);
    const { selection = 0, delivery = 0, consumption = 0 } = intensities as Record<string, number>;
    expect(campaignIntensity(intensities)).toBeCloseTo(selection + delivery + consumption, 12);
    expect(intensityStages(intensities)).toEqual({
      within: ['selection', 'delivery', 'consumption'],
      without: ['storage'],
    });
    // It is not the total over any number of impressions: without storage’s rows it does not change.
    const withoutStorage = stageIntensities({ ...campaignRows, storage: [] });
    expect(campaignIntensity(withoutStorage)).toBe(campaignIntensity(intensities));
  });

  test('a stage without rows is named as left out', () => {
    const { within, without } = intensityStages(stageIntensities({ ...campaignRows, delivery: [] }));
    expect(within).toEqual(['selection', 'consumption']);
    expect(without).toEqual(['storage', 'delivery']);
  });
});
