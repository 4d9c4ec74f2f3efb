import { remembered } from '../remembered.ts';
import { digitsOnly } from './numbers.ts';

/** The number format of a locale. */
export type NumberMarks = {
  group: (digits: string) => string;
  /** The number as a user types it: every digit, with the locale's decimal separator. */
  write: (number: number) => string;
};

/** The separators of a locale: `1,000.5`, `1.000,5`, `1 000,5`. */
export const numberMarks = remembered((locale: string): NumberMarks => {
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const whole = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: false,
    maximumSignificantDigits: 21,
  });
  return {
    // Leading zeros are left as they were typed.
    group: (digits) => (/^[1-9]\d{3,29}$/.test(digits) ? format.format(BigInt(digits)) : digits),
    // `String` would write small numbers as `1e-7`, which no field accepts.
    write: (number) => whole.format(number),
  };
});

/** An edit of a grouped number, as reported by the browser. */
export type Edit = {
  /** The number before the edit, without separators. */
  value: string;
  /** The field's text and its caret after the edit. */
  after: string;
  caret: number;
  /** The browser's `inputType`. */
  type?: string;
  /** Where the inserted text begins; undefined if the browser does not report it. */
  from?: number;
};

export type Edited = {
  value: string;
  /** How many characters of `value` are before the caret. */
  caret: number;
  /** Typed characters that cannot be part of a number. */
  leftOut?: string;
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether a text is digits with a point or comma somewhere. */
const hasMarks = (text: string) => /^[\d.,\s'’]*[.,][\d.,\s'’]*$/.test(text);

/** Whether an inserted text cannot be part of a number. */
export const refuses = (inserted: string): boolean =>
  digitsOnly(inserted, '?') === '?' && !hasMarks(inserted);

/**
 * The number after an edit of its grouped text. Separators that the field inserted come and go with the
 * digits. A typed point or comma stays in the text until the digits make it a valid separator: without it the
 * text would be another number (`3.5` is not 35). Where it is no separator of the field, those go: `1,234.5` becomes
 * `1234.5`, which can be read in every locale. Anything else is left out.
 */
export function editDigits({ value, after, caret, type = '', from }: Edit): Edited {
  const ownMarks = /[.,]/.test(value);
  if (type.startsWith('delete') && !ownMarks) return withoutDigits(value, after, caret, type);
  const told = from !== undefined && type.startsWith('insert') && !ownMarks;
  const [start, end] = told ? [Math.min(from, caret), caret] : [0, after.length];
  const inserted = after.slice(start, end).trim();
  const left = digitsOf(after.slice(0, start));
  const right = digitsOf(after.slice(end));
  const number = digitsOnly(inserted, '?');
  if (number !== '?') {
    const typedAhead = told ? number.length : digitsOf(after.slice(0, caret)).length;
    return { value: left + number + right, caret: left.length + typedAhead };
  }
  if (hasMarks(inserted)) {
    const own = (after.slice(0, start) + after.slice(end)).replace(/\d/g, '').charAt(0);
    return inserted.includes(own)
      ? { value: after.trim(), caret }
      : { value: left + inserted + right, caret: left.length + inserted.length };
  }
  // Spaces and apostrophes are separators too.
  const leftOut = inserted.replace(/[\d.,\s'’]/g, '') || undefined;
  return { value, caret: left.length, leftOut };
}

function withoutDigits(value: string, after: string, caret: number, type: string): Edited {
  const left = digitsOf(after.slice(0, caret));
  const right = digitsOf(after.slice(caret));
  if (left + right !== value) return { value: left + right, caret: left.length };
  // Only a separator was deleted; the user meant the digit beside it.
  return type.endsWith('Forward')
    ? { value: left + right.slice(1), caret: left.length }
    : { value: left.slice(0, -1) + right, caret: Math.max(0, left.length - 1) };
}

/** The position of the caret in `shown`: after `count` characters of the underlying `value`. */
export function caretIn(shown: string, value: string, count: number): number {
  if (shown === value) return count;
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (seen === count) return at;
    if (/\d/.test(shown.charAt(at))) seen += 1;
  }
  return shown.length;
}
