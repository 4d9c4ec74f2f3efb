import type { Trace } from '@leaf/emissions';
import { traceOf } from '../traceOf.ts';
import { hasLevel } from '../words.ts';

/** What can be set for several rows at once; what is absent stays as it is. */
export type RowChange = { country?: string; region?: string; level?: number };

type ChangeableRow = { region?: string | null; level?: number; ads_txt_lines?: number | null };

/**
 * Whether a row can take a change: it has such a field, and everything that the model needs with it. A delivery row with
 * a measured ratio has no region; a level may need a payload, lines or a view time.
 */
export function takes<Row extends ChangeableRow>(
  row: Row,
  change: RowChange,
  calculate: (row: Row) => { trace: Trace },
): boolean {
  if (change.region !== undefined && typeof row.region !== 'string') return false;
  if (change.level !== undefined && !hasLevel(row)) return false;
  // The model would count a row without lines at level 0 again.
  if (change.level === 1 && row.ads_txt_lines === null) return false;
  return traceOf(() => calculate({ ...row, ...change })) !== null;
}
