import { Checks, type Optional } from '../checks.ts';
import { type DeliveryRegion, deliveryRegions } from '../factors/delivery.ts';

export const deliveryPlacements = ['display', 'video_hai', 'video_no_hai'] as const;
export type DeliveryPlacement = (typeof deliveryPlacements)[number];

export const deliveryLevels = [0, 1, 2, 3] as const;
export type DeliveryLevel = (typeof deliveryLevels)[number];

/** A delivery row as typed or sent. */
export interface DeliveryInput {
  /** 0 default, 1 whole creative, 2 completion, 3 measured. */
  level: number;
  country: string;
  impressions: number;
  /** Required unless `fixed_ratio` is given; giving both is an error. */
  region?: Optional<string>;
  /** Share on fixed networks, clamped to 0-1. */
  fixed_ratio?: Optional<number>;
  /** Ignored: derived from `fixed_ratio`. */
  mobile_ratio?: Optional<number>;
  /** Required at levels 0 and 1; level 2 is always `video_hai`. */
  placement_type?: Optional<DeliveryPlacement>;
  /** MB; required at levels 1-3. */
  payload?: Optional<number>;
  /** 0-1, level 2 only; 1 if omitted. */
  completion_rate?: Optional<number>;
}

/**
 * A normalised delivery row: fields that its level does not use are null, and it has either the region or the ratios.
 */
export interface DeliveryFields {
  level: DeliveryLevel;
  country: string;
  region: DeliveryRegion | null;
  impressions: number;
  placement_type: DeliveryPlacement | null;
  payload: number | null;
  completion_rate: number | null;
  fixed_ratio: number | null;
  mobile_ratio: number | null;
}

/** Clamps a share to 0-1. */
export const clampRatio = (ratio: number): number => Math.min(1, Math.max(0, ratio));

/** The share of mobile networks: 1 minus the fixed share, rounded to 4 decimals. */
export const mobileRatio = (fixed_ratio: number): number =>
  Math.round((1 - clampRatio(fixed_ratio)) * 10_000) / 10_000;

function networks(
  checks: Checks,
  { region, fixed_ratio }: DeliveryInput,
): Pick<DeliveryFields, 'region' | 'fixed_ratio' | 'mobile_ratio'> {
  const blank = region === null || region === undefined || region === '';
  if (fixed_ratio === null || fixed_ratio === undefined) {
    if (!blank) {
      return {
        region: checks.region('region', region, deliveryRegions),
        fixed_ratio: null,
        mobile_ratio: null,
      };
    }
    checks.fail('region', 'region_or_fixed_ratio_missing', 'Choose a region or enter a fixed ratio.');
  } else if (!blank) {
    checks.fail(
      'region',
      'region_with_fixed_ratio',
      'Give a region or a fixed ratio, not both: the ratio replaces the region.',
    );
  } else if (typeof fixed_ratio !== 'number' || !Number.isFinite(fixed_ratio)) {
    checks.fail('fixed_ratio', 'not_a_number', 'Fixed ratio must be a number.');
  } else {
    return { region: null, fixed_ratio: clampRatio(fixed_ratio), mobile_ratio: mobileRatio(fixed_ratio) };
  }
  return { region: null, fixed_ratio: null, mobile_ratio: null };
}

function placement(checks: Checks, level: DeliveryLevel, value: unknown): DeliveryPlacement | null {
  if (level === 3) return null;
  if (level === 2) return 'video_hai';
  return checks.oneOf('placement_type', 'Placement type', value, deliveryPlacements, ' at this level');
}

/** Derives the ratios, sets what a level prescribes and clears what does not apply. Throws `EmissionsError`. */
export function normalizeDelivery(input: DeliveryInput): DeliveryFields {
  const checks = new Checks();
  checks.object('The row', input);
  const level = checks.oneOf('level', 'Level', input.level, deliveryLevels);
  checks.done(); // without a level nothing else can be checked
  const fields = {
    level,
    country: checks.country(input.country),
    impressions: checks.required('impressions', input.impressions),
    placement_type: placement(checks, level, input.placement_type),
    payload: level === 0 ? null : checks.required('payload', input.payload, ' at levels 1 to 3'),
    completion_rate: level === 2 ? (checks.optional('completion_rate', input.completion_rate) ?? 1) : null,
    ...networks(checks, input),
  };
  checks.done();
  return fields;
}

/**
 * The original input of a row that the API returns with both its region and the ratios resolved from it: the region
 * alone. Use it before passing a stored row to `deliveryEmissions` again.
 */
export function deliveryInput<Row extends DeliveryInput>(stored: Row): Row {
  return stored.region ? { ...stored, fixed_ratio: null, mobile_ratio: null } : stored;
}
