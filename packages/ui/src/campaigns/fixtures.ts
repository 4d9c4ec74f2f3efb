import {
  type ConsumptionInput,
  consumptionEmissions,
  type DeliveryInput,
  deliveryEmissions,
  geos as modelGeos,
  type SelectionInput,
  type StorageInput,
  selectionEmissions,
  storageEmissions,
} from '@leaf/emissions';
import type { Campaign, ConsumptionRow, DeliveryRow, Geos, SelectionRow, StorageRow } from '../types.ts';
import type { CampaignRows } from './overview/EmissionsChart/emissionsSeries.ts';

/** Rows as the API returns them: the model's figures without their trace. */
const answer = <Emissions extends { trace: unknown }>(id: number, name: string, emissions: Emissions) => {
  const { trace: _, ...row } = emissions;
  return { id, name, ...row };
};

const storage = (id: number, name: string, input: StorageInput): StorageRow =>
  answer(id, name, storageEmissions(input));
const selection = (id: number, name: string, input: SelectionInput): SelectionRow =>
  answer(id, name, selectionEmissions(input));
const delivery = (id: number, name: string, input: DeliveryInput): DeliveryRow =>
  answer(id, name, deliveryEmissions(input));
const consumption = (id: number, name: string, input: ConsumptionInput): ConsumptionRow =>
  answer(id, name, consumptionEmissions(input));

export const geos: Geos = modelGeos();

export const storageRows: StorageRow[] = [
  storage(1, 'Masters', { payload: 50, ssd_copies: 1, hdd_copies: 1, lto_copies: 2, cloud_copies: 3 }),
  storage(2, 'Cut-downs', { payload: 12.5, ssd_copies: 2, cloud_copies: 1 }),
  storage(3, 'Banner set', { payload: 0.04, cloud_copies: 1 }),
];

export const selectionRows: SelectionRow[] = [
  selection(1, 'Open auction, display', {
    level: 1,
    country: 'Germany',
    region: 'Europe',
    impressions: 1_000_000,
    buy_type: 'programmatic',
    ads_txt_lines: 150,
    placement_type: 'display',
  }),
  selection(2, 'Open auction, video', {
    level: 0,
    country: 'France',
    region: 'Europe',
    impressions: 400_000,
    buy_type: 'programmatic',
    placement_type: 'video',
  }),
  selection(3, 'Publisher direct', {
    level: 1,
    country: 'Spain',
    region: 'Europe',
    impressions: 250_000,
    buy_type: 'direct',
  }),
];

export const deliveryRows: DeliveryRow[] = [
  delivery(1, 'Pre-roll', {
    level: 1,
    country: 'Italy',
    region: 'Europe',
    impressions: 400_000,
    placement_type: 'video_hai',
    payload: 2.5,
  }),
  delivery(2, 'Banners', {
    level: 0,
    country: 'Germany',
    region: 'Europe',
    impressions: 1_000_000,
    placement_type: 'display',
  }),
  delivery(3, 'Measured, app only', {
    level: 3,
    country: 'United States',
    fixed_ratio: 0.25,
    impressions: 250_000,
    payload: 0.82,
  }),
];

export const consumptionRows: ConsumptionRow[] = [
  consumption(1, 'Banners, all devices', {
    level: 0,
    country: 'Germany',
    device_type: 'mixed',
    impressions: 1_000_000,
    placement_type: 'display',
  }),
  consumption(2, 'Pre-roll on TV', {
    level: 1,
    country: 'Italy',
    device_type: 'tv',
    impressions: 150_000,
    view_time: 20,
  }),
  consumption(3, 'Pre-roll on phones', {
    level: 1,
    country: 'Italy',
    device_type: 'mobile',
    impressions: 250_000,
    view_time: 12,
  }),
];

export const campaignRows: CampaignRows = {
  storage: storageRows,
  selection: selectionRows,
  delivery: deliveryRows,
  consumption: consumptionRows,
};

export const noRows: CampaignRows = { storage: [], selection: [], delivery: [], consumption: [] };

export const campaigns: Campaign[] = [
  {
    id: 1,
    name: 'Spring launch',
    description: 'Display and video in Germany, France and Italy',
    version: 'gmsf1.2',
    total_emissions: 1287.43,
    parts: [
      { stage: 'storage', kind: 'whole', value: 38.62 },
      { stage: 'selection', kind: 'electricity', value: 731.4 },
      { stage: 'selection', kind: 'embodied', value: 53.93 },
      { stage: 'delivery', kind: 'electricity', value: 82.1 },
      { stage: 'delivery', kind: 'embodied', value: 20.9 },
      { stage: 'consumption', kind: 'electricity', value: 118.28 },
      { stage: 'consumption', kind: 'embodied', value: 242.2 },
    ],
  },
  {
    id: 2,
    name: 'Always-on search',
    description: null,
    version: 'gmsf1.2',
    total_emissions: 0.0004,
    parts: [{ stage: 'selection', kind: 'electricity', value: 0.0004 }],
  },
  {
    id: 3,
    name: 'Brand film',
    description: 'Connected TV only',
    version: 'gmsf1.2',
    total_emissions: 88.2,
    parts: [
      { stage: 'storage', kind: 'whole', value: 12.9 },
      { stage: 'delivery', kind: 'electricity', value: 21.6 },
      { stage: 'delivery', kind: 'embodied', value: 9.4 },
      { stage: 'consumption', kind: 'electricity', value: 17.1 },
      { stage: 'consumption', kind: 'embodied', value: 27.2 },
    ],
  },
];

export const longName =
  'A campaign whose name was written by someone who wanted every market, every format and every flight date to be found again in a list of hundreds';

export function manyStorageRows(count: number): StorageRow[] {
  return Array.from({ length: count }, (_, index) =>
    storage(index + 1, `Bundle ${index + 1}`, {
      payload: ((index * 37) % 400) + 0.25,
      ssd_copies: index % 3,
      cloud_copies: 1,
    }),
  );
}

export function manyCampaigns(count: number): Campaign[] {
  return Array.from({ length: count }, (_, index) => {
    const total_emissions = ((index * 7919) % 10007) / 13;
    return {
      id: index + 1,
      name: `Campaign ${index + 1}`,
      description: index % 3 === 0 ? 'Display and video' : null,
      version: 'gmsf1.2',
      total_emissions,
      parts: [
        { stage: 'selection', kind: 'electricity', value: total_emissions * 0.7 },
        { stage: 'consumption', kind: 'embodied', value: total_emissions * 0.3 },
      ],
    };
  });
}
