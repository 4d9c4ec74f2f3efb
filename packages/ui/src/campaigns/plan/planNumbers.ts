import { withoutNoise } from '../../format/withoutNoise.ts';
import { kindOf, type PlanField } from './fields.ts';
import {
  bareNumberIn,
  type DecimalSign,
  magnitudeIn,
  numberIn,
  type SizeUnit,
  secondsIn,
  sizeIn,
  unadorned,
} from './numbersIn.ts';
import type { PlanMapping } from './recognise.ts';
import type { Cell } from './sheet.ts';

/** What a bare number counts. */
export type Units = {
  /** Without one, a size is in the unit that its stage keeps. */
  size?: SizeUnit;
  impressions: number;
  seconds: number;
  /** The shares that are percentages. */
  percent: readonly PlanField[];
};

/** Of the numbers that the preview shows, and that are typed there. */
export const shownUnits: Units = { impressions: 1, seconds: 1, percent: [] };

/** Of the numbers in a file, by its mapping and the headers of its columns. */
export function unitsOf(
  { columns, unit, percent }: PlanMapping,
  headerOf: (field: PlanField) => string,
): Units {
  const viewTime = headerOf('view_time').replaceAll('_', ' ');
  // The first unit counts: `(s) / minute`. `(min. 50 %)` is the least of them, and `(h:mm:ss)` is how a time is written.
  const [, minutes, hours] =
    /(?:[([]|\b[ie]n |(?:time|zeit|dauer|vue)\W+(?=\w{5}))(?:s(?:\b|e[ck])|(min(?![di]|\.? ?\d))|(h|hrs?|hours?|std|stunden?|heures?)\b(?!:))/i.exec(
      viewTime,
    ) ?? [];
  return {
    // In a file with rows of several stages, each stage has its own unit.
    ...(!columns.includes('stage') && { size: unit }),
    impressions: magnitudeIn(headerOf('impressions')),
    seconds: /\bms\b|millis/i.test(viewTime) ? 0.001 : minutes ? 60 : hours ? 3600 : 1,
    percent,
  };
}

const allDigits = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 21 });

/** A number with all its digits and without an exponent, which the forms cannot read; -0 is 0. */
export const written = (value: number): string => allDigits.format(value + 0);

type Reading = { stage: string | undefined; units: Units; decimal: DecimalSign };

/** The number in a cell, in the unit in which its row keeps it; null if there is none. */
export function numberOf(
  field: PlanField,
  text: string,
  cell: Cell,
  { stage, units, decimal: ofText }: Reading,
): number | null {
  // A number in a workbook is not text: its decimal point says nothing about the file.
  const decimal = typeof cell === 'number' ? '.' : ofText;
  const kind = kindOf(field);
  if (kind === 'size') {
    const kept = stage === 'storage' ? 'GB' : 'MB';
    return sizeIn(text, decimal, units.size ?? kept, kept);
  }
  if (kind === 'seconds') {
    // `5.5 s` in a column of milliseconds states its own.
    const bare = units.seconds === 1 ? null : bareNumberIn(text, decimal);
    const seconds = bare === null ? secondsIn(text, decimal) : bare * units.seconds;
    return seconds === null ? null : Number(seconds.toPrecision(12));
  }
  const value = numberIn(text, decimal);
  if (value === null) return null;
  // `1.5 Mio.` in a column of thousands states its own.
  if (field === 'impressions' && units.impressions > 1 && /^[^\p{L}]*(e\S*)?$/iu.test(unadorned(text))) {
    return Math.round(value * units.impressions);
  }
  if (kind === 'share') {
    return units.percent.includes(field) && !text.includes('%') ? withoutNoise(value / 100) : value;
  }
  // Impressions that a workbook computed from a budget have a fraction; in text, a fraction may be misread
  // thousands.
  return kind === 'whole' && typeof cell === 'number' && value >= 100 ? Math.round(value) : value;
}

/** What 1 in a file is in the unit in which its row keeps it. */
export const oneOf = (field: PlanField, stage: string | undefined, units: Units): number | null =>
  numberOf(field, '1', '1', { stage, units, decimal: '.' });
