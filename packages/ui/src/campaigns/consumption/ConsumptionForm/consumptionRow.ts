import {
  type ConsumptionInput,
  type ConsumptionLevel,
  type ConsumptionPlacement,
  consumptionEmissions,
  consumptionPlacements,
  type DeviceType,
  deviceTypes,
  limits,
} from '@leaf/emissions';
import { parseDigits } from '../../../form/numbers.ts';
import type { StageRow } from '../../../types.ts';
import { noImpressions, type StageRules, type Whole } from '../../row/RowForm/stageRules.ts';
import type { RowLists } from '../../row/RowTab/changes.ts';
import { chosen, digits, faults, named, type RowMessages, rowMessages } from '../../row/rules.ts';

export type ConsumptionRow = StageRow['consumption'];

/** The values of the consumption form: text as typed, '' for a choice that is open or does not apply. */
export interface ConsumptionFormValues {
  name: string;
  level: ConsumptionLevel;
  country: string;
  device_type: DeviceType | '';
  impressions: string;
  placement_type: ConsumptionPlacement | '';
  view_time: string;
}

/** The payload for a consumption row. The field that the level does not use is null. */
export interface ConsumptionPayload extends Whole<ConsumptionInput> {
  name: string;
  level: ConsumptionLevel;
  device_type: DeviceType;
}

export const consumptionLists: RowLists = {
  device_type: { choices: deviceTypes },
  placement_type: { choices: consumptionPlacements, applies: ({ level }) => level === 0 },
};

export const consumptionStart: ConsumptionFormValues = {
  name: '',
  level: 0,
  country: '',
  device_type: 'mixed',
  impressions: '0',
  placement_type: 'display',
  view_time: '',
};

export function withLevel(values: ConsumptionFormValues, level: ConsumptionLevel): ConsumptionFormValues {
  return level === 0
    ? { ...values, level, view_time: '', placement_type: values.placement_type || 'display' }
    : { ...values, level, placement_type: '' };
}

/** Messages by invalid field, in the order of the form. */
export function validateConsumption(values: ConsumptionFormValues, text: RowMessages = rowMessages) {
  const viewTime = digits(text, text.viewTimeRequired, limits.view_time.max);
  return faults({
    name: named(text)(values.name),
    impressions: digits(text, text.impressionsRequired, limits.impressions.max)(values.impressions),
    device_type: chosen(text.deviceRequired)(values.device_type),
    placement_type: values.level === 0 ? chosen(text.placementRequired)(values.placement_type) : null,
    country: chosen(text.countryRequired)(values.country),
    view_time: values.level === 1 ? viewTime(values.view_time) : null,
  } satisfies Record<Exclude<keyof ConsumptionFormValues, 'level'>, string | null>);
}

/** Call it only with values that `validateConsumption` accepts. */
export function toConsumptionPayload(values: ConsumptionFormValues): ConsumptionPayload {
  return {
    name: values.name.trim(),
    level: values.level,
    country: values.country,
    device_type: values.device_type || 'mixed',
    impressions: parseDigits(values.impressions) ?? 0,
    placement_type: values.level === 0 ? values.placement_type || null : null,
    view_time: values.level === 1 ? parseDigits(values.view_time) : null,
  };
}

/** `desktop` and `computer` of older rows are the PC. */
const deviceOf = (stored: string): DeviceType => {
  const device = stored.toLowerCase();
  return deviceTypes.find((known) => known === device) ?? (/desktop|computer/.test(device) ? 'pc' : 'mixed');
};

export const consumptionRules: StageRules<ConsumptionFormValues, ConsumptionPayload, ConsumptionRow> = {
  stage: 'consumption',
  start: consumptionStart,
  kept: ['country', 'level', 'placement_type'],
  validate: validateConsumption,
  toPayload: toConsumptionPayload,
  emissions: consumptionEmissions,
  atLevel0: (values) => withLevel(values, 0),
  doubts: noImpressions,
  fromRow: (row, typed) => ({
    name: row.name,
    level: row.level === 1 ? 1 : 0,
    country: row.country,
    device_type: deviceOf(row.device_type),
    impressions: typed(row.impressions),
    placement_type: row.placement_type ?? '',
    view_time: typed(row.view_time),
  }),
};
