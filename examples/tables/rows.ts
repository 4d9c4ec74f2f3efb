import {
  consumptionEmissions,
  deliveryEmissions,
  selectionEmissions,
  storageEmissions,
} from '@leaf/emissions';
import type { ConsumptionPayload, DeliveryPayload, SelectionPayload, StoragePayload } from '@leaf/ui';

/** Turns the values of a form into a row: the model adds the emissions. An API would return the same. */
export const makeRow = {
  storage: (id: number, form: StoragePayload) => ({ id, name: form.name, ...storageEmissions(form) }),
  selection: (id: number, form: SelectionPayload) => ({ id, name: form.name, ...selectionEmissions(form) }),
  delivery: (id: number, form: DeliveryPayload) => ({ id, name: form.name, ...deliveryEmissions(form) }),
  consumption: (id: number, form: ConsumptionPayload) => ({
    id,
    name: form.name,
    ...consumptionEmissions(form),
  }),
};

/** The initial rows. Payloads: GB in storage, MB in delivery. */
export const start = {
  storage: [
    makeRow.storage(1, {
      name: 'Masters',
      payload: 50,
      ssd_copies: 1,
      hdd_copies: 1,
      lto_copies: 2,
      cloud_copies: 3,
    }),
  ],
  selection: [
    makeRow.selection(1, {
      name: 'Open auction',
      level: 1,
      country: 'Germany',
      region: 'Europe',
      impressions: 1_000_000,
      buy_type: 'programmatic',
      ads_txt_lines: 150,
      placement_type: 'display',
    }),
  ],
  delivery: [
    makeRow.delivery(1, {
      name: 'Pre-roll',
      level: 1,
      country: 'Italy',
      region: 'Europe',
      impressions: 100_000,
      placement_type: 'video_hai',
      payload: 2.5,
    }),
  ],
  consumption: [
    makeRow.consumption(1, {
      name: 'Pre-roll on TV',
      level: 1,
      country: 'Italy',
      device_type: 'tv',
      impressions: 100_000,
      placement_type: null,
      view_time: 20,
    }),
  ],
};
