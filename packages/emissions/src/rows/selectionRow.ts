import { Checks, type Optional } from '../checks.ts';
import { type Region, regions } from '../factors/selection.ts';

export const buyTypes = ['programmatic', 'end-to-end', 'direct'] as const;
export type BuyType = (typeof buyTypes)[number];

export const selectionPlacements = ['display', 'video'] as const;
export type SelectionPlacement = (typeof selectionPlacements)[number];

/** A selection row as typed or sent. */
export interface SelectionInput {
  country: string;
  region: string;
  impressions: number;
  /** 0 is the default level, any other number counts as 1; 1 if omitted. */
  level?: Optional<number>;
  /** Programmatic if omitted. */
  buy_type?: Optional<BuyType>;
  /** Programmatic only; level 0 if omitted. */
  ads_txt_lines?: Optional<number>;
  /** Programmatic only; display if omitted. */
  placement_type?: Optional<SelectionPlacement>;
}

/** A normalised selection row: fields that its level or buy type does not use are null. */
export interface SelectionFields {
  level: 0 | 1;
  country: string;
  region: Region;
  impressions: number;
  buy_type: BuyType;
  ads_txt_lines: number | null;
  placement_type: SelectionPlacement | null;
}

/** The effective level: programmatic with blank lines is level 0, any level other than 0 is 1. */
export function selectionLevel(input: Pick<SelectionInput, 'level' | 'buy_type' | 'ads_txt_lines'>): 0 | 1 {
  const programmatic = (input.buy_type ?? 'programmatic') === 'programmatic';
  if (programmatic && (input.ads_txt_lines ?? null) === null) return 0;
  return input.level === 0 ? 0 : 1;
}

/** Fills in omitted values and clears what does not apply. Throws `EmissionsError`. */
export function normalizeSelection(input: SelectionInput): SelectionFields {
  const checks = new Checks();
  checks.object('The row', input);
  if (input.level !== null && input.level !== undefined && !Number.isFinite(input.level)) {
    checks.fail('level', 'not_a_number', 'Level must be a number.');
  }
  const buy_type = checks.oneOf('buy_type', 'Buy type', input.buy_type ?? 'programmatic', buyTypes);
  checks.done(); // without level and buy type nothing else can be checked
  const programmatic = buy_type === 'programmatic';
  const level = selectionLevel(input);
  const fields: SelectionFields = {
    level,
    country: checks.country(input.country),
    region: checks.region('region', input.region, regions),
    impressions: checks.required('impressions', input.impressions),
    buy_type,
    ads_txt_lines: programmatic && level === 1 ? checks.optional('ads_txt_lines', input.ads_txt_lines) : null,
    placement_type: programmatic
      ? checks.oneOf(
          'placement_type',
          'Placement type',
          input.placement_type ?? 'display',
          selectionPlacements,
        )
      : null,
  };
  checks.done();
  return fields;
}
