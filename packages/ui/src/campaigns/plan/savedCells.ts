import type { Stage } from '@leaf/emissions';
import { fieldsOf, type PlanField } from './fields.ts';
import type { PlanLine } from './planLine.ts';
import { written } from './planNumbers.ts';
import type { ReadCells } from './stageRows.ts';

/** What was entered for a row that the campaign has. */
export type SavedRow = Readonly<Partial<Record<PlanField, string | number | null>>>;

/** Fields that rows of every level have. */
const atEveryLevel: readonly PlanField[] = [
  'external_id',
  'name',
  'country',
  'region',
  'impressions',
  'fixed_ratio',
];

/**
 * The cells of a line that updates a row: of what the file has no column for, the row keeps what it has. It also
 * keeps its level, unless the line fills a field that was empty or empties one that was filled.
 */
export function savedCells(stage: Stage, saved: SavedRow, { read, given }: PlanLine): ReadCells {
  const cells = { ...read };
  const own = fieldsOf(stage);
  const changes = (field: PlanField) =>
    given[field] !== undefined && (read[field] === undefined) !== (saved[field] == null);
  const changesLevel = own.some((field) => !atEveryLevel.includes(field) && changes(field));
  for (const field of own) {
    const value = saved[field] ?? null;
    if (value === null || given[field] !== undefined || (field === 'level' && changesLevel)) continue;
    // A ratio beside a region is the region's.
    if (field === 'fixed_ratio' && (saved.region || read.region)) continue;
    cells[field] = typeof value === 'number' ? written(value) : value;
  }
  return cells;
}
