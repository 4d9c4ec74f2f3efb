import { factorsVersion, stages } from '@leaf/emissions';
import { expect, test } from 'vitest';
import { english } from '../../labels/english.ts';
import { campaignRows } from '../fixtures.ts';
import { exportJson, exportTable } from './exports.ts';

const words = {
  fields: { ...english.rowFields, ...english.planFields },
  values: { ...english.rowWords, ...english.planFields },
  nameOf: (place: string) => place,
  unit: 'kg CO2e',
  revision: english.planFields.revision,
};

const digits = (value: unknown) =>
  typeof value === 'number' ? (/\.(\d+)$/.exec(String(value))?.[1] ?? '') : '';

test.each(stages)(
  'an exported row of %s says what was entered, what came out, and by which constants',
  (stage) => {
    const [head = [], ...rows] = exportTable({ [stage]: campaignRows[stage] }, words);
    expect(rows).toHaveLength(campaignRows[stage].length);
    const at = (header: string) => head.indexOf(header);
    for (const header of ['Name', 'Total Emissions (kg CO2e)', words.revision])
      expect(at(header), header).toBeGreaterThanOrEqual(0);
    expect(at('Level') >= 0).toBe(stage !== 'storage');
    rows.forEach((row, index) => {
      const entered = campaignRows[stage][index];
      expect(row[at('Name')]).toBe(entered?.name);
      expect(row[at('Total Emissions (kg CO2e)')]).toBeCloseTo(entered?.total_emissions ?? Number.NaN, 12);
      expect(row[at(words.revision)]).toBe(factorsVersion);
      for (const cell of row) expect(digits(cell).length, String(cell)).toBeLessThanOrEqual(16);
    });
  },
);

test('a campaign as JSON names itself, its unit and the constants', () => {
  expect(JSON.parse(exportJson({ name: 'Autumn / 2026', description: 'All' }, campaignRows))).toMatchObject({
    campaign: { name: 'Autumn / 2026', description: 'All' },
    unit: 'kg CO2e',
    constants: factorsVersion,
  });
});
