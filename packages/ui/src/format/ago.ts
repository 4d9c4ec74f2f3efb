import { remembered } from '../remembered.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** The instants between which a text stays true are counted in these. */
const steps = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** Kept: creating a formatter costs more than rendering a list. */
const formats = remembered((locale: string) =>
  remembered((timeZone: string) => ({
    now: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second'),
    relative: new Intl.RelativeTimeFormat(locale),
    date: new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: timeZone === 'local' ? undefined : timeZone,
    }),
  })),
);

/**
 * How long ago an instant was: minutes, hours or days within a week, otherwise its date. Days are 24 hours, so that
 * "1 day ago" is true at any time of the day.
 * @param time in milliseconds since 1970
 * @param timeZone an IANA name, or `local` for the computer's own
 */
export function ago(time: number, now: number, locale: string, timeZone: string): string {
  const format = formats(locale)(timeZone);
  const passed = now - time;
  // Two clocks seldom agree to the second.
  if (Math.abs(passed) < minute) return format.now;
  const step = steps.find(([, length]) => passed >= length);
  if (!step || passed >= week) return format.date.format(time);
  const [unit, length] = step;
  return format.relative.format(-Math.floor(passed / length), unit);
}
