import {
  type BuyType,
  buyTypes,
  limits,
  type SelectionInput,
  type SelectionPlacement,
  selectionEmissions,
  selectionLevel,
  selectionPlacements,
} from '@leaf/emissions';
import { parseDigits } from '../../../form/numbers.ts';
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
import { chosen, digits, faults, named, optional, type RowMessages, rowMessages } from '../../row/rules.ts';
import { hasLevel } from '../../row/words.ts';

export const selectionLevels = [0, 1] as const;
export type SelectionLevel = (typeof selectionLevels)[number];

/** Direct and end-to-end buys have no placement. */
export const selectionLists: RowLists = {
  buy_type: { choices: buyTypes },
  placement_type: { choices: selectionPlacements, applies: hasLevel },
};

export type SelectionRow = StageRow['selection'];

/** The values of the selection form: text as typed, '' for a choice that does not apply. */
export interface SelectionFormValues {
  name: string;
  level: SelectionLevel;
  country: string;
  region: string;
  impressions: string;
  buy_type: BuyType;
  ads_txt_lines: string;
  placement_type: SelectionPlacement | '';
}

interface Named extends SelectionInput {
  name: string;
  level: number;
  buy_type: BuyType;
}

/** The payload for a selection row. Lines and placement belong to programmatic buys only. */
export type SelectionPayload = WithoutNull<Named>;

export const selectionStart: SelectionFormValues = {
  name: '',
  level: 1,
  country: '',
  region: '',
  impressions: '1000',
  buy_type: 'programmatic',
  ads_txt_lines: '',
  placement_type: 'display',
};

/** Lines are counted for programmatic buys at every level but 0. */
export function hasLines({ level, buy_type }: Pick<SelectionFormValues, 'level' | 'buy_type'>): boolean {
  return buy_type === 'programmatic' && level !== 0;
}

export function withLevel(values: SelectionFormValues, level: SelectionLevel): SelectionFormValues {
  return { ...values, level, ads_txt_lines: level === 0 ? '' : values.ads_txt_lines };
}

export function withBuyType(values: SelectionFormValues, buy_type: BuyType): SelectionFormValues {
  if (buy_type !== 'programmatic') return { ...values, buy_type, ads_txt_lines: '', placement_type: '' };
  return { ...values, buy_type, placement_type: values.placement_type || selectionStart.placement_type };
}

/** Messages by invalid field, in the order of the form. */
export function validateSelection(values: SelectionFormValues, text: RowMessages = rowMessages) {
  return faults({
    name: named(text)(values.name),
    impressions: digits(text, text.impressionsRequired, limits.impressions.max)(values.impressions),
    country: chosen(text.countryRequired)(values.country),
    region: chosen(text.regionRequired)(values.region),
    ads_txt_lines: optional(digits(text, text.linesInvalid, limits.ads_txt_lines.max))(values.ads_txt_lines),
  } satisfies Record<
    Exclude<keyof SelectionFormValues, 'level' | 'buy_type' | 'placement_type'>,
    string | null
  >);
}

/** Call it only with values that `validateSelection` accepts. */
export function toSelectionPayload(values: SelectionFormValues): SelectionPayload {
  const lines = hasLines(values) ? parseDigits(values.ads_txt_lines) : null;
  const { level, buy_type } = values;
  return present<Named>({
    name: values.name.trim(),
    level: selectionLevel({ level, buy_type, ads_txt_lines: lines }),
    country: values.country,
    region: values.region,
    impressions: parseDigits(values.impressions) ?? 0,
    buy_type,
    ads_txt_lines: lines,
    placement_type: (buy_type === 'programmatic' && values.placement_type) || null,
  });
}

export const regionOf = (country: string) => regionsOf(country).region;

/** The region follows the country while nobody has chosen another. */
export const withCountry = (values: SelectionFormValues, country: string): SelectionFormValues =>
  withCountryAndRegion(values, country, regionOf);

export const selectionRules: StageRules<SelectionFormValues, SelectionPayload, SelectionRow> = {
  stage: 'selection',
  start: selectionStart,
  kept: ['country', 'region', 'level', 'placement_type', 'buy_type'],
  validate: validateSelection,
  toPayload: toSelectionPayload,
  emissions: selectionEmissions,
  atLevel0: (values) => withLevel(values, 0),
  doubts: noImpressions,
  fromRow: (row, typed) => ({
    name: row.name,
    level: row.level === 0 ? 0 : 1,
    country: row.country,
    region: row.region,
    impressions: typed(row.impressions),
    buy_type: row.buy_type,
    ads_txt_lines: typed(row.ads_txt_lines),
    placement_type: row.placement_type ?? '',
  }),
};
