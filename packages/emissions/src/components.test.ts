import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consumptionRow, deliveryRow, selectionRow, storageRow } from '../test/arbitraries.ts';
import { expectClose } from '../test/close.ts';
import {
  consumptionEmissions,
  deliveryEmissions,
  EmissionsError,
  mixedShares,
  type StageComponent,
  selectionEmissions,
  splitMixed,
  stageComponents,
  storageEmissions,
} from './index.ts';

const names = (components: readonly StageComponent[]) =>
  components.map(({ part, kind }) => `${part}, ${kind}`);

describe('the components of each stage, also without rows', () => {
  test.each([
    ['storage', ['ssd, whole', 'hdd, whole', 'lto, whole', 'cloud, whole']],
    ['selection', ['server, electricity', 'network, electricity', 'server, embodied', 'network, embodied']],
    [
      'delivery',
      [
        'mobile, electricity',
        'fixed, electricity',
        'cdn, electricity',
        'mobile, embodied',
        'fixed, embodied',
        'cdn, embodied',
      ],
    ],
    [
      'consumption',
      [
        'mobile, electricity',
        'tablet, electricity',
        'pc, electricity',
        'tv, electricity',
        'mobile, embodied',
        'tablet, embodied',
        'pc, embodied',
        'tv, embodied',
      ],
    ],
  ] as const)('%s', (stage, expected) => {
    const components = stageComponents(stage, []);
    expect(names(components)).toEqual(expected);
    expect(components.every(({ value }) => value === 0)).toBe(true);
    expect(new Set(names(components)).size).toBe(expected.length);
  });
});

test('the bar of each stage equals the sum of its rows', () => {
  const rows = fc.oneof(
    fc
      .array(storageRow.map(storageEmissions))
      .map((list) => ({ list, bar: stageComponents('storage', list) })),
    fc
      .array(selectionRow.map((row) => selectionEmissions(row)))
      .map((list) => ({ list, bar: stageComponents('selection', list) })),
    fc
      .array(deliveryRow.map((row) => deliveryEmissions(row)))
      .map((list) => ({ list, bar: stageComponents('delivery', list) })),
    fc
      .array(consumptionRow.map((row) => consumptionEmissions(row)))
      .map((list) => ({ list, bar: stageComponents('consumption', list) })),
  );
  fc.assert(
    fc.property(rows, ({ list, bar }) => {
      const card = list.map((row) => row.total_emissions).reduce((sum, total) => sum + total, 0);
      expectClose(
        bar.reduce((sum, { value }) => sum + value, 0),
        card,
      );
    }),
  );
});

const row = (device_type: string, usephase_device_emissions: number, embodied_device_emissions: number) => ({
  device_type,
  usephase_device_emissions,
  embodied_device_emissions,
});

const values = (...rows: ReturnType<typeof row>[]) =>
  Object.fromEntries(
    stageComponents('consumption', rows).map(({ part, kind, value }) => [`${part} ${kind}`, value]),
  );

test('the PC group counts pc, desktop and computer in any case', () => {
  const bar = values(row('pc', 1, 10), row('Desktop', 2, 20), row('COMPUTER', 4, 40), row('tv', 8, 80));
  expect(bar).toMatchObject({
    'pc electricity': 7,
    'pc embodied': 70,
    'tv electricity': 8,
    'tv embodied': 80,
    'mobile electricity': 0,
  });
});

test('a mixed row is divided by share x factor', () => {
  const published = {
    usephase: { mobile: 0.078663, tablet: 0.005555, pc: 0.274973, tv: 0.640809 },
    embodied: { mobile: 0.534515, tablet: 0.137525, pc: 0.131237, tv: 0.196722 },
  };
  for (const kind of ['usephase', 'embodied'] as const) {
    for (const device of ['mobile', 'tablet', 'pc', 'tv'] as const) {
      expect(mixedShares[kind][device]).toBeCloseTo(published[kind][device], 6);
    }
  }
  const split = splitMixed(row('mixed', 2, 3));
  expect(split.usephase.tv).toBeCloseTo(2 * 0.640809, 5);
  expect(values(row('Mixed', 2, 3))).toMatchObject({
    'tv electricity': split.usephase.tv,
    'mobile embodied': split.embodied.mobile,
  });
});

test('the parts of a mixed row are what the four devices alone would be, weighed by their shares', () => {
  const base = { level: 0, country: 'Germany', impressions: 1e6, placement_type: 'display' } as const;
  const mixed = splitMixed(consumptionEmissions({ ...base, device_type: 'mixed' }));
  const tv = consumptionEmissions({ ...base, device_type: 'tv' });
  expectClose(mixed.usephase.tv, 0.17 * tv.usephase_device_emissions);
  expectClose(mixed.embodied.tv, 0.17 * tv.embodied_device_emissions);
});

test('an unknown device is refused rather than dropped from the bar', () => {
  expect(() => values(row('fridge', 1, 1))).toThrow(EmissionsError);
});
