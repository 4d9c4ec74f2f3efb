import { parseDigits } from '../rows/numbers.ts';
import { chosen, digits, faults, limits, named, type RowMessages, rowMessages } from '../rows/rules.ts';

export const deviceTypes = ['mixed', 'mobile', 'tablet', 'pc', 'tv'] as const;
export type DeviceType = (typeof deviceTypes)[number];

export const consumptionLevels = [0, 1] as const;
export type ConsumptionLevel = (typeof consumptionLevels)[number];

export const consumptionPlacements = ['display', 'video_hai'] as const;
export type ConsumptionPlacement = (typeof consumptionPlacements)[number];

/** What the consumption form holds: text as typed, '' for a choice that is open or does not apply. */
export interface ConsumptionFormValues {
  name: string;
  level: ConsumptionLevel;
  country: string;
  device_type: DeviceType | '';
  impressions: string;
  placement_type: ConsumptionPlacement | '';
  view_time: string;
}

/** What leaves the consumption form. The field the level does not use is null. */
export interface ConsumptionPayload {
  name: string;
  level: ConsumptionLevel;
  country: string;
  device_type: DeviceType;
  impressions: number;
  placement_type: ConsumptionPlacement | null;
  /** seconds */
  view_time: number | null;
}

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

export function validateConsumption(values: ConsumptionFormValues, text: RowMessages = rowMessages) {
  const viewTime = digits(text, text.viewTimeRequired, limits.view_time);
  return faults({
    name: named(text)(values.name),
    device_type: chosen(text.deviceRequired)(values.device_type),
    country: chosen(text.countryRequired)(values.country),
    impressions: digits(text, text.impressionsRequired, limits.impressions)(values.impressions),
    placement_type: values.level === 0 ? chosen(text.placementRequired)(values.placement_type) : null,
    view_time: values.level === 1 ? viewTime(values.view_time) : null,
  });
}

/** Call it with values that `validateConsumption` found in order. */
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
