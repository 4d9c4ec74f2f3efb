import { describe, expect, test } from 'vitest';
import { createFormat, noValue, percents } from './format.ts';

const en = createFormat('en-GB', 'UTC');
const de = createFormat('de-DE', 'Europe/Berlin');

describe('kilograms: two decimals, never a false zero', () => {
  test.each([
    [0, '0.00'],
    [-0, '0.00'],
    [12.909, '12.91'],
    [1_234_567.891, '1,234,567.89'],
    [0.005, '0.01'],
    [0.0049, '<0.01'],
    [1e-12, '<0.01'],
    [-0.004, '>-0.01'],
    [-0.005, '-0.01'],
    [null, noValue],
    [undefined, noValue],
    [Number.NaN, noValue],
  ])('%j reads %j', (value, shown) => expect(en.kg(value)).toBe(shown));

  test('in German', () => {
    expect(de.kg(1234.5)).toBe('1.234,50');
    expect(de.kg(0.001)).toBe('<0,01');
  });
});

test.each([
  [0.98, '0.980'],
  [0.97949, '0.979'],
  [1, '1.000'],
])('SSIM %j reads %j', (value, shown) => expect(en.ssim(value)).toBe(shown));

test.each([
  [0, '0.0'],
  [200_000, '200.0'],
  [1_234_567, '1,234.6'],
  [12, '<0.1'],
])('%j bytes are %j KB', (bytes, shown) => expect(en.kilobytes(bytes)).toBe(shown));

test.each([
  [0, '0%'],
  [0.25, '25%'],
  [0.004, '<1%'],
  [1, '100%'],
  [0.996, '>99%'],
  [1 - 1e-15, '100%'],
  [1.004, '100%'],
  [-0.12, '-12%'],
  [-0.004, '>-1%'],
  [-0, '0%'],
  [null, noValue],
])('a share of %j reads %j', (value, shown) => expect(en.percent(value)).toBe(shown));

describe('parts of a whole add up to 100 %', () => {
  test.each([
    [
      [2160, 11674.06, 1656.11, 6553.98],
      ['10%', '53%', '7%', '30%'],
    ],
    [
      [1, 1, 1],
      ['34%', '33%', '33%'],
    ],
    [
      [0.02, 0, 32.77],
      ['<1%', '0%', '>99%'],
    ],
    [[7], ['100%']],
    [
      [0, 0],
      ['0%', '0%'],
    ],
    [[], []],
  ])('%j', (values, shown) => expect(percents(values, en)).toEqual(shown));

  test('in any order and with the noise of a sum', () => {
    expect(percents([10.5, 20.5, 69], en)).toEqual(['10%', '21%', '69%']);
    expect(percents([69, 20.5 + 1e-14, 10.5], en)).toEqual(['69%', '21%', '10%']);
  });
});

test('plain numbers', () => {
  expect(en.number(1000)).toBe('1,000');
  expect(en.number(2.456)).toBe('2.46');
  expect(en.number(2, { decimals: 2 })).toBe('2.00');
  expect(en.exact(0.123456789012)).toBe('0.123456789012');
});

test('times say their zone and keep unreadable text', () => {
  expect(en.dateTime('2026-11-21T09:30:00.000Z')).toBe('21 Nov 2026, 09:30 UTC');
  expect(de.dateTime('2026-11-21T09:30:00.000Z')).toContain('10:30 MEZ');
  expect(en.dateTime('soon')).toBe('soon');
  expect(en.date('2026-11-22')).toBe('22 Nov 2026');
  expect(createFormat('de-DE', 'America/New_York').date('2026-11-22')).toBe('22. Nov. 2026');
  expect(en.date('soon')).toBe('soon');
  expect(en.dateTime(null)).toBe(noValue);
});

test('times of the computer’s own zone', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const instant = '2026-07-21T09:30:00.000Z';
  expect(createFormat('en-GB', 'local').dateTime(instant)).toBe(
    createFormat('en-GB', timeZone).dateTime(instant),
  );
});
