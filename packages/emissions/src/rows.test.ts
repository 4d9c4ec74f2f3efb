import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consumptionRow, deliveryRow, selectionRow, storageRow } from '../test/arbitraries.ts';
import {
  canonicalDevice,
  consumptionEmissions,
  deliveryEmissions,
  deliveryInput,
  mobileRatio,
  normalizeConsumption,
  normalizeDelivery,
  normalizeSelection,
  normalizeStorage,
  selectionEmissions,
  storageEmissions,
} from './index.ts';

test('storage: copies left out count 0', () => {
  expect(normalizeStorage({ payload: 1, hdd_copies: 2, lto_copies: null })).toEqual({
    payload: 1,
    ssd_copies: 0,
    hdd_copies: 2,
    lto_copies: 0,
    cloud_copies: 0,
  });
});

test('a zero with a sign, which JSON would not keep, is 0', () => {
  const { payload, ssd_copies } = normalizeStorage({ payload: -0, ssd_copies: -0 });
  expect([payload, ssd_copies]).toEqual([0, 0]);
});

describe('selection', () => {
  const row = { country: 'Germany', region: 'Europe', impressions: 1000 };

  test.each([
    ['lines given', { level: 1, ads_txt_lines: 150 }, { level: 1, ads_txt_lines: 150 }],
    ['zero lines are lines', { level: 1, ads_txt_lines: 0 }, { level: 1, ads_txt_lines: 0 }],
    ['blank lines are level 0', { level: 1, ads_txt_lines: null }, { level: 0, ads_txt_lines: null }],
    ['level 0 ignores lines', { level: 0, ads_txt_lines: 150 }, { level: 0, ads_txt_lines: null }],
    ['any other level counts as 1', { level: 3, ads_txt_lines: 150 }, { level: 1, ads_txt_lines: 150 }],
    ['no level counts as 1', { ads_txt_lines: 150 }, { level: 1, ads_txt_lines: 150 }],
    ['no placement is display', {}, { buy_type: 'programmatic', placement_type: 'display' }],
    [
      'video stays video at level 0',
      { level: 0, placement_type: 'video' },
      { level: 0, placement_type: 'video' },
    ],
    [
      'a direct buy has neither lines nor placement',
      { buy_type: 'direct', ads_txt_lines: 150, placement_type: 'video' },
      { level: 1, buy_type: 'direct', ads_txt_lines: null, placement_type: null },
    ],
    [
      'end-to-end keeps its level without lines',
      { buy_type: 'end-to-end', level: 1 },
      { level: 1, buy_type: 'end-to-end', ads_txt_lines: null, placement_type: null },
    ],
  ] as const)('%s', (_name, input, expected) => {
    expect(normalizeSelection({ ...row, ...input })).toMatchObject(expected);
  });

  test('zero lines give zero emissions', () => {
    expect(selectionEmissions({ ...row, level: 1, ads_txt_lines: 0 }).total_emissions).toBe(0);
  });

  test.each([
    ['Europe', 0.325],
    ['North America', 0.389],
    ['Asia', 0.4965],
    ['South America', 0.2955],
    ['Oceania', 0.439],
    ['Africa', 0.436],
    ['Global', 0.376],
  ])('a grid of 0.4 in a country of %s counts %d', (region, grid) => {
    const { trace } = selectionEmissions({ ...row, region }, { grid: 0.4 });
    expect(trace.steps.find(({ field }) => field === 'grid_intensity')?.result).toBeCloseTo(grid, 12);
  });

  test('Global uses its own grid alone, whatever the country', () => {
    const at = (country: string) => selectionEmissions({ ...row, country, region: 'Global' });
    expect(at('Norway')).toMatchObject({ total_emissions: at('Poland').total_emissions });
    expect(at('Norway').trace.notes).toHaveLength(1);
  });
});

describe('delivery', () => {
  const row = { country: 'Italy', region: 'Europe', impressions: 1000 };
  const all = { placement_type: 'video_no_hai', payload: 2.5, completion_rate: 0.5 } as const;

  test.each([
    [0, { placement_type: 'video_no_hai', payload: null, completion_rate: null }],
    [1, { placement_type: 'video_no_hai', payload: 2.5, completion_rate: null }],
    [2, { placement_type: 'video_hai', payload: 2.5, completion_rate: 0.5 }],
    [3, { placement_type: null, payload: 2.5, completion_rate: null }],
  ])('level %i keeps its own fields', (level, expected) => {
    expect(normalizeDelivery({ ...row, ...all, level })).toMatchObject({ level, ...expected });
  });

  test('level 2 without a completion rate counts 1', () => {
    expect(normalizeDelivery({ ...row, level: 2, payload: 1 })).toMatchObject({ completion_rate: 1 });
  });

  test.each([
    [0.25, 0.25, 0.75],
    [0.9, 0.9, 0.1],
    [0.33333, 0.33333, 0.6667],
    [1.7, 1, 0],
    [-1, 0, 1],
    [0, 0, 1],
    [1, 1, 0],
  ])('fixed ratio %d counts %d fixed and %d mobile', (fixed_ratio, fixed, mobile) => {
    const { region: _, ...place } = row;
    const expected = { region: null, fixed_ratio: fixed, mobile_ratio: mobile };
    const input = { ...place, ...all, level: 3, fixed_ratio, mobile_ratio: 0.123 };
    expect(normalizeDelivery(input)).toMatchObject(expected);
    expect(deliveryEmissions(input)).toMatchObject(expected);
    expect(mobileRatio(fixed_ratio)).toBe(mobile);
  });

  test.each([
    [0, []],
    [1, []],
    [2, [/overhead of 0.35 MB is added after it/]],
    [3, []],
  ])('the figure of level %i has the notes %j', (level, notes) => {
    const { trace } = deliveryEmissions({ ...row, ...all, level });
    expect(trace.notes.map(({ text }) => text)).toEqual(notes.map((note) => expect.stringMatching(note)));
  });

  test.each([
    ['Europe', 0.7431, 0.2569],
    ['APAC', 0.6768, 0.3232],
    ['NA', 0.8608, 0.1392],
    ['LATAM', 0.7145, 0.2855],
  ])('%s is kept and answers with its ratios', (region, fixed_ratio, mobile_ratio) => {
    const result = deliveryEmissions({ ...row, ...all, level: 1, region });
    expect(result).toMatchObject({ region, fixed_ratio, mobile_ratio });
  });
});

describe('consumption', () => {
  const row = { country: 'Austria', impressions: 1000, device_type: 'mobile', view_time: 3 };

  test('each level keeps its own field', () => {
    const placement_type = 'video_hai';
    expect(normalizeConsumption({ ...row, placement_type, level: 0 })).toMatchObject({
      placement_type,
      view_time: null,
    });
    expect(normalizeConsumption({ ...row, placement_type, level: 1 })).toMatchObject({
      placement_type: null,
      view_time: 3,
    });
  });

  test.each([
    ['pc', 'pc'],
    ['PC', 'pc'],
    ['desktop', 'pc'],
    ['Desktop', 'pc'],
    ['COMPUTER', 'pc'],
    ['TV', 'tv'],
    ['Mixed', 'mixed'],
    ['phone', undefined],
    ['constructor', undefined],
  ])('%s is %s', (name, device) => {
    expect(canonicalDevice(name)).toBe(device);
  });
});

describe('for any row', () => {
  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(
        storageRow,
        selectionRow,
        deliveryRow,
        consumptionRow,
        (storage, selection, delivery, consumption) => {
          const once = [
            normalizeStorage(storage),
            normalizeSelection(selection),
            normalizeDelivery(delivery),
            normalizeConsumption(consumption),
          ] as const;
          expect([
            normalizeStorage(once[0]),
            normalizeSelection(once[1]),
            normalizeDelivery(once[2]),
            normalizeConsumption(once[3]),
          ]).toEqual(once);
        },
      ),
    );
  });

  test('a stored row calculates to itself', () => {
    fc.assert(
      fc.property(
        storageRow,
        selectionRow,
        deliveryRow,
        consumptionRow,
        (storage, selection, delivery, consumption) => {
          const stored = [
            storageEmissions(storage),
            selectionEmissions(selection),
            deliveryEmissions(delivery),
            consumptionEmissions(consumption),
          ] as const;
          expect([
            storageEmissions(stored[0]),
            selectionEmissions(stored[1]),
            deliveryEmissions(deliveryInput(stored[2])),
            consumptionEmissions(stored[3]),
          ]).toEqual(stored);
        },
      ),
    );
  });
});
