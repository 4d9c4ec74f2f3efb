import { consumptionEmissions, deliveryEmissions, deliveryInput, selectionEmissions } from '@leaf/emissions';
import { describe, expect, test } from 'vitest';
import { type ConsumptionRow, consumptionLists } from '../../consumption/ConsumptionForm/consumptionRow.ts';
import {
  type DeliveryRow,
  deliveryLists,
  regionOf as deliveryRegionOf,
} from '../../delivery/DeliveryForm/deliveryRow.ts';
import { campaignRows } from '../../fixtures.ts';
import { regionOf, type SelectionRow, selectionLists } from '../../selection/SelectionForm/selectionRow.ts';
import { changesOf, has, type RowPatch, takes } from './changes.ts';

const named = <Row extends { name: string }>(rows: readonly Row[], name: string): Row => {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`The fixtures have no row ${name}.`);
  return row;
};

test.each<[name: string, change: RowPatch, expected: boolean]>([
  ['Open auction, display', { country: 'France' }, true],
  ['Open auction, display', { country: 'Atlantis' }, false],
  ['Open auction, display', { region: 'Asia' }, true],
  ['Open auction, display', { level: 0 }, true],
  ['Open auction, video', { level: 1 }, false],
  ['Publisher direct', { level: 0 }, false],
  ['Publisher direct', { country: 'France' }, true],
  ['Open auction, display', { buy_type: 'direct' }, true],
  ['Open auction, display', { buy_type: 'direct', level: 0 }, false],
  ['Open auction, display', { placement_type: 'video' }, true],
  ['Open auction, display', { buy_type: 'direct', placement_type: 'video' }, false],
  ['Publisher direct', { placement_type: 'video' }, false],
  ['Publisher direct', { buy_type: 'programmatic' }, true],
  ['Publisher direct', { buy_type: 'programmatic', placement_type: 'video', level: 0 }, true],
])('selection row %s takes %j: %s', (name, change, expected) => {
  const row = named(campaignRows.selection, name);
  expect(takes<SelectionRow>(row, change, selectionEmissions, selectionLists)).toBe(expected);
});

const delivery = (row: DeliveryRow) => deliveryEmissions(deliveryInput(row));
test.each<[name: string, change: RowPatch, expected: boolean]>([
  ['Pre-roll', { level: 2 }, true],
  ['Pre-roll', { level: 0 }, true],
  ['Banners', { level: 3 }, false],
  ['Banners with their size', { level: 2 }, false],
  ['Banners with their size', { level: 3 }, true],
  ['Measured, app only', { level: 0 }, false],
  ['Measured, app only', { country: 'France' }, true],
  ['Measured, app only', { region: 'Europe' }, false],
  ['Banners', { region: 'NA' }, true],
  ['Banners', { placement_type: 'video_no_hai' }, true],
  ['Pre-roll', { placement_type: 'video_no_hai' }, true],
  ['Pre-roll', { placement_type: 'video_no_hai', level: 2 }, false],
  ['Measured, app only', { placement_type: 'display' }, false],
  ['Measured, app only', { placement_type: 'display', level: 1 }, true],
])('delivery row %s takes %j: %s', (name, change, expected) => {
  const sized = {
    ...named(campaignRows.delivery, 'Banners'),
    name: 'Banners with their size',
    level: 1,
    payload: 0.2,
  };
  expect(takes(named([...campaignRows.delivery, sized], name), change, delivery, deliveryLists)).toBe(
    expected,
  );
});

test.each<[name: string, change: RowPatch, expected: boolean]>([
  ['Banners, all devices', { level: 1 }, false],
  ['Pre-roll on TV', { level: 0 }, false],
  ['Pre-roll on TV', { country: 'France' }, true],
  ['Pre-roll on TV', { region: 'Europe' }, false],
  ['Pre-roll on TV', { device_type: 'mobile' }, true],
  ['Pre-roll on TV', { placement_type: 'display' }, false],
  ['Pre-roll on TV', { placement_type: 'display', level: 0 }, true],
  ['Banners, all devices', { placement_type: 'video_hai' }, true],
])('consumption row %s takes %j: %s', (name, change, expected) => {
  const row = named(campaignRows.consumption, name);
  expect(takes<ConsumptionRow>(row, change, consumptionEmissions, consumptionLists)).toBe(expected);
});

describe('the region follows the country as in the form of a row', () => {
  const [display, video] = campaignRows.selection as [SelectionRow, SelectionRow];
  const chosen: SelectionRow = { ...video, region: 'Global' };

  test.each<[change: RowPatch, region: string | undefined]>([
    [{ country: 'United States' }, 'North America'],
    [{ country: 'India' }, 'Asia'],
    [{ country: 'Spain' }, undefined],
    [{ country: 'India', region: 'Africa' }, 'Africa'],
    [{ level: 0 }, undefined],
  ])('%j sets the region %s', (change, region) => {
    expect(changesOf([display], change, selectionEmissions, regionOf)).toEqual([
      { rows: [display], change: { ...change, ...(region && { region }) } },
    ]);
  });

  test('a region that was chosen stays', () => {
    expect(changesOf([display, chosen, video], { country: 'India' }, selectionEmissions, regionOf)).toEqual([
      { rows: [display, video], change: { country: 'India', region: 'Asia' } },
      { rows: [chosen], change: { country: 'India' } },
    ]);
  });

  test('a measured ratio stays without a region', () => {
    const rows = campaignRows.delivery;
    const measured = named(rows, 'Measured, app only');
    expect(changesOf(rows, { country: 'India' }, delivery, deliveryRegionOf)).toEqual([
      { rows: rows.filter((row) => row !== measured), change: { country: 'India', region: 'APAC' } },
      { rows: [measured], change: { country: 'India' } },
    ]);
  });

  test('where a country has no region, one has to be chosen', () => {
    const [row] = campaignRows.delivery as [DeliveryRow];
    expect(changesOf([row], { country: 'Kenya' }, delivery, deliveryRegionOf)).toEqual([]);
    const change = { country: 'Kenya', region: 'APAC' };
    expect(changesOf([row], change, delivery, deliveryRegionOf)).toEqual([{ rows: [row], change }]);
    expect(changesOf([display], { country: 'Turkey' }, selectionEmissions, regionOf)).toEqual([]);
  });

  test('consumption has no regions', () => {
    const rows = campaignRows.consumption;
    expect(changesOf(rows, { country: 'India' }, consumptionEmissions)).toEqual([
      { rows, change: { country: 'India' } },
    ]);
  });
});

describe('a row that has what a change would give it', () => {
  const [display] = campaignRows.selection as [SelectionRow];
  const { country, level } = display;

  test.each<[change: RowPatch, expected: boolean]>([
    [{ country }, true],
    [{ country, level }, true],
    [{ country, level: 0 }, false],
    [{ country, region: 'Africa' }, false],
    [{ country: 'India' }, false],
    [{ buy_type: 'programmatic' }, true],
  ])('%j: %s', (change, expected) => {
    expect(has(display, change, regionOf)).toBe(expected);
    expect(changesOf([display], change, selectionEmissions, regionOf)).toHaveLength(expected ? 0 : 1);
  });

  test('is left out beside those that have not', () => {
    const other = { ...display, id: 900, country: 'Spain' };
    expect(changesOf([display, other], { country }, selectionEmissions, regionOf)).toEqual([
      { rows: [other], change: { country } },
    ]);
  });

  test('a region that was chosen stays, so it has the country', () => {
    expect(has({ ...display, region: 'Global' }, { country }, regionOf)).toBe(true);
  });
});
