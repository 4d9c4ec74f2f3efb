import { describe, expect, test } from 'vitest';
import {
  benchmarks,
  consumptionEmissions,
  EmissionsError,
  normalizeConsumption,
  normalizeDelivery,
  normalizeSelection,
  normalizeStorage,
} from './index.ts';

function refusal(call: () => unknown): EmissionsError {
  try {
    call();
  } catch (error) {
    if (error instanceof EmissionsError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** Untyped callers can send anything; this lets a test do the same without a cast. */
const untyped = <Input>(base: Input, other: object): Input => Object.assign({}, base, other);

const storage = { payload: 1 };
const selection = { country: 'Germany', region: 'Europe', impressions: 1000 };
const delivery = {
  level: 1,
  country: 'Italy',
  region: 'Europe',
  impressions: 1,
  payload: 1,
  placement_type: 'display',
} as const;
const consumption = { level: 1, country: 'Austria', impressions: 1, device_type: 'tv', view_time: 3 };
const place = { country: 'Germany', region: 'Europe', delivery_region: 'Europe' };

const onStorage = (other: object) => () => normalizeStorage(untyped(storage, other));
const onSelection = (other: object) => () => normalizeSelection(untyped(selection, other));
const onDelivery = (other: object) => () => normalizeDelivery(untyped(delivery, other));
const onConsumption = (other: object) => () => normalizeConsumption(untyped(consumption, other));
const onBenchmarks = (other: object) => () => benchmarks(untyped(place, other));

const regionList =
  'Region must be one of Europe, North America, Asia, South America, Oceania, Africa, Global.';
const deliveryRegionList = 'Region must be one of Europe, NA, APAC, LATAM.';
const unknownCountry = 'No grid intensity is known for the country "Atlantis".';

describe('refusals', () => {
  const cases = [
    [onStorage({ payload: undefined }), 'payload', 'missing', 'Payload must be given.'],
    [onStorage({ payload: Number.NaN }), 'payload', 'not_a_number', 'Payload must be a number.'],
    [
      onStorage({ payload: Number.POSITIVE_INFINITY }),
      'payload',
      'not_a_number',
      'Payload must be a number.',
    ],
    [onStorage({ payload: '5' }), 'payload', 'not_a_number', 'Payload must be a number.'],
    [onStorage({ payload: -1 }), 'payload', 'out_of_range', 'Payload must be from 0 to 1,000,000,000.'],
    [onStorage({ payload: 1e9 + 1 }), 'payload', 'out_of_range', 'Payload must be from 0 to 1,000,000,000.'],
    [onStorage({ ssd_copies: 1.5 }), 'ssd_copies', 'not_whole', 'SSD copies must be a whole number.'],
    [onStorage({ lto_copies: -1 }), 'lto_copies', 'out_of_range', 'LTO copies must be from 0 to 1,000,000.'],
    [onSelection({ country: 'Atlantis' }), 'country', 'unknown_country', unknownCountry],
    [
      onSelection({ country: 'constructor' }),
      'country',
      'unknown_country',
      'No grid intensity is known for the country "constructor".',
    ],
    [onSelection({ country: '' }), 'country', 'missing', 'Country must be given.'],
    [onSelection({ region: 'APAC' }), 'region', 'unknown_region', regionList],
    [onSelection({ region: '' }), 'region', 'missing', 'Region must be given.'],
    [onSelection({ impressions: null }), 'impressions', 'missing', 'Impressions must be given.'],
    [onSelection({ impressions: 1.5 }), 'impressions', 'not_whole', 'Impressions must be a whole number.'],
    [
      onSelection({ impressions: 1e12 + 1 }),
      'impressions',
      'out_of_range',
      'Impressions must be from 0 to 1,000,000,000,000.',
    ],
    [onSelection({ level: Number.NaN }), 'level', 'not_a_number', 'Level must be a number.'],
    [
      onSelection({ level: 1, ads_txt_lines: -1 }),
      'ads_txt_lines',
      'out_of_range',
      'Ads.txt lines must be from 0 to 1,000,000.',
    ],
    [
      onSelection({ buy_type: 'auction' }),
      'buy_type',
      'unknown_value',
      'Buy type must be one of programmatic, end-to-end, direct.',
    ],
    [
      onSelection({ placement_type: 'video_hai' }),
      'placement_type',
      'unknown_value',
      'Placement type must be one of display, video.',
    ],
    [onDelivery({ level: 4 }), 'level', 'unknown_value', 'Level must be one of 0, 1, 2, 3.'],
    [onDelivery({ level: undefined }), 'level', 'missing', 'Level must be given.'],
    [
      onDelivery({ level: 1, payload: null }),
      'payload',
      'missing',
      'Payload must be given at levels 1 to 3.',
    ],
    [
      onDelivery({ level: 2, payload: null }),
      'payload',
      'missing',
      'Payload must be given at levels 1 to 3.',
    ],
    [
      onDelivery({ level: 3, payload: null }),
      'payload',
      'missing',
      'Payload must be given at levels 1 to 3.',
    ],
    [
      onDelivery({ placement_type: null }),
      'placement_type',
      'missing',
      'Placement type must be given at this level.',
    ],
    [onDelivery({ region: 'Asia' }), 'region', 'unknown_region', deliveryRegionList],
    [
      onDelivery({ region: null }),
      'region',
      'region_or_fixed_ratio_missing',
      'Choose a region or enter a fixed ratio.',
    ],
    [
      onDelivery({ fixed_ratio: 0.5 }),
      'region',
      'region_with_fixed_ratio',
      'Give a region or a fixed ratio, not both: the ratio replaces the region.',
    ],
    [
      onDelivery({ region: null, fixed_ratio: Number.NaN }),
      'fixed_ratio',
      'not_a_number',
      'Fixed ratio must be a number.',
    ],
    [
      onDelivery({ level: 2, completion_rate: 50 }),
      'completion_rate',
      'out_of_range',
      'Completion rate must be from 0 to 1.',
    ],
    [onConsumption({ level: 2 }), 'level', 'unknown_value', 'Level must be one of 0, 1.'],
    [onConsumption({ view_time: null }), 'view_time', 'missing', 'View time must be given at level 1.'],
    [
      onConsumption({ view_time: 86_401 }),
      'view_time',
      'out_of_range',
      'View time must be from 0 to 86,400.',
    ],
    [onConsumption({ level: 0 }), 'placement_type', 'missing', 'Placement type must be given at level 0.'],
    [
      onConsumption({ device_type: 'phone' }),
      'device_type',
      'unknown_value',
      'Device type must be one of mixed, mobile, tablet, pc, tv.',
    ],
    [onConsumption({ device_type: '' }), 'device_type', 'missing', 'Device type must be given.'],
    [onBenchmarks({ country: 'Atlantis' }), 'country', 'unknown_country', unknownCountry],
    [onBenchmarks({ region: 'NA' }), 'region', 'unknown_region', regionList],
    [onBenchmarks({ delivery_region: 'Asia' }), 'delivery_region', 'unknown_region', deliveryRegionList],
    [onBenchmarks({ version: 'gmsf1.1' }), 'version', 'unknown_value', 'Version must be one of gmsf1.2.'],
    [
      () => consumptionEmissions(consumption, { grid: -1 }),
      'grid',
      'out_of_range',
      'Grid intensity must be from 0 to 1,000,000.',
    ],
  ] as const;

  test.each(cases.map(([call, path, code, message]) => [path, code, message, call] as const))(
    '%s %s: %s',
    (path, code, message, call) => {
      const { issues } = refusal(call);
      expect(issues).toHaveLength(1);
      expect(issues[0]).toMatchObject({ path, code, message });
    },
  );

  test.each([
    [normalizeStorage, 'The row must be an object.'],
    [normalizeSelection, 'The row must be an object.'],
    [normalizeDelivery, 'The row must be an object.'],
    [normalizeConsumption, 'The row must be an object.'],
    [benchmarks, 'The query must be an object.'],
  ] as const)('what is no object is refused as such: %o', (refuses, message) => {
    for (const sent of ['null', '"row"', '7', '[{ "payload": 1 }]'])
      expect(refusal(() => refuses(JSON.parse(sent))).issues).toEqual([
        { path: '', code: 'unknown_value', message },
      ]);
  });

  test('an unknown place is named, with the regions there are, for other languages', () => {
    const places = [onSelection({ country: 'Atlantis' }), onDelivery({ region: 'Asia' })];
    expect(places.map((call) => refusal(call).issues[0].params)).toEqual([
      { value: 'Atlantis' },
      { allowed: ['Europe', 'NA', 'APAC', 'LATAM'] },
    ]);
  });

  test('all faults of a row are told at once, the first one also on the error itself', () => {
    const error = refusal(onDelivery({ country: 'Atlantis', impressions: -1, payload: null }));
    expect(error.issues.map(({ path }) => path)).toEqual(['country', 'impressions', 'payload']);
    expect(error).toMatchObject({ name: 'EmissionsError', path: 'country', code: 'unknown_country' });
    expect(error.message).toMatch(/^No grid intensity .* Payload must be given/);
  });
});
