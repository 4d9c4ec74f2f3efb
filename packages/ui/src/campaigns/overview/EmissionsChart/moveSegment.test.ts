import { expect, test } from 'vitest';
import { createFormat } from '../../../format/format.ts';
import { campaignRows } from '../../fixtures.ts';
import { emissionsCsv } from './emissionsCsv.ts';
import { emissionsSeries } from './emissionsSeries.ts';
import { moveSegment, visibleBars } from './moveSegment.ts';

const series = emissionsSeries({ ...campaignRows, selection: [] });
const bars = visibleBars(series);

test('an empty stage has no bar to go to', () => {
  expect(bars.map(([first]) => first?.stage)).toEqual(['storage', 'delivery', 'consumption']);
});

test.each([
  ['storage.ssd.whole', 'ArrowUp', 'storage.hdd.whole'],
  ['storage.ssd.whole', 'ArrowDown', undefined],
  ['storage.cloud.whole', 'ArrowUp', undefined],
  ['storage.hdd.whole', 'ArrowDown', 'storage.ssd.whole'],
  ['storage.hdd.whole', 'Home', 'storage.ssd.whole'],
  ['storage.hdd.whole', 'End', 'storage.cloud.whole'],
  ['storage.cloud.whole', 'End', undefined],
  ['storage.hdd.whole', 'ArrowRight', 'delivery.fixed.electricity'],
  ['storage.hdd.whole', 'ArrowLeft', undefined],
  ['delivery.cdn.embodied', 'ArrowLeft', 'storage.cloud.whole'],
  ['consumption.tv.embodied', 'ArrowRight', undefined],
  ['storage.ssd.whole', 'Enter', undefined],
])('from %s, %s leads to %s', (from, key, to) => expect(moveSegment(bars, from, key)).toBe(to));

test.each([
  ['storage.ssd.whole', 'ArrowRight', 'storage.hdd.whole'],
  ['storage.hdd.whole', 'ArrowLeft', 'storage.ssd.whole'],
  ['storage.hdd.whole', 'ArrowDown', 'delivery.fixed.electricity'],
  ['delivery.cdn.embodied', 'ArrowUp', 'storage.cloud.whole'],
  ['storage.hdd.whole', 'End', 'storage.cloud.whole'],
])('in lying bars, from %s, %s leads to %s', (from, key, to) => {
  expect(moveSegment(bars, from, key, true)).toBe(to);
});

test('the numbers leave without the noise of binary fractions, one line per component', () => {
  const lines = emissionsCsv(series).split('\r\n');
  expect(lines[0]).toBe('stage,component,kind,kg_co2e');
  expect(lines).toHaveLength(1 + 4 + 4 + 6 + 8);
  expect(lines).toContain('storage,hdd,,8');
  expect(lines).toContain('selection,network,embodied,0');
});

test('where the comma is the decimal sign, the numbers leave as its spreadsheets read them', () => {
  const storage = series.slice(0, 1).map((stage) => ({
    ...stage,
    components: stage.components.slice(0, 1).map((part) => ({ ...part, value: 1234.5 })),
  }));
  const csv = emissionsCsv(storage, createFormat('de', 'UTC').pasted);
  expect(csv.split('\r\n')).toEqual(['stage;component;kind;kg_co2e', 'storage;ssd;;1234,5']);
});
