import { describe, expect, test } from 'vitest';
import { createFormat } from '../../format/format.ts';
import { createPlaces, placeLabels } from '../../places/places.ts';
import { consumptionRows, deliveryRows, selectionRows, storageRows } from '../fixtures.ts';
import { fieldText, rowFields } from './fields.ts';
import { rowWords } from './words.ts';

const format = createFormat('en-GB', 'UTC');
const places = createPlaces(placeLabels);

describe('every field of a row is listed', () => {
  test.each([
    ['storage', storageRows],
    ['selection', selectionRows],
    ['delivery', deliveryRows],
    ['consumption', consumptionRows],
  ] as const)('%s', (stage, rows) => {
    for (const row of rows) expect([...rowFields[stage]].sort()).toEqual(Object.keys(row).sort());
  });
});

describe('the text of a field', () => {
  test.each([
    ['storage', 'payload', 12.5, '12.5 GB'],
    ['delivery', 'payload', 2.5, '2.5 MB'],
    ['delivery', 'payload', null, '–'],
    ['delivery', 'fixed_ratio', 0.7431, '0.7431'],
    ['delivery', 'level', 2, '2 · Completion rate'],
    ['delivery', 'placement_type', 'video_no_hai', 'Video (no HAI)'],
    ['delivery', 'region', null, '–'],
    ['delivery', 'region', 'NA', 'NA'],
    ['selection', 'buy_type', 'end-to-end', 'End-to-end'],
    ['selection', 'impressions', 1_000_000, '1,000,000'],
    ['selection', 'level', 3, '3'],
    ['consumption', 'device_type', 'desktop', 'desktop'],
    ['consumption', 'view_time', 20, '20 s'],
    ['storage', 'total_emissions', 0.00101234, '0.00101234 kg CO2e'],
    ['storage', 'id', 1200, '1200'],
  ] as const)('%s %s %j reads %j', (stage, field, value, expected) => {
    expect(fieldText(stage, field, value, format, rowWords, places)).toBe(expected);
  });
});
