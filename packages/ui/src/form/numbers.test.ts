import { describe, expect, test } from 'vitest';
import { digitsOnly, parseDecimal, parseDigits, stepBy } from './numbers.ts';

describe('parseDecimal', () => {
  test.each([
    ['0,25', 0.25],
    ['0.25', 0.25],
    ['1.7', 1.7],
    ['-1', -1],
    ['.5', 0.5],
    ['2,', 2],
    [' 3 ', 3],
    ['abc', null],
    ['', null],
    ['1 250,75', 1250.75],
    ['1\u202f100,25', 1100.25],
    ['12\u00a0500\u00a0000', 12_500_000],
    ["1'250.75", 1250.75],
    ['-1’250', -1250],
    ['1 25', null],
    ['1250 750', null],
    ['0 250', null],
    ["1'250 000", null],
    ['1  250', null],
    ['1\t250', null],
    ['1,250 750', null],
    ['1,2,3', null],
    ['1.000,5', null],
    ['1e3', null],
    ['0x10', null],
    ['Infinity', null],
  ])('%j is %j', (text, expected) => expect(parseDecimal(text)).toBe(expected));
});

describe('parseDigits', () => {
  test.each([
    ['1000', 1000],
    ['0', 0],
    ['007', 7],
    ['', null],
    ['1.5', null],
    ['-1', null],
  ])('%j is %j', (text, expected) => expect(parseDigits(text)).toBe(expected));
});

describe('digitsOnly', () => {
  test.each([
    ['1000', '', '1000'],
    ['', '7', ''],
    ['12a', '12', '12'],
    ['-5', '5', '5'],
    ['1.5', '1', '1'],
    ['1e6', '', ''],
    ['1,000,000', '', '1000000'],
    ['1 000 000', '', '1000000'],
    ["1'000", '', '1000'],
    ['0.500', '9', '9'],
    ['1,000.000', '9', '9'],
  ])('%j after %j holds %j', (next, previous, expected) => expect(digitsOnly(next, previous)).toBe(expected));
});

test.each([
  [0.1, 0.2, 0.3],
  [1, 0.01, 1.01],
  [1, -1, 0],
  [1e-7, 1e-7, 2e-7],
  [1.5e-7, 1e-7, 2.5e-7],
  [1, 1e-7, 1.0000001],
  [1.5e21, 1, 1.5e21],
  [1e-120, 1, 1],
])('stepBy(%d, %d) is %d', (value, by, expected) => expect(stepBy(value, by)).toBe(expected));
