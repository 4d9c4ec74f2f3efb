/**
 * An independent implementation of the method in plain arithmetic, with its numbers typed again from the publication.
 * It deliberately shares no tables or traces with the package, so that the two can check each other. Takes normalised
 * rows.
 */
import type { ConsumptionFields, DeliveryFields, SelectionFields, StorageFields } from '../src/index.ts';

type Figures = Record<string, number>;

const withTotal = (parts: Figures): Figures => ({
  ...parts,
  total_emissions: Object.values(parts).reduce((sum, part) => sum + part, 0),
});

export const plainStorage = (row: StorageFields): Figures =>
  withTotal({
    ssd_emissions: row.payload * row.ssd_copies * 0.02,
    hdd_emissions: row.payload * row.hdd_copies * 0.16,
    lto_emissions: row.payload * row.lto_copies * 0.00114,
    cloud_emissions: row.payload * row.cloud_copies * 0.0253,
  });

const regionGrid: Figures = {
  Europe: 0.25,
  'North America': 0.378,
  Asia: 0.593,
  'South America': 0.191,
  Oceania: 0.478,
  Africa: 0.472,
};

export function plainSelection(row: SelectionFields, L: number): Figures {
  const lines = row.level === 0 ? 3000 : (row.ads_txt_lines ?? 0);
  let [servers, calls] =
    row.placement_type === 'video' ? [lines * 1.316, lines * 1.334] : [lines * 1.412, lines * 1.464];
  if (row.buy_type === 'direct') [servers, calls] = [2, 4];
  if (row.buy_type === 'end-to-end') [servers, calls] = [500, 0];
  const g = row.region === 'Global' ? 0.376 : (L + (regionGrid[row.region] ?? Number.NaN)) / 2;
  return withTotal({
    usephase_server_emissions: servers * 3.41e-7 * g * row.impressions,
    usephase_network_emissions: calls * 3 * 1.65e-8 * g * row.impressions,
    embodied_server_emissions: servers * 1.5e-8 * row.impressions,
    embodied_network_emissions: calls * 3 * 2.14e-9 * row.impressions,
  });
}

const regionFixed: Figures = { Europe: 0.7431, APAC: 0.6768, NA: 0.8608, LATAM: 0.7145 };

export function plainDelivery(row: DeliveryFields, L: number): Figures {
  const [size, overhead] =
    row.placement_type === 'display' ? [0.25, 0.05] : [row.placement_type === 'video_hai' ? 4 : 6, 0.35];
  const payload = row.payload ?? Number.NaN;
  const played = payload * (row.completion_rate ?? 1);
  const MB = [size + overhead, payload + overhead, played + overhead, payload][row.level] ?? Number.NaN;
  const fixed =
    row.region === null ? (row.fixed_ratio ?? Number.NaN) : (regionFixed[row.region] ?? Number.NaN);
  const mobile = Number((1 - fixed).toFixed(4));
  const N = row.impressions;
  return withTotal({
    usephase_mobile_network_emissions: MB * L * mobile * 1.17e-4 * N,
    usephase_fixed_network_emissions: MB * L * fixed * 1.65e-5 * N,
    usephase_cdn_emissions: MB * L * 4.3e-7 * N,
    embodied_mobile_network_emissions: MB * mobile * 8.7e-6 * N,
    embodied_fixed_network_emissions: MB * fixed * 2.14e-6 * N,
    embodied_cdn_emissions: MB * 5.88e-7 * N,
  });
}

const perSecond: Record<string, readonly [E: number, M: number]> = {
  mobile: [1.3e-6, 6.55e-6],
  tablet: [1.4e-6, 2.57e-5],
  pc: [1.54e-5, 5.45e-6],
  tv: [3.8e-5, 8.65e-6],
  mixed: [
    0.61 * 1.3e-6 + 0.04 * 1.4e-6 + 0.18 * 1.54e-5 + 0.17 * 3.8e-5,
    0.61 * 6.55e-6 + 0.04 * 2.57e-5 + 0.18 * 5.45e-6 + 0.17 * 8.65e-6,
  ],
};

export function plainConsumption(row: ConsumptionFields, L: number): Figures {
  const t = row.view_time ?? (row.placement_type === 'video_hai' ? 30 : 3);
  const [E, M] = perSecond[row.device_type] ?? [Number.NaN, Number.NaN];
  return withTotal({
    usephase_device_emissions: t * E * L * row.impressions,
    embodied_device_emissions: t * M * row.impressions,
  });
}
