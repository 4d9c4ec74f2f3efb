import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test.each([
  [0.000000793, 'kWh/s', 0.793, 'mWh/s'],
  [0.0000285, 'kg CO2e/s', 0.0285, 'g CO2e/s'],
  [0.0000285, 'kg CO2e/ko', 0.0285, 'g CO2e/ko'],
  [0.000000000004, 'kWh/KB', 0.004, 'µWh/KB'],
  [0.376, 'kg CO2e/kWh', 0.376, 'kg CO2e/kWh'],
  [0, 'kWh/s', 0, 'kWh/s'],
  [0.000001, 'kg CO2e', 0.000001, 'kg CO2e'],
  [330.93749999999994, 'kg CO2e', 330.9375, 'kg CO2e'],
  [0.0001, 'share', 0.0001, 'share'],
] as const)('%s %s reads %s %s', (value, unit, shown, as) => {
  expect(readable(value, unit)).toEqual({ value: shown, unit: as });
});

test('parts and their sum share the unit of the smallest', () => {
  const values = [0.000000793, 0.000000056, 0.00000646, 0.000010081];
  const shown = values.map((value) => readable(value, 'kWh/s', Math.min(...values)));
  expect(shown.map(({ value }) => value)).toEqual([0.793, 0.056, 6.46, 10.081]);
  expect(new Set(shown.map(({ unit }) => unit))).toEqual(new Set(['mWh/s']));
});
