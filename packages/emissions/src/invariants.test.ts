import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consumptionRow, deliveryRow, grid, selectionRow, smallPayload } from '../test/arbitraries.ts';
import { expectClose } from '../test/close.ts';
import {
  benchmarks,
  consumptionEmissions,
  countries,
  deliveryEmissions,
  deliveryRegions,
  regions,
  selectionEmissions,
} from './index.ts';

const country = fc.constantFrom(...countries);
const place = fc.record({
  country,
  region: fc.constantFrom(...regions),
  delivery_region: fc.constantFrom(...deliveryRegions),
});

const get = (map: Record<string, number>, label: string) => map[label] ?? Number.NaN;

test('light : medium : default is 1 : 2 : 6', () => {
  fc.assert(
    fc.property(place, fc.constantFrom('display', 'video'), (query, kind) => {
      const { selection } = benchmarks(query);
      const light = get(selection, `RTB light (${kind})`);
      expectClose(get(selection, `RTB medium (${kind})`), 2 * light);
      expectClose(get(selection, `RTB default (${kind})`), 6 * light);
    }),
  );
});

test('a consumed video is 10 times display', () => {
  fc.assert(
    fc.property(place, fc.constantFrom('mixed', 'mobile', 'tablet', 'PC', 'TV'), (query, device) => {
      const { consumption } = benchmarks(query);
      expectClose(get(consumption, `Video (${device})`), 10 * get(consumption, `Display (${device})`));
    }),
  );
});

test('a delivered heavy video is 14.5 times display', () => {
  fc.assert(
    fc.property(place, (query) => {
      const { delivery } = benchmarks(query);
      expectClose(get(delivery, 'Video (HAI)'), 14.5 * get(delivery, 'Display'));
    }),
  );
});

test('storage is the same everywhere', () => {
  fc.assert(
    fc.property(place, place, (here, there) => {
      expect(benchmarks(here).storage).toEqual(benchmarks(there).storage);
    }),
  );
});

/** A row of any stage that depends on a grid, as a function of its country and grid. */
const anyRow = fc.oneof(
  selectionRow.map(
    (row) => (at: string, value?: number) => selectionEmissions({ ...row, country: at }, { grid: value }),
  ),
  deliveryRow.map(
    (row) => (at: string, value?: number) => deliveryEmissions({ ...row, country: at }, { grid: value }),
  ),
  consumptionRow.map(
    (row) => (at: string, value?: number) => consumptionEmissions({ ...row, country: at }, { grid: value }),
  ),
);

const startingWith = (prefix: string, result: object): [string, number][] =>
  Object.entries(result).filter(([field]) => field.startsWith(prefix));

test('every embodied part is the same in every country', () => {
  fc.assert(
    fc.property(anyRow, country, country, (row, here, there) => {
      expect(startingWith('embodied_', row(here))).toEqual(startingWith('embodied_', row(there)));
    }),
  );
});

test('use-phase is linear in the grid', () => {
  fc.assert(
    fc.property(anyRow, grid, grid, (row, a, b) => {
      const low = Object.fromEntries(startingWith('usephase_', row('Germany', a)));
      const high = Object.fromEntries(startingWith('usephase_', row('Germany', b)));
      for (const [field, middle] of startingWith('usephase_', row('Germany', (a + b) / 2))) {
        expectClose(middle, (get(low, field) + get(high, field)) / 2, field);
      }
    }),
  );
});

test('without carbon in the grid delivery and consumption have no use-phase', () => {
  fc.assert(
    fc.property(deliveryRow, consumptionRow, (delivery, consumption) => {
      const results = {
        ...deliveryEmissions(delivery, { grid: 0 }),
        ...consumptionEmissions(consumption, { grid: 0 }),
      };
      for (const [, value] of startingWith('usephase_', results)) expect(value).toBe(0);
    }),
  );
});

test('delivery level 3 with payload and overhead equals level 1 with payload', () => {
  const overheads = { display: 0.05, video_hai: 0.35, video_no_hai: 0.35 } as const;
  const kinds = fc.constantFrom('display', 'video_hai', 'video_no_hai');
  fc.assert(
    fc.property(deliveryRow, smallPayload, kinds, (row, payload, placement_type) => {
      const whole = deliveryEmissions({ ...row, level: 1, payload, placement_type });
      const measured = deliveryEmissions({ ...row, level: 3, payload: payload + overheads[placement_type] });
      expectClose(measured.total_emissions, whole.total_emissions);
    }),
  );
});

test('delivery level 2 at completion 1, or without one, equals level 1', () => {
  fc.assert(
    fc.property(deliveryRow, smallPayload, fc.constantFrom(1, null), (row, payload, completion_rate) => {
      const whole = deliveryEmissions({ ...row, level: 1, payload, placement_type: 'video_hai' });
      const played = deliveryEmissions({ ...row, level: 2, payload, completion_rate });
      expectClose(played.total_emissions, whole.total_emissions);
    }),
  );
});
