import type { Stage } from '@leaf/emissions';
import type { Format } from '../../format/format.ts';
import { wordOf } from '../../labels/wordOf.ts';
import type { Places } from '../../places/places.ts';
import type { StageRow } from '../../types.ts';
import { hasLevel, levelOf, type RowWords } from './words.ts';

/** The label of each field of a row. */
export const rowFieldLabels = {
  id: 'ID',
  name: 'Name',
  level: 'Level',
  payload: 'Payload',
  ssd_copies: 'SSD copies',
  hdd_copies: 'HDD copies',
  lto_copies: 'LTO copies',
  cloud_copies: 'Cloud copies',
  country: 'Country',
  region: 'Region',
  impressions: 'Impressions',
  buy_type: 'Buy type',
  ads_txt_lines: 'ads.txt lines',
  placement_type: 'Placement type',
  completion_rate: 'Completion rate',
  fixed_ratio: 'Fixed ratio',
  mobile_ratio: 'Mobile ratio',
  device_type: 'Device',
  view_time: 'View time',
  ssd_emissions: 'SSD',
  hdd_emissions: 'HDD',
  lto_emissions: 'LTO',
  cloud_emissions: 'Cloud',
  usephase_server_emissions: 'Servers, electricity',
  usephase_network_emissions: 'Network, electricity',
  embodied_server_emissions: 'Servers, embodied',
  embodied_network_emissions: 'Network, embodied',
  usephase_mobile_network_emissions: 'Mobile networks, electricity',
  usephase_fixed_network_emissions: 'Fixed networks, electricity',
  usephase_cdn_emissions: 'CDN, electricity',
  embodied_mobile_network_emissions: 'Mobile networks, embodied',
  embodied_fixed_network_emissions: 'Fixed networks, embodied',
  embodied_cdn_emissions: 'CDN, embodied',
  usephase_device_emissions: 'Device, electricity',
  embodied_device_emissions: 'Device, embodied',
  total_emissions: 'Total Emissions',
};

export type RowFieldName = keyof typeof rowFieldLabels;

/** Every field of a stage's rows: inputs first, then results, the total last. */
export const rowFields: { [S in Stage]: readonly (keyof StageRow[S] & RowFieldName)[] } = {
  storage: [
    'id',
    'name',
    'payload',
    'ssd_copies',
    'hdd_copies',
    'lto_copies',
    'cloud_copies',
    'ssd_emissions',
    'hdd_emissions',
    'lto_emissions',
    'cloud_emissions',
    'total_emissions',
  ],
  selection: [
    'id',
    'name',
    'level',
    'country',
    'region',
    'impressions',
    'buy_type',
    'ads_txt_lines',
    'placement_type',
    'usephase_server_emissions',
    'usephase_network_emissions',
    'embodied_server_emissions',
    'embodied_network_emissions',
    'total_emissions',
  ],
  delivery: [
    'id',
    'name',
    'level',
    'country',
    'region',
    'impressions',
    'placement_type',
    'payload',
    'completion_rate',
    'fixed_ratio',
    'mobile_ratio',
    'usephase_mobile_network_emissions',
    'usephase_fixed_network_emissions',
    'usephase_cdn_emissions',
    'embodied_mobile_network_emissions',
    'embodied_fixed_network_emissions',
    'embodied_cdn_emissions',
    'total_emissions',
  ],
  consumption: [
    'id',
    'name',
    'level',
    'country',
    'device_type',
    'impressions',
    'placement_type',
    'view_time',
    'usephase_device_emissions',
    'embodied_device_emissions',
    'total_emissions',
  ],
};

const units: Partial<Record<Stage, Partial<Record<RowFieldName, keyof RowWords>>>> = {
  storage: { payload: 'gigabytes' },
  delivery: { payload: 'megabytes' },
  consumption: { view_time: 'seconds' },
};

/** Whether a field is a result rather than something entered. */
export const isEmission = (field: RowFieldName): boolean => field.endsWith('_emissions');

type Value = string | number | null | undefined;

/** The value of a field with its unit: emissions with two decimals, anything else with every digit. */
export function fieldText<S extends Stage>(
  stage: S,
  field: keyof StageRow[S] & RowFieldName,
  row: StageRow[S],
  format: Format,
  words: RowWords,
  places: Places,
): string {
  const value = row[field] as Value;
  if (field === 'id') return String(value);
  if (typeof value === 'number') {
    if (field === 'level') return hasLevel(row) ? levelOf(words, stage, value) : format.exact(null);
    if (isEmission(field)) return `${format.kg(value)} ${words.kilograms}`;
    const unit = units[stage]?.[field];
    return unit ? `${format.exact(value)} ${words[unit]}` : format.exact(value);
  }
  if (typeof value !== 'string' || value === '') return format.exact(null);
  if (field === 'country' || field === 'region') return places.nameOf(value);
  return ['buy_type', 'placement_type', 'device_type'].includes(field) ? wordOf(words, value) : value;
}
