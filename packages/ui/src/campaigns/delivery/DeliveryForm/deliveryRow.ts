import {
  clampRatio,
  type DeliveryInput,
  type DeliveryLevel,
  type DeliveryPlacement,
  deliveryEmissions,
  deliveryLevels,
  deliveryPlacements,
  limits,
  mobileRatio,
} from '@leaf/emissions';
import { parseDecimal, parseDigits } from '../../../form/numbers.ts';
import { regionsOf } from '../../../places/regions.ts';
import type { StageRow } from '../../../types.ts';
import {
  noImpressions,
  present,
  type StageRules,
  type WithoutNull,
  withCountryAndRegion,
} from '../../row/RowForm/stageRules.ts';
import type { RowLists } from '../../row/RowTab/changes.ts';
import {
  chosen,
  decimal,
  digits,
  faults,
  named,
  optional,
  type RowMessages,
  ratio,
  rowMessages,
} from '../../row/rules.ts';

export type DeliveryRow = StageRow['delivery'];

/** The values of the delivery form: text as typed, '' for a choice that is open or does not apply. */
export interface DeliveryFormValues {
  name: string;
  level: DeliveryLevel;
  country: string;
  region: string;
  impressions: string;
  placement_type: DeliveryPlacement | '';
  payload: string;
  completion_rate: string;
  fixed_ratio: string;
}

interface Named extends DeliveryInput {
  name: string;
  level: DeliveryLevel;
}

/**
 * The payload for a delivery row. Fields that the level does not use are absent; so is the region if a ratio was
 * measured.
 */
export type DeliveryPayload = WithoutNull<Named>;

interface DeliveryFields {
  /** `forced`: sent, but not the user's choice */
  placement: 'choice' | 'forced' | 'none';
  payload: boolean;
  completion: boolean;
}

/** The fields of each level. */
export const deliveryFields: Record<DeliveryLevel, DeliveryFields> = {
  0: { placement: 'choice', payload: false, completion: false },
  1: { placement: 'choice', payload: true, completion: false },
  2: { placement: 'forced', payload: true, completion: true },
  3: { placement: 'none', payload: true, completion: false },
};

export const deliveryLists: RowLists = {
  placement_type: {
    choices: deliveryPlacements,
    applies: ({ level }) => deliveryFields[level as DeliveryLevel]?.placement === 'choice',
  },
};

export const deliveryStart: DeliveryFormValues = {
  name: '',
  level: 0,
  country: '',
  region: '',
  impressions: '0',
  placement_type: 'display',
  payload: '',
  completion_rate: '',
  fixed_ratio: '',
};

export function withLevel(values: DeliveryFormValues, level: DeliveryLevel): DeliveryFormValues {
  const fields = deliveryFields[level];
  const choice = values.placement_type || 'display';
  const placement = { choice, forced: 'video_hai', none: '' } as const;
  return {
    ...values,
    level,
    placement_type: placement[fields.placement],
    payload: fields.payload ? values.payload : '',
    completion_rate: fields.completion ? values.completion_rate : '',
  };
}

/** The level that uses most of what is filled in: 2 for a video with payload and completion rate, 1 with a payload. */
export function bestLevel({ placement_type, payload, completion_rate }: DeliveryFormValues): DeliveryLevel {
  if (payload.trim() === '') return 0;
  return completion_rate.trim() !== '' && placement_type !== 'display' ? 2 : 1;
}

/** A measured ratio replaces the region's, so the region is cleared while there is one. */
export function withFixedRatio(values: DeliveryFormValues, fixed_ratio: string): DeliveryFormValues {
  return { ...values, fixed_ratio, region: hasFixedRatio({ fixed_ratio }) ? '' : values.region };
}

export function hasFixedRatio({ fixed_ratio }: Pick<DeliveryFormValues, 'fixed_ratio'>): boolean {
  return fixed_ratio.trim() !== '';
}

/** Both ratios from the fixed ratio typed, clamped to 0-1; null if it is not a number. */
export function ratiosOf(typed: string): { fixed_ratio: number; mobile_ratio: number } | null {
  const value = parseDecimal(typed);
  if (value === null) return null;
  return { fixed_ratio: clampRatio(value), mobile_ratio: mobileRatio(value) };
}

/** Messages by invalid field, in the order of the form. */
export function validateDelivery(values: DeliveryFormValues, text: RowMessages = rowMessages) {
  const fields = deliveryFields[values.level];
  const region = hasFixedRatio(values) ? null : chosen(text.regionRequired)(values.region);
  const payload = decimal(text, text.payloadRequired, limits.payload.max);
  return faults({
    name: named(text)(values.name),
    impressions: digits(text, text.impressionsRequired, limits.impressions.max)(values.impressions),
    placement_type:
      fields.placement === 'none' ? null : chosen(text.placementRequired)(values.placement_type),
    country: chosen(text.countryRequired)(values.country),
    region,
    payload: fields.payload ? payload(values.payload) : null,
    completion_rate: fields.completion
      ? optional(decimal(text, text.ratioInvalid, 1))(values.completion_rate)
      : null,
    fixed_ratio: optional(ratio(text))(values.fixed_ratio),
  } satisfies Record<Exclude<keyof DeliveryFormValues, 'level'>, string | null>);
}

/** Call it only with values that `validateDelivery` accepts. */
export function toDeliveryPayload(values: DeliveryFormValues): DeliveryPayload {
  const fields = deliveryFields[values.level];
  const completion = fields.completion ? parseDecimal(values.completion_rate) : null;
  const ratios = ratiosOf(values.fixed_ratio);
  return present<Named>({
    name: values.name.trim(),
    level: values.level,
    country: values.country,
    impressions: parseDigits(values.impressions) ?? 0,
    region: ratios ? null : values.region,
    ...(ratios ?? { fixed_ratio: null, mobile_ratio: null }),
    placement_type: (fields.placement !== 'none' && values.placement_type) || null,
    payload: fields.payload ? parseDecimal(values.payload) : null,
    completion_rate: completion === null ? null : clampRatio(completion),
  });
}

export const regionOf = (country: string) => regionsOf(country).delivery_region;

/** The region follows the country while nobody has chosen another. */
export const withCountry = (values: DeliveryFormValues, country: string): DeliveryFormValues =>
  hasFixedRatio(values) ? { ...values, country } : withCountryAndRegion(values, country, regionOf);

export const deliveryRules: StageRules<DeliveryFormValues, DeliveryPayload, DeliveryRow> = {
  stage: 'delivery',
  start: deliveryStart,
  kept: ['country', 'region', 'level', 'placement_type'],
  validate: validateDelivery,
  toPayload: toDeliveryPayload,
  emissions: deliveryEmissions,
  atLevel0: (values) => withLevel(values, 0),
  doubts: (payload, values) => {
    const { fixed_ratio } = payload;
    const typed = parseDecimal(values.fixed_ratio);
    return [
      ...noImpressions(payload),
      ...(typed !== null && fixed_ratio !== undefined && typed !== fixed_ratio
        ? [{ about: 'ratio', field: 'fixed_ratio', typed: values.fixed_ratio, saved: fixed_ratio } as const]
        : []),
    ];
  },
  // The ratios of a row with a region come from that region.
  fromRow: (row, typed) => ({
    name: row.name,
    level: deliveryLevels.find((level) => level === row.level) ?? 0,
    country: row.country,
    region: row.region ?? '',
    impressions: typed(row.impressions),
    placement_type: row.placement_type ?? '',
    payload: typed(row.payload),
    completion_rate: typed(row.completion_rate),
    fixed_ratio: row.region ? '' : typed(row.fixed_ratio),
  }),
};
