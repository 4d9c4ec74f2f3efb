import type { Trace } from '@leaf/emissions';
import { traceOf } from '../traceOf.ts';
import { hasLevel } from '../words.ts';

/** A change of several rows at once; omitted fields stay unchanged. */
export type RowChange = { country?: string; region?: string; level?: number };

/** A change with one part set to a value, or without that part. */
export function withPart(
  change: RowChange,
  part: keyof RowChange,
  value: string | number | undefined,
): RowChange {
  const { [part]: _, ...others } = change;
  return value === undefined ? others : { ...others, [part]: value };
}

type ChangeableRow = { region?: string | null; level?: number; ads_txt_lines?: number | null };

/**
 * Whether a row can take a change: it has the field, and everything that the model needs for it. A delivery
 * row with a measured ratio has no region; a level may need a payload, lines or a view time.
 */
export function takes<Row extends ChangeableRow>(
  row: Row,
  change: RowChange,
  calculate: (row: Row) => { trace: Trace },
): boolean {
  if (change.region !== undefined && typeof row.region !== 'string') return false;
  if (change.level !== undefined && !hasLevel(row)) return false;
  // Without lines, the model would calculate the row at level 0 again.
  if (change.level === 1 && row.ads_txt_lines === null) return false;
  return traceOf(() => calculate({ ...row, ...change })) !== null;
}
