import type { Stage } from '@leaf/emissions';
import type { RowMessages } from '../rules.ts';

/** A question about an unlikely value before a row is saved. `field` is the one to correct. */
export type Doubt =
  | { about: 'noImpressions' | 'noCopies'; field: string }
  | { about: 'ratio' | 'readAs'; field: string; typed: string; saved: number };

/** The fields of an input that apply: an absent one instead of null. */
export type WithoutNull<Input> = { [Field in keyof Input]: NonNullable<Input[Field]> };

/** All fields of an input, null where one does not apply. */
export type Whole<Input> = { [Field in keyof Input]-?: Exclude<Input[Field], undefined> };

/**
 * Leaves out the fields that are null. The others must be given too: saving a row clears what its payload leaves out, so
 * a forgotten field does not compile.
 */
export const present = <Input extends object>(fields: Required<Input>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as WithoutNull<Input>;

/** The doubt whether a row without impressions is meant. */
export const noImpressions = ({ impressions }: { impressions: number }): Doubt[] =>
  impressions === 0 ? [{ about: 'noImpressions', field: 'impressions' }] : [];

/** How the form of a stage handles its values: text as typed, '' for a choice that is open. */
export type StageRules<Values, Payload, Row> = {
  stage: Stage;
  start: Values;
  /** The fields whose values carry over when several rows are added. */
  kept: readonly (keyof Values)[];
  /** Messages by invalid field, in the order of the form. */
  validate: (values: Values, text: RowMessages) => Partial<Record<string, string>>;
  toPayload: (values: Values) => Payload;
  /** The model's result for a payload. */
  emissions: (payload: Payload) => { total_emissions: number };
  /** The same row with default values, for comparison. */
  atLevel0?: (values: Values) => Values;
  doubts: (payload: Payload, values: Values) => Doubt[];
  /** The values of a saved row; `typed` writes a number the way a user would type it. */
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

/** A payload such as `2,500` where a comma groups thousands: it may mean 2500 or 2.5. */
export function readAs(values: object, groupMark: string): Doubt[] {
  const typed = 'payload' in values ? String(values.payload).trim() : '';
  if (!AMBIGUOUS.test(typed) || !typed.includes(groupMark)) return [];
  return [{ about: 'readAs', field: 'payload', typed, saved: Number(typed.replace(',', '.')) }];
}
