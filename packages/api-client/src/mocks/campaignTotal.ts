import type { Campaign, EmissionsPart } from '../contract.ts';
import { type StageRow, stages } from '../operations/stages.ts';
import type { MockRows } from './state.ts';

const kindOf = (field: string): EmissionsPart['kind'] =>
  (({ usephase: 'electricity', embodied: 'embodied' }) as const)[field.split('_')[0] ?? ''] ?? 'whole';

/** The total of a campaign and its parts, as the server sums them. */
export function campaignTotal(rows: MockRows): Pick<Campaign, 'total_emissions' | 'parts'> {
  const parts = stages.flatMap((stage) => {
    const sums = new Map<EmissionsPart['kind'], number>();
    for (const row of rows[stage] as StageRow[typeof stage][])
      for (const [field, value] of Object.entries(row))
        if (field.endsWith('_emissions') && field !== 'total_emissions')
          sums.set(kindOf(field), (sums.get(kindOf(field)) ?? 0) + Number(value));
    return [...sums].map(([kind, value]) => ({ stage, kind, value }));
  });
  const all = stages.flatMap((stage): { total_emissions: number }[] => rows[stage]);
  return {
    total_emissions: all.reduce((total, row) => total + row.total_emissions, 0),
    parts: parts.filter(({ value }) => value > 0),
  };
}
