import { expect, test } from 'vitest';
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
  ['storage.ssd', 'ArrowUp', 'storage.hdd'],
  ['storage.ssd', 'ArrowDown', undefined],
  ['storage.cloud', 'ArrowUp', undefined],
  ['storage.hdd', 'ArrowDown', 'storage.ssd'],
  ['storage.hdd', 'Home', 'storage.ssd'],
  ['storage.hdd', 'End', 'storage.cloud'],
  ['storage.cloud', 'End', undefined],
  ['storage.hdd', 'ArrowRight', 'delivery.fixed_usephase'],
  ['storage.hdd', 'ArrowLeft', undefined],
  ['delivery.cdn_embodied', 'ArrowLeft', 'storage.cloud'],
  ['consumption.tv_embodied', 'ArrowRight', undefined],
  ['storage.ssd', 'Enter', undefined],
])('from %s, %s leads to %s', (from, key, to) => expect(moveSegment(bars, from, key)).toBe(to));

test('the numbers leave unrounded, one line per component', () => {
  const lines = emissionsCsv(series).split('\r\n');
  expect(lines[0]).toBe('stage,component,kind,kg_co2e');
  expect(lines).toHaveLength(1 + 4 + 4 + 6 + 8);
  expect(lines).toContain('storage,hdd,,8');
  expect(lines).toContain('selection,network,embodied,0');
});
