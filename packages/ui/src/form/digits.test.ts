import { describe, expect, test } from 'vitest';
import { caretIn, editDigits, numberMarks } from './digits.ts';
import { parseDecimal } from './numbers.ts';

/** `|` is the caret. */
function typed(start: string, keys: readonly string[], locale = 'en') {
  const { group } = numberMarks(locale);
  let value = start.replace('|', '');
  let caret = start.indexOf('|');
  let leftOut: string | undefined;
  for (const key of keys) {
    const shown = group(value);
    const at = caretIn(shown, value, caret);
    const edit = {
      Backspace: {
        after: shown.slice(0, Math.max(0, at - 1)) + shown.slice(at),
        caret: Math.max(0, at - 1),
        type: 'deleteContentBackward',
      },
      Delete: { after: shown.slice(0, at) + shown.slice(at + 1), caret: at, type: 'deleteContentForward' },
    }[key] ?? {
      after: shown.slice(0, at) + key + shown.slice(at),
      caret: at + key.length,
      type: key.length > 1 ? 'insertFromPaste' : 'insertText',
      from: at,
    };
    const next = editDigits({ value, ...edit });
    ({ value, caret } = next);
    leftOut = next.leftOut ?? leftOut;
  }
  const shown = group(value);
  const at = caretIn(shown, value, caret);
  return { value, shown: `${shown.slice(0, at)}|${shown.slice(at)}`, leftOut };
}

const keys = (text: string) => [...text];

describe('thousands are grouped and the caret stays behind the same digit', () => {
  test.each([
    ['|', '50000', 'en', '50,000|'],
    ['|', '50000', 'de', '50.000|'],
    ['|', '50000', 'fr', '50\u202f000|'],
    ['|', '50000', 'en-IN', '50,000|'],
    ['|', '5000000', 'en-IN', '50,00,000|'],
    ['|', '0', 'en', '0|'],
    ['1|000', '2', 'en', '12|,000'],
    ['12|000', '3', 'en', '123|,000'],
    ['123|000', '4', 'en', '1,234|,000'],
    ['|1000', '9', 'en', '9|1,000'],
  ])('%j and the keys %j in %s show %j', (start, text, locale, expected) => {
    expect(typed(start, keys(text), locale).shown).toBe(expected);
  });
});

describe('deleting', () => {
  test.each([
    ['1000|', ['Backspace'], '100|'],
    ['1|000', ['Delete'], '1|00'],
    ['1234567|', ['Backspace', 'Backspace'], '12,345|'],
    // The separator is deleted with the digit beside it.
    ['1|234', ['Backspace'], '|234'],
    ['1234|567', ['Backspace'], '123|,567'],
    ['|', ['Backspace'], '|'],
  ])('%j and %j show %j', (start, pressed, expected) => {
    expect(typed(start, pressed).shown).toBe(expected);
  });

  test('Backspace behind a mark takes the digit before it, Delete before it the one behind', () => {
    const mark = { value: '1234', after: '1234', caret: 1 };
    expect(editDigits({ ...mark, type: 'deleteContentBackward' })).toEqual({ value: '234', caret: 0 });
    expect(editDigits({ ...mark, type: 'deleteContentForward' })).toEqual({ value: '134', caret: 1 });
  });
});

describe('marks that somebody types', () => {
  test.each([
    ['3.0', 'en', '3.0'],
    ['3,5', 'en', '3,5'],
    ['3,5', 'de', '3,5'],
    ['2,500,000', 'en', '2500000'],
    ['2.500.000', 'de', '2500000'],
    ['2.500', 'de', '2500'],
    ['250 000', 'fr', '250000'],
    ["1'000", 'en', '1000'],
    ['1.5.', 'en', '1.5.'],
    // Separators of the field go where a decimal mark comes.
    ['1234.5', 'en', '1234.5'],
    ['1234,5', 'de', '1234,5'],
    ['1234,5', 'fr', '1234,5'],
    ['1234.5', 'fr', '1234.5'],
    ['1234567.5', 'en', '1234567.5'],
    ['1,234.5', 'en', '1234.5'],
    ['1.234,5', 'de', '1234,5'],
    ['1234.567', 'en', '1234.567'],
    ['0.500', 'en', '0.500'],
    ['0,500', 'de', '0,500'],
    ['99.5', 'en', '99.5'],
    ['1.500', 'en', '1500'],
    ['1,500', 'de', '1500'],
    ['1.500', 'fr', '1500'],
  ])('%j typed in %s is held as %j', (text, locale, expected) => {
    const { value, leftOut } = typed('|', keys(text), locale);
    expect(value).toBe(expected);
    expect(leftOut).toBeUndefined();
  });

  test('the caret stays behind a decimal mark among digits', () => {
    expect(typed('1234|567', ['.']).shown).toBe('1234.|567');
    expect(typed('1234|567', [',']).shown).toBe('1,234,|,567');
    expect(typed('1234|', ['.5', 'Backspace', 'Backspace']).shown).toBe('1,234|');
  });

  test('a mark taken back leaves the number', () => {
    expect(typed('|', [...keys('3.'), 'Backspace', '0']).value).toBe('30');
  });
});

describe('pasting', () => {
  test.each([
    ['2.500.000', '2500000'],
    ['2,500,000', '2500000'],
    ['2 500 000', '2500000'],
    ["2'500'000", '2500000'],
    [' 42 ', '42'],
    ['1.5', '1.5'],
    ['1e6', '7'],
    ['12 items', '7'],
  ])('%j over 7 holds %j', (text, expected) => {
    expect(editDigits({ value: '7', after: text, caret: text.length }).value).toBe(expected);
  });

  test('into the middle of a number', () => {
    expect(typed('1|0', ['2,000']).shown).toBe('120,00|0');
  });
});

test.each([
  ['1a2', '12', 'a'],
  ['-5', '5', '-'],
  ['1e6', '16', 'e'],
])('of %j the field holds %j and says that %j was left out', (text, value, leftOut) => {
  expect(typed('|', keys(text))).toMatchObject({ value, leftOut });
});

test.each([
  ['en', '1,000', '.'],
  ['de', '1.000', ','],
  ['fr', '1\u202f000', ','],
  ['de-CH', "1'000", '.'],
  ['ar-EG', '1,000', '.'],
])('%s writes %j with the decimal mark %j', (locale, thousand, decimal) => {
  const marks = numberMarks(locale);
  expect(marks.group('1000')).toBe(thousand);
  expect(marks.write(2.5)).toBe(`2${decimal}5`);
  expect(marks.write(0.1)).toBe(`0${decimal}1`);
});

test.each([4.3e-8, 1e-12, 0, 2.125, 12.5, 0.1 + 0.2, 1e9, 999_999_999_999])(
  'a field reads %d again as it was written',
  (number) => {
    for (const locale of ['en', 'de', 'fr', 'ar'])
      expect(parseDecimal(numberMarks(locale).write(number))).toBe(number);
  },
);

test.each(['', '0', '007', '12', '3.5'])('%j is not grouped', (text) => {
  expect(numberMarks('en').group(text)).toBe(text);
});
