import { expect, test } from 'vitest';
import { headerOf, headerRowOf, isNothing } from './headers.ts';

test.each([
  ['File size (KB)', 'file size'],
  ['Size [in\nKB] of files', 'size of files'],
  ['Impressions (booked', 'impressions'],
  ['AI in 1000', 'ai'],
  ['AI in T', 'ai'],
])('%j without its unit is %j', (cell, header) => expect(headerOf(cell)).toBe(header));

test('a header of thousands of brackets is the text before them', () =>
  expect(headerOf(`Size ${'('.repeat(40_000)}`)).toBe('size'));

test.each([
  [['ID', 'Leistung'], 0],
  [['Home', 'DE'], -1],
] as const)('%j above numbers: the header is in row %i', (first, header) =>
  expect(headerRowOf([first, ['A', '500']], { fields: [], values: [] })).toBe(header),
);

test.each([
  [' -- ', true],
  ['n/a', true],
  ['k. A. ', true],
  ['NA', false],
])('%j says nothing: %s', (cell, nothing) => expect(isNothing(cell)).toBe(nothing));

test('a word after thousands of spaces says something', () =>
  expect(isNothing(`${' '.repeat(40_000)}x`)).toBe(false));
