import { emissionsOf, geos as modelGeos, ofEachStage, type Stage, stages } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import type { Campaign, Geos, StageRow } from '../types.ts';
import { campaignFootprint } from './FootprintStrip/footprintOf.ts';
import type { CampaignRows } from './overview/EmissionsChart/emissionsSeries.ts';

/** A row as the API returns it: the model's figures without their trace. */
function answer<S extends Stage>(
  stage: S,
  id: number,
  row: Parameters<(typeof emissionsOf)[S]>[0] & { name: string },
) {
  const model = emissionsOf[stage] as (input: object) => { trace: unknown };
  const { trace: _, ...emissions } = model(row);
  return { id, name: row.name, ...emissions } as unknown as StageRow[S];
}

export const geos: Geos = modelGeos();

export const campaignRows = Object.fromEntries(
  stages.map((stage) => [stage, exampleRows[stage].map((row, index) => answer(stage, index + 1, row))]),
) as { [S in Stage]: StageRow[S][] };

const footprint = campaignFootprint(campaignRows).map(({ stage, kind = 'whole', value }) => ({
  stage,
  kind,
  value: value ?? 0,
}));

export const noRows = ofEachStage(() => []) satisfies CampaignRows;

/** Divides a total in the same proportions as the example rows. */
function partsOf(total: number, without?: Stage): Campaign['parts'] {
  const parts = footprint.filter(({ stage }) => stage !== without);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return parts.map((part) => ({ ...part, value: (part.value / whole) * total }));
}

/** What the example rows have together. */
export const exampleTotal = Object.values(campaignRows)
  .flat()
  .reduce((sum, { total_emissions }) => sum + total_emissions, 0);

export const campaigns: Campaign[] = [
  {
    id: 1,
    name: 'Spring launch',
    description: 'Display and video in Germany, France and Italy',
    version: 'gmsf1.2',
    total_emissions: exampleTotal,
    parts: footprint,
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
    parts: partsOf(88.2, 'selection'),
  },
];

/** The same rows with their emissions scaled so that they add up to `total`. */
function scaledTo<Row extends { total_emissions: number }>(rows: readonly Row[], total: number): Row[] {
  const factor = total / rows.reduce((sum, row) => sum + row.total_emissions, 0);
  const scaled = (row: Row) =>
    Object.entries(row).map(([key, value]) =>
      key.endsWith('_emissions') && typeof value === 'number' ? [key, value * factor] : [key, value],
    );
  return rows.map((row) => Object.fromEntries(scaled(row)) as Row);
}

/** The example rows with their emissions scaled so that each stage adds up to `total`. */
export const scaledRows = (total: number) =>
  Object.fromEntries(
    stages.map((stage) => {
      const rows: readonly { total_emissions: number }[] = campaignRows[stage];
      return [stage, scaledTo(rows, total)];
    }),
  ) as typeof campaignRows;

/** The first stage has 0.004 kg, the last 120,000 kg. */
export const tinyBesideHuge = Object.fromEntries(
  stages.map((stage, index) => {
    const rows: readonly { total_emissions: number }[] = campaignRows[stage];
    if (index === 0) return [stage, scaledTo(rows, 0.004)];
    return [stage, index === stages.length - 1 ? scaledTo(rows, 120_000) : rows];
  }),
) as typeof campaignRows;

/** Names written from right to left, with figures and Latin words in them. */
export const rightToLeftNames = [
  'حملة الربيع 2026 (Display, DE)',
  'קמפיין אביב, גל 2',
  'إطلاق Northwind – 15 ثانية',
] as const;

export const longName =
  'A campaign whose name was written by someone who wanted every market, every format and every flight date to be found again in a list of hundreds';

export function manyStorageRows(count: number): StageRow['storage'][] {
  return Array.from({ length: count }, (_, index) =>
    answer('storage', index + 1, {
      name: `Bundle ${index + 1}`,
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
      parts: partsOf(total_emissions),
    };
  });
}
