import type { Stage } from '@leaf/emissions';
import type { RowMessages } from '../rules.ts';

/** What is asked before a row is saved that nobody is likely to want. `field` is where to mend it. */
export type Doubt =
  | { about: 'noImpressions' | 'noCopies'; field: string }
  | { about: 'ratio' | 'readAs'; field: string; typed: string; saved: number };

/** What the form of a stage does with its values: text as typed, '' for a choice that is open. */
export type StageRules<Values, Payload, Row> = {
  stage: Stage;
  start: Values;
  /** The fields that the next row begins with when several are added. */
  kept: readonly (keyof Values)[];
  /** Messages by invalid field, in the order of the form. */
  validate: (values: Values, text: RowMessages) => Partial<Record<string, string>>;
  toPayload: (values: Values) => Payload;
  /** The model's result for a payload. */
  emissions: (payload: Payload) => { total_emissions: number };
  /** The same row by default values, to compare with. */
  atLevel0?: (values: Values) => Values;
  doubts: (payload: Payload, values: Values) => Doubt[];
  /** The values of a saved row; `typed` writes a number as one would type it. */
  fromRow: (row: Row, typed: (value: number | null) => string) => Values;
};

/** Takes over the country, and its region unless another one was chosen. */
export function withCountryAndRegion<Values extends { country: string; region: string }>(
  values: Values,
  country: string,
  regionOf: (country: string) => string | undefined,
): Values {
  const follows = values.region === '' || values.region === regionOf(values.country);
  return { ...values, country, region: follows ? (regionOf(country) ?? '') : values.region };
}

const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** A payload such as `2,500` where a comma groups thousands: one reader means 2500, another 2.5. */
export function readAs(values: object, groupMark: string): Doubt[] {
  const typed = 'payload' in values ? String(values.payload).trim() : '';
  if (!AMBIGUOUS.test(typed) || !typed.includes(groupMark)) return [];
  return [{ about: 'readAs', field: 'payload', typed, saved: Number(typed.replace(',', '.')) }];
}
