import { describe, expect, it } from 'vitest';
import { exampleRows } from './examples.ts';
import {
  EmissionsError,
  type EstimateInput,
  emissionsOf,
  estimate,
  type RowEstimate,
  recompute,
  stages,
} from './index.ts';

describe('rows of no campaign', () => {
  const whole = estimate(exampleRows);
  const rows = stages.flatMap((stage): readonly RowEstimate[] => whole[stage]);

  it.each(stages)('%s rows have the figures of their stage, in order', (stage) => {
    const model = emissionsOf[stage] as (row: object) => { total_emissions: number };
    expect(whole[stage].map(({ total_emissions }) => total_emissions)).toEqual(
      exampleRows[stage].map((row) => model(row).total_emissions),
    );
  });

  it('add up, as rows, as components and from their traces', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(whole.total_emissions).toBeCloseTo(sum(rows.map(({ total_emissions }) => total_emissions)), 9);
    for (const { total_emissions, components, trace } of rows) {
      expect(sum(components.map(({ value }) => value))).toBeCloseTo(total_emissions, 9);
      expect(components.every(({ value }) => value > 0)).toBe(true);
      expect(recompute(trace).total_emissions).toBe(total_emissions);
    }
  });

  it('are zero where there are none', () => {
    expect(estimate({})).toMatchObject({ total_emissions: 0, storage: [], consumption: [] });
  });

  it('are all checked, and every fault says where it is', () => {
    const [masters] = exampleRows.storage;
    const broken = { ...masters, payload: -1 };
    const place = { ...exampleRows.delivery[0], country: 'Atlantis' };
    const attempt = () => estimate({ storage: [masters, broken], delivery: [place] });
    expect(attempt).toThrow(EmissionsError);
    try {
      attempt();
    } catch (error) {
      const paths = error instanceof EmissionsError ? error.issues.map(({ path }) => path) : [];
      expect(paths).toEqual(['storage.1.payload', 'delivery.0.country']);
    }
  });

  it.each<[unknown, string, string]>([
    [{ storage: [null] }, 'storage.0', 'Row 0 of storage must be an object.'],
    [{ storage: [undefined] }, 'storage.0', 'Row 0 of storage must be an object.'],
    [{ delivery: [exampleRows.delivery[0], 5] }, 'delivery.1', 'Row 1 of delivery must be an object.'],
    [{ storage: {} }, 'storage', 'The rows of storage must be a list.'],
    [{ storage: 'abc' }, 'storage', 'The rows of storage must be a list.'],
    [
      { deliveries: exampleRows.delivery },
      'deliveries',
      '"deliveries" must be one of storage, selection, delivery, consumption.',
    ],
    [null, '', 'The rows must be an object of lists by stage.'],
    [[], '', 'The rows must be an object of lists by stage.'],
  ])('are refused in a sentence where they are %j', (rows, path, message) => {
    expect(() => estimate(rows as EstimateInput)).toThrow(
      expect.objectContaining({ name: 'EmissionsError', path, message }),
    );
  });

  it('may have no list for a stage', () => {
    const rows = { storage: null, delivery: undefined } as unknown as EstimateInput;
    expect(estimate(rows).total_emissions).toBe(0);
  });
});
