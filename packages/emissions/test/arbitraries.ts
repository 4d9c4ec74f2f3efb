import fc from 'fast-check';
import {
  buyTypes,
  type ConsumptionInput,
  consumptionPlacements,
  countries,
  type DeliveryInput,
  deliveryPlacements,
  deliveryRegions,
  regions,
  type SelectionInput,
  type StorageInput,
  selectionPlacements,
} from '../src/index.ts';

const blank = fc.constantFrom(null, undefined);
const impressions = fc.integer({ min: 0, max: 1e12 });
const country = fc.constantFrom(...countries);
/** Numbers as people type them: no denormal doubles, which no relative tolerance can compare. */
const decimal = (min: number, max: number, decimals: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals }).map((n) => n / 10 ** decimals);
const share = decimal(0, 1, 6);
const copies = fc.option(fc.integer({ min: 0, max: 1e6 }));
const payload = decimal(0, 1e9, 6);
/** Values of all these fields: `fc.record` accepts any, and one that is left out would never be tried. */
type Every<Field extends string> = Record<Field, fc.Arbitrary<unknown>>;

export const storageRow: fc.Arbitrary<StorageInput> = fc.record({
  payload,
  ssd_copies: copies,
  hdd_copies: copies,
  lto_copies: copies,
  cloud_copies: copies,
} satisfies Every<keyof StorageInput>);

export const selectionRow: fc.Arbitrary<SelectionInput> = fc.record({
  country,
  region: fc.constantFrom(...regions),
  impressions,
  level: fc.oneof(blank, fc.integer({ min: 0, max: 3 })),
  buy_type: fc.oneof(blank, fc.constantFrom(...buyTypes)),
  ads_txt_lines: fc.oneof(blank, fc.integer({ min: 0, max: 1e6 })),
  placement_type: fc.oneof(blank, fc.constantFrom(...selectionPlacements)),
} satisfies Every<keyof SelectionInput>);

const networks = fc.oneof(
  fc.record({ region: fc.constantFrom(...deliveryRegions), fixed_ratio: blank }),
  fc.record({ region: blank, fixed_ratio: decimal(-1, 2, 4) }),
);

export const deliveryRow: fc.Arbitrary<DeliveryInput> = fc
  .tuple(
    fc.record({
      level: fc.constantFrom(0, 1, 2, 3),
      country,
      impressions,
      placement_type: fc.constantFrom(...deliveryPlacements),
      payload,
      completion_rate: fc.oneof(blank, share),
    } satisfies Every<Exclude<keyof DeliveryInput, 'region' | 'fixed_ratio' | 'mobile_ratio'>>),
    networks,
  )
  .map(([row, carried]) => ({ ...row, ...carried }));

export const consumptionRow: fc.Arbitrary<ConsumptionInput> = fc.record({
  level: fc.constantFrom(0, 1),
  country,
  impressions,
  device_type: fc.constantFrom('mixed', 'mobile', 'tablet', 'pc', 'tv', 'Desktop', 'COMPUTER'),
  placement_type: fc.constantFrom(...consumptionPlacements),
  view_time: fc.integer({ min: 0, max: 86_400 }),
} satisfies Every<keyof ConsumptionInput>);

export const grid = decimal(0, 2, 5);

export const smallPayload = decimal(0, 1e6, 6);
