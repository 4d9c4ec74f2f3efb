import type { Stage } from '@leaf/emissions';
import { describe, expect, test } from 'vitest';
import { createFormat } from '../../format/format.ts';
import { createPlaces, placeLabels } from '../../places/places.ts';
import type { StageRow } from '../../types.ts';
import { campaignRows } from '../fixtures.ts';
import { fieldText, rowFields } from './fields.ts';
import { rowWords } from './words.ts';

const format = createFormat('en-GB', 'UTC');
const places = createPlaces(placeLabels);

describe('every field of a row is listed', () => {
  test.each([
    ['storage', campaignRows.storage],
    ['selection', campaignRows.selection],
    ['delivery', campaignRows.delivery],
    ['consumption', campaignRows.consumption],
  ] as const)('%s', (stage, rows) => {
    for (const row of rows) expect([...rowFields[stage]].sort()).toEqual(Object.keys(row).sort());
  });
});

type FieldOf<S extends Stage> = Parameters<typeof fieldText<S>>[1];

describe('the text of a field', () => {
  const reads = <S extends Stage>(
    stage: S,
    row: StageRow[S] | undefined,
    field: FieldOf<S>,
    change: Partial<StageRow[S]>,
  ) => {
    if (!row) throw new Error('The fixtures have rows.');
    return fieldText(stage, field, { ...row, ...change }, format, rowWords, places);
  };
  const storage = (field: FieldOf<'storage'>, value: unknown) =>
    reads('storage', campaignRows.storage[0], field, { [field]: value });
  const delivery = (field: FieldOf<'delivery'>, value: unknown) =>
    reads('delivery', campaignRows.delivery[0], field, { [field]: value });
  const consumption = (field: FieldOf<'consumption'>, value: unknown) =>
    reads('consumption', campaignRows.consumption[0], field, { [field]: value });
  const selection = (field: FieldOf<'selection'>, value: unknown) =>
    reads('selection', campaignRows.selection[0], field, { [field]: value });
  test.each([
    [storage('payload', 12.5), '12.5 GB'],
    [storage('total_emissions', 12.909), '12.91 kg CO2e'],
    [storage('total_emissions', 0.00101234), '<0.01 kg CO2e'],
    [storage('ssd_emissions', 1), '1.00 kg CO2e'],
    [storage('id', 1200), '1200'],
    [delivery('payload', 2.5), '2.5 MB'],
    [delivery('payload', null), '–'],
    [delivery('fixed_ratio', 0.7431), '0.7431'],
    [delivery('level', 2), '2 · Completion rate'],
    [delivery('placement_type', 'video_no_hai'), 'Video (no HAI)'],
    [delivery('region', null), '–'],
    [delivery('region', 'NA'), 'NA'],
    [selection('buy_type', 'end-to-end'), 'End-to-end'],
    [selection('impressions', 1_000_000), '1,000,000'],
    [selection('level', 3), '3'],
    [reads('selection', campaignRows.selection[0], 'level', { buy_type: 'direct' }), '–'],
    [consumption('device_type', 'desktop'), 'desktop'],
    [consumption('view_time', 20), '20 s'],
  ] as const)('%j is %j', (text, expected) => {
    expect(text).toBe(expected);
  });
});
