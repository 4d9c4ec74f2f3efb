import { Checks } from './checks.ts';
import { type Device, devices } from './factors/consumption.ts';
import { type DeliveryRegion, deliveryRegions } from './factors/delivery.ts';
import { countries } from './factors/grid.ts';
import { type Region, regions, selectionFactors } from './factors/selection.ts';
import { storageFactors } from './factors/storage.ts';
import { METHODOLOGY_VERSIONS } from './methodology.ts';
import type { DeliveryPlacement } from './rows/deliveryRow.ts';
import { consumptionEmissions } from './stages/consumption.ts';
import { deliveryEmissions } from './stages/delivery.ts';
import { selectionEmissions } from './stages/selection.ts';
import { storageEmissions } from './stages/storage.ts';

const impressions = 1_000_000;

/** Where the reference campaign runs. There is only one methodology version, so `version` is omitted. */
export interface BenchmarkQuery {
  country: string;
  region: string;
  delivery_region: string;
  version?: string | undefined;
}

/** Reference values per stage in kg CO2e, by label, in display order. */
export interface Benchmarks {
  storage: Record<string, number>;
  selection: Record<string, number>;
  delivery: Record<string, number>;
  consumption: Record<string, number>;
}

function storage(): Record<string, number> {
  const bundle = storageEmissions({
    payload: storageFactors.mastersBundle.value,
    ssd_copies: 1,
    hdd_copies: 1,
    lto_copies: 1,
    cloud_copies: 1,
  });
  return {
    SSD: bundle.ssd_emissions,
    HDD: bundle.hdd_emissions,
    LTO: bundle.lto_emissions,
    Cloud: bundle.cloud_emissions,
  };
}

function selection(country: string, region: Region): Record<string, number> {
  const place = { country, region, impressions };
  const values: Record<string, number> = {};
  for (const size of ['light', 'medium', 'default'] as const) {
    for (const placement_type of ['display', 'video'] as const) {
      const ads_txt_lines = selectionFactors.benchmarkLines[size].value;
      const row = selectionEmissions({ ...place, level: 1, ads_txt_lines, placement_type });
      values[`RTB ${size} (${placement_type})`] = row.total_emissions;
    }
  }
  values['End-to-end'] = selectionEmissions({ ...place, buy_type: 'end-to-end' }).total_emissions;
  values.Direct = selectionEmissions({ ...place, buy_type: 'direct' }).total_emissions;
  return values;
}

function delivery(country: string, region: DeliveryRegion): Record<string, number> {
  const at = (placement_type: DeliveryPlacement) =>
    deliveryEmissions({ level: 0, country, region, impressions, placement_type }).total_emissions;
  return {
    Display: at('display'),
    'Video (HAI)': at('video_hai'),
    'Video (no HAI)': at('video_no_hai'),
  };
}

const deviceLabels: Record<Device | 'mixed', string> = {
  mixed: 'mixed',
  mobile: 'mobile',
  tablet: 'tablet',
  pc: 'PC',
  tv: 'TV',
};

function consumption(country: string): Record<string, number> {
  const values: Record<string, number> = {};
  for (const [label, placement_type] of [
    ['Display', 'display'],
    ['Video', 'video_hai'],
  ] as const) {
    for (const device_type of ['mixed', ...devices] as const) {
      const row = consumptionEmissions({ level: 0, country, impressions, device_type, placement_type });
      values[`${label} (${deviceLabels[device_type]})`] = row.total_emissions;
    }
  }
  return values;
}

/** The stage formulas at a place, for 1,000,000 impressions and a 100 GB masters bundle. Throws `EmissionsError`. */
export function benchmarks(query: BenchmarkQuery): Benchmarks {
  const checks = new Checks();
  checks.object('The query', query);
  const country = checks.country(query.country);
  const region = checks.region('region', query.region, regions);
  const deliveryRegion = checks.region('delivery_region', query.delivery_region, deliveryRegions);
  if (query.version !== undefined) checks.oneOf('version', 'Version', query.version, METHODOLOGY_VERSIONS);
  checks.done();
  return {
    storage: storage(),
    selection: selection(country, region),
    delivery: delivery(country, deliveryRegion),
    consumption: consumption(country),
  };
}

/** The places to choose from; the first of each list is its default. */
export function geos(): { countries: string[]; regions: Region[]; delivery_regions: DeliveryRegion[] } {
  return { countries: [...countries], regions: [...regions], delivery_regions: [...deliveryRegions] };
}
