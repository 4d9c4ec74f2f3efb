import { expect, test } from 'vitest';
import { delimitedText, fileNameOf, styleFor } from './writing.ts';

const english = { separator: ',', decimal: '.' } as const;

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ["'=1", "''=1"],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  [' a', '" a"'],
  ['a=b', 'a=b'],
])('the text %j is written as %s', (text, written) => expect(delimitedText([[text]], english)).toBe(written));

test.each([
  [-1.5, '-1.5'],
  [1e-7, '1e-7'],
  [0, '0'],
])('the number %d is written as it is', (value, written) => {
  expect(delimitedText([[value]], english)).toBe(written);
});

test.each([
  ['en', english],
  ['de', { separator: ';', decimal: ',' }],
  ['fr', { separator: ';', decimal: ',' }],
])('%s writes %o', (locale, style) => expect(styleFor(locale)).toEqual(style));

test.each([
  ['Herbst 2026', ['Delivery'], 'Herbst 2026 - Delivery'],
  ['a/b\\c:d*e?"<>|', [], 'a b c d e'],
  ['\u202egnp.exe', [], 'gnp.exe'],
  ['..', [], 'Leaf'],
  ['CON', [], 'Leaf CON'],
  ['x'.repeat(300), [], 'x'.repeat(120)],
  ['Größe 1200x675', [], 'Größe 1200x675'],
])('%j is saved as %s', (name, parts, file) => expect(fileNameOf(name, ...parts)).toBe(file));
