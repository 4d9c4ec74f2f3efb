import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consumptionRow, deliveryRow, selectionRow, storageRow } from '../test/arbitraries.ts';
import { exampleRows, launchRows, methodRows } from './examples.ts';
import {
  consumptionEmissions,
  deliveryEmissions,
  EmissionsError,
  selectionEmissions,
  storageEmissions,
} from './index.ts';

/** Random rows of a stage, and the total of one; undefined where the row is refused. */
function rowsOf<Row extends object>(
  rows: fc.Arbitrary<Row>,
  emissions: (row: Row) => { total_emissions: number },
) {
  return {
    rows: fc.sample(rows, { seed: 1, numRuns: 400 }),
    total: (row: object) => {
      try {
        return emissions(row as Row).total_emissions;
      } catch (error) {
        if (error instanceof EmissionsError) return undefined;
        throw error;
      }
    },
  };
}

describe.each([
  ['storage', rowsOf(storageRow, storageEmissions)],
  ['selection', rowsOf(selectionRow, selectionEmissions)],
  ['delivery', rowsOf(deliveryRow, deliveryEmissions)],
  ['consumption', rowsOf(consumptionRow, consumptionEmissions)],
] as const)('%s', (stage, { rows, total }) => {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];

  test.each(fields)('%s changes the total of a row', (field) => {
    const changes = rows.some((row, index) => {
      const other = new Map(Object.entries(rows[index - 1] ?? {})).get(field);
      const changed = total({ ...row, [field]: other });
      return changed !== undefined && changed !== total(row);
    });
    expect(changes).toBe(true);
  });

  test.each(fields)('%s is in an example', (field) => {
    const examples: object[] = [...methodRows[stage], ...exampleRows[stage], ...launchRows[stage]];
    expect(examples.flatMap((row) => Object.keys(row))).toContain(field);
  });
});
