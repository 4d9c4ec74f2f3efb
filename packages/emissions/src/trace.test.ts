import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consumptionRow, deliveryRow, selectionRow, storageRow } from '../test/arbitraries.ts';
import { expectClose } from '../test/close.ts';
import { plainConsumption, plainDelivery, plainSelection, plainStorage } from '../test/plainArithmetic.ts';
import {
  consumptionEmissions,
  deliveryEmissions,
  factorsVersion,
  grids,
  normalizeConsumption,
  normalizeDelivery,
  normalizeSelection,
  normalizeStorage,
  recompute,
  selectionEmissions,
  sources,
  storageEmissions,
  type Trace,
} from './index.ts';

const L = (country: string) => grids.get(country)?.kgPerKwh ?? Number.NaN;

/** A random row of any stage, its result, and the same result by plain arithmetic. */
const anyRow = fc.oneof(
  storageRow.map((row) => ({ result: storageEmissions(row), plain: plainStorage(normalizeStorage(row)) })),
  selectionRow.map((row) => ({
    result: selectionEmissions(row),
    plain: plainSelection(normalizeSelection(row), L(row.country)),
  })),
  deliveryRow.map((row) => ({
    result: deliveryEmissions(row),
    plain: plainDelivery(normalizeDelivery(row), L(row.country)),
  })),
  consumptionRow.map((row) => ({
    result: consumptionEmissions(row),
    plain: plainConsumption(normalizeConsumption(row), L(row.country)),
  })),
);

const figures = (result: object): [string, number][] =>
  Object.entries(result).filter(([field]) => field.endsWith('_emissions'));

/** The trace as another program reads it, with every recorded result and reference invalidated. */
function withoutResults(trace: Trace): Trace {
  const read: Trace = JSON.parse(JSON.stringify(trace));
  return {
    ...read,
    steps: read.steps.map((step) => ({
      ...step,
      result: -1,
      factors: step.factors.map((factor) => (factor.from === 'step' ? { ...factor, value: -1 } : factor)),
    })),
  };
}

describe('for any row of any stage', () => {
  test('the figures are those of plain arithmetic', () => {
    fc.assert(
      fc.property(anyRow, ({ result, plain }) => {
        expect(
          figures(result)
            .map(([field]) => field)
            .sort(),
        ).toEqual(Object.keys(plain).sort());
        for (const [field, value] of figures(result)) expectClose(value, plain[field] ?? Number.NaN, field);
      }),
      { numRuns: 1000 },
    );
  });

  test('the total is the sum of the parts', () => {
    fc.assert(
      fc.property(anyRow, ({ result }) => {
        const parts = figures(result).filter(([field]) => field !== 'total_emissions');
        const sum = parts.reduce((total, [, value]) => total + value, 0);
        expectClose(result.total_emissions, sum);
      }),
    );
  });

  test('the trace alone gives every figure again, to the last bit', () => {
    fc.assert(
      fc.property(anyRow, ({ result }) => {
        expect(recompute(withoutResults(result.trace))).toMatchObject(Object.fromEntries(figures(result)));
      }),
    );
  });

  test('every constant names its source and revision, every number is finite', () => {
    fc.assert(
      fc.property(anyRow, ({ result }) => {
        expect(result.trace.factors_version).toBe(factorsVersion);
        for (const factor of result.trace.steps.flatMap((step) => step.factors)) {
          expect(Number.isFinite(factor.value)).toBe(true);
          expect(factor.unit).not.toBe('');
          if (factor.from === 'constant') expect(factor.revision).toBe(sources[factor.source].revision);
        }
      }),
    );
  });
});

describe('recompute', () => {
  const { trace } = storageEmissions({ payload: 50, ssd_copies: 1 });

  test('follows a changed number', () => {
    const steps = trace.steps.map((step) => ({
      ...step,
      factors: step.factors.map((factor) => (factor.name === 'payload' ? { ...factor, value: 100 } : factor)),
    }));
    expect(recompute({ ...trace, steps }).total_emissions).toBe(2);
  });

  test('refuses a trace without its total', () => {
    expect(() => recompute({ ...trace, steps: trace.steps.slice(0, -1) })).toThrow(
      /no step "total_emissions"/,
    );
  });

  test('refuses a reference to a step that is not there', () => {
    expect(() => recompute({ ...trace, steps: trace.steps.slice(1) })).toThrow(
      /no earlier step "ssd_emissions"/,
    );
  });
});

test('a storage figure carries the doubt about SSD and HDD', () => {
  expect(storageEmissions({ payload: 1 }).trace.notes[0]?.text).toMatch(/SSD and HDD look swapped/);
});

test('a grid given in place of the country is a number of the row, not a published one', () => {
  const row = {
    level: 0,
    country: 'Austria',
    impressions: 1,
    device_type: 'tv',
    placement_type: 'display',
  } as const;
  const factors = consumptionEmissions(row, { grid: 0.102 }).trace.steps.flatMap((step) => step.factors);
  expect(factors).toContainEqual(expect.objectContaining({ from: 'row', name: 'grid', value: 0.102 }));
  expect(factors.map(({ name }) => name)).not.toContain('grid_kg_per_kwh.AT');
});
