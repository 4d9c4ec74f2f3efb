import { stages } from '@leaf/emissions';
import { planFields } from '../fields.ts';
import { type Cell, SheetError, sheetLimits } from '../sheet.ts';
import { bounded } from './readDelimited.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellOf = (value: unknown): Cell =>
  typeof value === 'number' ? value : typeof value === 'string' ? bounded(value) : null;

/** The rows of a campaign saved as JSON, as a table whose header names the fields. Throws `SheetError`. */
export function rowsOfJson(text: string): Cell[][] {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    throw new SheetError('unreadable');
  }
  const byStage = isRecord(saved) ? saved.rows : undefined;
  if (!isRecord(byStage)) throw new SheetError('unreadable');
  const rows: Cell[][] = [[...planFields]];
  for (const stage of stages) {
    const list = byStage[stage];
    if (!Array.isArray(list)) continue;
    for (const row of list) {
      if (!isRecord(row)) continue;
      rows.push(planFields.map((field) => (field === 'stage' ? stage : cellOf(row[field]))));
    }
  }
  if (rows.length > sheetLimits.rows) throw new SheetError('too_many_lines');
  return rows;
}
