import { remembered } from '../remembered.ts';

/** Shown if there is no number: an en dash, as in printed tables. */
export const noValue = '–';

type Value = number | null | undefined;

const isNumber = (value: Value): value is number => typeof value === 'number' && Number.isFinite(value);

const rounded: Intl.NumberFormatOptions = { maximumFractionDigits: 2 };
const all: Intl.NumberFormatOptions = { maximumSignificantDigits: 15 };
const six: Intl.NumberFormatOptions = { maximumSignificantDigits: 6 };
const whole: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };
const ungrouped: Intl.NumberFormatOptions = { maximumSignificantDigits: 15, useGrouping: false };
const share: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
const day: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
};
const instant = remembered(
  (zone: string): Intl.DateTimeFormatOptions => ({
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone === 'local' ? undefined : zone,
    timeZoneName: 'short',
  }),
);
const fixed = remembered(
  (decimals: number): Intl.NumberFormatOptions => ({
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }),
);

const formats = remembered((locale: string) =>
  remembered((timeZone: string) => makeFormat(locale, timeZone)),
);

/**
 * Formats numbers and dates for a locale and time zone (an IANA name, or `local` for the computer's own). Units are not
 * part of the text. Cached per locale and zone, and each formatter is created on first use: creating one costs more
 * than rendering a table's cells.
 */
export const createFormat = (locale: string, timeZone: string): Format => formats(locale)(timeZone);

function makeFormat(locale: string, timeZone: string) {
  const number = remembered((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const written = remembered(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  );

  /** Text that is not a time is returned unchanged. */
  const time = (iso: string, options: Intl.DateTimeFormatOptions) => {
    const at = Date.parse(iso);
    return Number.isNaN(at) ? iso : written(options).format(at);
  };

  /** Rounds to `decimals`, but a non-zero value never reads as zero: `<0.01`. */
  const honest = (value: Value, decimals: number) => {
    if (!isNumber(value)) return noValue;
    const smallest = 10 ** -decimals;
    if (value > 0 && value < smallest / 2) return `<${number(fixed(decimals)).format(smallest)}`;
    if (value < 0 && value > -smallest / 2) return `>${number(fixed(decimals)).format(-smallest)}`;
    return number(fixed(decimals)).format(value === 0 ? 0 : value);
  };

  const text = (value: number) => number(share).format(value === 0 ? 0 : value);
  /** A share that is shown as `rounded`, but what is there never reads as nothing, and a part never as all. */
  const honestShare = (value: number, rounded: number) => {
    if (value > 0 && rounded < 0.005) return `<${text(0.01)}`;
    if (value < 0 && rounded > -0.005) return `>${text(-0.01)}`;
    return rounded >= 0.995 && value < 1 - 1e-9 ? `>${text(0.99)}` : text(rounded);
  };

  return {
    /** Kilograms of CO2e: two decimals, `<0.01` for a tiny non-zero value. */
    kg: (value: Value) => honest(value, 2),
    /** A plain number; at most two decimals unless `decimals` fixes them. */
    number: (value: Value, { decimals }: { decimals?: number } = {}) => {
      if (!isNumber(value)) return noValue;
      return number(decimals === undefined ? rounded : fixed(decimals)).format(value);
    },
    /** A similarity between 0 and 1: three decimals. */
    ssim: (value: Value) => (isNumber(value) ? number(fixed(3)).format(value) : noValue),
    /** Kilobytes (1 KB = 1000 bytes) with one decimal, from bytes. */
    kilobytes: (bytes: Value) => (isNumber(bytes) ? honest(bytes / 1000, 1) : noValue),
    /**
     * A share between 0 and 1 as a percentage, with the sign; `<1%` for a small non-zero one, `>99%` for nearly
     * all. Shown as `rounded` where it is rounded together with others: see `percents`.
     */
    percent: (value: Value, rounded = value ?? 0) =>
      isNumber(value) ? honestShare(value, rounded) : noValue,
    /** Every significant digit, for titles and detail panels. */
    exact: (value: Value) => (isNumber(value) ? number(all).format(value) : noValue),
    /**
     * Six significant digits, but never fewer than all digits before the decimal point: for a step of a
     * calculation.
     */
    sixDigits: (value: Value) =>
      isNumber(value) ? number(Math.abs(value) >= 1e6 ? whole : six).format(value) : noValue,
    /** Every significant digit and no separators, for pasting into a spreadsheet. */
    pasted: (value: Value) => (isNumber(value) ? number(ungrouped).format(value) : ''),
    /** Several things in one sentence: `a, b and c`. */
    list: (parts: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts),
    /** A day, from an ISO 8601 date such as `2026-11-22`; text that is not one is returned unchanged. */
    date: (iso: string) => time(iso, day),
    /** Date and time with its time zone, from an ISO 8601 instant; text that is not one is returned unchanged. */
    dateTime: (iso: string | null | undefined) => (iso ? time(iso, instant(timeZone)) : noValue),
  };
}

export type Format = ReturnType<typeof makeFormat>;

/** The decimal sign of a format. */
export const decimalSign = ({ number }: Pick<Format, 'number'>): string =>
  number(0.1, { decimals: 1 }).slice(1, -1);

/**
 * The parts of one whole, shown together, as percentages that add up to 100: those with the largest remainders are
 * rounded up.
 */
export function percents(values: readonly number[], { percent }: Pick<Format, 'percent'>): string[] {
  const sum = values.reduce((all, value) => all + value, 0);
  const parts = values.map((value) => {
    const part = sum > 0 ? value / sum : 0;
    const down = Math.floor(part * 100 + 1e-9);
    // Remainders that differ by the noise of a sum are equal: then the larger part is rounded up.
    return { part, down, rest: Math.round((part * 100 - down) * 1e6) + part };
  });
  const missing = parts.reduce((left, { down }) => left - down, sum > 0 ? 100 : 0);
  const up = parts.toSorted((one, other) => other.rest - one.rest).slice(0, missing);
  return parts.map((one) => percent(one.part, (one.down + (up.includes(one) ? 1 : 0)) / 100));
}
