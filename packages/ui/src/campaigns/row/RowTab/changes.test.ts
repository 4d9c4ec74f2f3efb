import { consumptionEmissions, deliveryEmissions, deliveryInput, selectionEmissions } from '@leaf/emissions';
import { expect, test } from 'vitest';
import type { ConsumptionRow } from '../../consumption/ConsumptionForm/consumptionRow.ts';
import type { DeliveryRow } from '../../delivery/DeliveryForm/deliveryRow.ts';
import { campaignRows } from '../../fixtures.ts';
import type { SelectionRow } from '../../selection/SelectionForm/selectionRow.ts';
import { type RowChange, takes } from './changes.ts';

const named = <Row extends { name: string }>(rows: readonly Row[], name: string): Row => {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`The fixtures have no row ${name}.`);
  return row;
};

test.each<[name: string, change: RowChange, expected: boolean]>([
  ['Open auction, display', { country: 'France' }, true],
  ['Open auction, display', { country: 'Atlantis' }, false],
  ['Open auction, display', { region: 'Asia' }, true],
  ['Open auction, display', { level: 0 }, true],
  ['Open auction, video', { level: 1 }, false],
  ['Publisher direct', { level: 0 }, false],
  ['Publisher direct', { country: 'France' }, true],
])('selection row %s takes %j: %s', (name, change, expected) => {
  expect(takes<SelectionRow>(named(campaignRows.selection, name), change, selectionEmissions)).toBe(expected);
});

const delivery = (row: DeliveryRow) => deliveryEmissions(deliveryInput(row));
test.each<[name: string, change: RowChange, expected: boolean]>([
  ['Pre-roll', { level: 2 }, true],
  ['Pre-roll', { level: 0 }, true],
  ['Banners', { level: 3 }, false],
  ['Measured, app only', { level: 0 }, false],
  ['Measured, app only', { country: 'France' }, true],
  ['Measured, app only', { region: 'Europe' }, false],
  ['Banners', { region: 'NA' }, true],
])('delivery row %s takes %j: %s', (name, change, expected) => {
  expect(takes(named(campaignRows.delivery, name), change, delivery)).toBe(expected);
});

test.each<[name: string, change: RowChange, expected: boolean]>([
  ['Banners, all devices', { level: 1 }, false],
  ['Pre-roll on TV', { level: 0 }, false],
  ['Pre-roll on TV', { country: 'France' }, true],
  ['Pre-roll on TV', { region: 'Europe' }, false],
])('consumption row %s takes %j: %s', (name, change, expected) => {
  expect(takes<ConsumptionRow>(named(campaignRows.consumption, name), change, consumptionEmissions)).toBe(
    expected,
  );
});
