import { emissionsOf, geos as modelGeos, ofEachStage, type Stage, stages } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import type { Campaign, Geos, StageRow } from '../types.ts';
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

export const noRows = ofEachStage(() => []) satisfies CampaignRows;

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
      parts: [
        { stage: 'selection', kind: 'electricity', value: total_emissions * 0.7 },
        { stage: 'consumption', kind: 'embodied', value: total_emissions * 0.3 },
      ],
    };
  });
}
