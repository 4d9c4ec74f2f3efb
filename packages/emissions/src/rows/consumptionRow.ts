import { Checks, type Optional } from '../checks.ts';
import { canonicalDevice, type DeviceType, deviceTypes } from '../factors/consumption.ts';

export const consumptionPlacements = ['display', 'video_hai'] as const;
export type ConsumptionPlacement = (typeof consumptionPlacements)[number];

export const consumptionLevels = [0, 1] as const;
export type ConsumptionLevel = (typeof consumptionLevels)[number];

/** A consumption row as typed or sent. */
export interface ConsumptionInput {
  /** 0 default, 1 view time. */
  level: number;
  country: string;
  impressions: number;
  /** A `DeviceType` in any case; desktop and computer count as pc. */
  device_type: string;
  /** Required at level 0. */
  placement_type?: Optional<ConsumptionPlacement>;
  /** Seconds; required at level 1. */
  view_time?: Optional<number>;
}

/** A normalised consumption row: the field that its level does not use is null. */
export interface ConsumptionFields {
  level: ConsumptionLevel;
  country: string;
  impressions: number;
  device_type: DeviceType;
  placement_type: ConsumptionPlacement | null;
  view_time: number | null;
}

/** Normalises the device name and clears what does not apply. Throws `EmissionsError`. */
export function normalizeConsumption(input: ConsumptionInput): ConsumptionFields {
  const checks = new Checks();
  checks.object('The row', input);
  const level = checks.oneOf('level', 'Level', input.level, consumptionLevels);
  checks.done(); // without a level nothing else can be checked
  const named = typeof input.device_type === 'string' && input.device_type !== '' ? input.device_type : null;
  const device = named === null ? null : (canonicalDevice(named) ?? named);
  const fields = {
    level,
    country: checks.country(input.country),
    impressions: checks.required('impressions', input.impressions),
    device_type: checks.oneOf<DeviceType>('device_type', 'Device type', device, deviceTypes),
    placement_type:
      level === 0
        ? checks.oneOf(
            'placement_type',
            'Placement type',
            input.placement_type,
            consumptionPlacements,
            ' at level 0',
          )
        : null,
    view_time: level === 1 ? checks.required('view_time', input.view_time, ' at level 1') : null,
  };
  checks.done();
  return fields;
}
