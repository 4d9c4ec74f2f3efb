import type { Trace } from '@leaf/emissions';
import { withCountryAndRegion } from '../RowForm/stageRules.ts';
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

type ChangeableRow = {
  country?: string;
  region?: string | null;
  level?: number;
  ads_txt_lines?: number | null;
  placement_type?: string | null;
};

/** A change and the rows that take it. */
export type RowsChange<Row> = { rows: Row[]; change: RowChange };

/**
 * The rows that can take a change, by what they take: as in the form of a row, the region follows the country
 * unless another was chosen.
 */
export function changesOf<Row extends ChangeableRow>(
  rows: readonly Row[],
  change: RowChange,
  calculate: (row: Row) => { trace: Trace },
  regionOf: (country: string) => string | undefined = () => undefined,
): RowsChange<Row>[] {
  const changes = new Map<string | undefined, RowsChange<Row>>();
  for (const row of rows) {
    const own = withRegion(row, change, regionOf);
    if (!takes(row, own, calculate)) continue;
    const alike = changes.get(own.region) ?? { rows: [], change: own };
    alike.rows.push(row);
    changes.set(own.region, alike);
  }
  return [...changes.values()];
}

function withRegion(
  { country = '', region: before }: ChangeableRow,
  change: RowChange,
  regionOf: (country: string) => string | undefined,
): RowChange {
  if (!change.country || change.region || !before) return change;
  const { region } = withCountryAndRegion({ country, region: before }, change.country, regionOf);
  return region === before ? change : { ...change, region };
}

/**
 * Whether a row can take a change: it has the field, and everything that the model needs for it. A delivery
 * row with a measured ratio has no region; a level may need a payload, lines or a view time. The region is ''
 * if a country has none.
 */
export function takes<Row extends ChangeableRow>(
  row: Row,
  change: RowChange,
  calculate: (row: Row) => { trace: Trace },
): boolean {
  if (change.region === '' || (change.region !== undefined && typeof row.region !== 'string')) return false;
  if (change.level !== undefined && !hasLevel(row)) return false;
  // Without lines, the model would calculate the row at level 0 again.
  if (change.level === 1 && row.ads_txt_lines === null) return false;
  // Level 2 would make it a video.
  if (change.level === 2 && row.placement_type === 'display') return false;
  return traceOf(() => calculate({ ...row, ...change })) !== null;
}
