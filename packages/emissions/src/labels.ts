import { type Limit, limits } from './limits.ts';

const labels = <Field extends string>(of: Readonly<Record<Field, Limit>>) =>
  Object.fromEntries(Object.entries<Limit>(of).map(([field, { label }]) => [field, label])) as Record<
    Field,
    string
  >;

/** The names of a row's numbers in a trace, by `name`. */
export const rowLabels = {
  ...labels(limits),
  fixed_ratio: 'Share on fixed networks',
  mobile_ratio: 'Share on mobile networks',
  grid: 'Grid intensity given for the country',
};
export type RowName = keyof typeof rowLabels;

/** The names of the steps of a trace, by `field`. */
export const stepLabels = {
  ssd_emissions: 'SSD',
  hdd_emissions: 'HDD',
  lto_emissions: 'LTO',
  cloud_emissions: 'Cloud',
  servers: 'Servers per impression',
  calls: 'Calls per impression',
  network_data: 'Data per impression',
  grid_country_part: 'Country half',
  grid_region_part: 'Region half',
  grid_intensity: 'Grid intensity',
  usephase_server_emissions: 'Servers, electricity',
  usephase_network_emissions: 'Network, electricity',
  embodied_server_emissions: 'Servers, embodied',
  embodied_network_emissions: 'Network, embodied',
  completed_payload: 'Payload that was played',
  megabytes: 'Data per impression',
  usephase_mobile_network_emissions: 'Mobile networks, electricity',
  usephase_fixed_network_emissions: 'Fixed networks, electricity',
  usephase_cdn_emissions: 'CDN, electricity',
  embodied_mobile_network_emissions: 'Mobile networks, embodied',
  embodied_fixed_network_emissions: 'Fixed networks, embodied',
  embodied_cdn_emissions: 'CDN, embodied',
  'mixed_usephase.mobile': 'Electricity per second, part of mobile',
  'mixed_usephase.tablet': 'Electricity per second, part of tablet',
  'mixed_usephase.pc': 'Electricity per second, part of PC',
  'mixed_usephase.tv': 'Electricity per second, part of TV',
  mixed_usephase: 'Electricity per second, mixed',
  'mixed_embodied.mobile': 'Embodied emissions per second, part of mobile',
  'mixed_embodied.tablet': 'Embodied emissions per second, part of tablet',
  'mixed_embodied.pc': 'Embodied emissions per second, part of PC',
  'mixed_embodied.tv': 'Embodied emissions per second, part of TV',
  mixed_embodied: 'Embodied emissions per second, mixed',
  usephase_device_emissions: 'Device, electricity',
  embodied_device_emissions: 'Device, embodied',
  total_emissions: 'Total emissions',
} as const;
export type StepField = keyof typeof stepLabels;

/** Every unit of a row's number, a constant or a step. */
export const units = [
  'GB',
  's',
  'copies',
  'share',
  'impressions',
  'ads.txt lines',
  'servers/ads.txt line',
  'calls/ads.txt line',
  'servers/impression',
  'calls/impression',
  'KB/call',
  'KB/impression',
  'MB/impression',
  'kWh/KB',
  'kWh/MB',
  'kWh/s',
  'kWh/server per impression',
  'kg CO2e',
  'kg CO2e/kWh',
  'kg CO2e/KB',
  'kg CO2e/MB',
  'kg CO2e/s',
  'kg CO2e/server per impression',
  'kg CO2e/GB per copy (10 years)',
] as const;
export type Unit = (typeof units)[number];
