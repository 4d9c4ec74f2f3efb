import type { BuyType, DeliveryPlacement, DeviceType, SelectionPlacement, Trace } from '@leaf/emissions';
import { withCountryAndRegion } from '../RowForm/stageRules.ts';
import { traceOf } from '../traceOf.ts';
import { hasLevel } from '../words.ts';

/** The fields that are chosen from a short list. */
type ListValues = {
  buy_type?: BuyType;
  placement_type?: SelectionPlacement | DeliveryPlacement;
  device_type?: DeviceType;
};

export type ListField = keyof ListValues;

/** The lists that the rows of a stage have, in the order of their form. */
export type RowLists = {
  [Field in ListField]?: {
    choices: readonly NonNullable<ListValues[Field]>[];
    /** Whether a row has the field; if omitted, all do. */
    applies?: (row: { level?: number }) => boolean;
  };
};

/** A change of several rows at once; omitted fields stay unchanged. */
export type RowPatch = { country?: string; region?: string; level?: number } & ListValues;

/** A change with one part set to a value, or without that part. */
export function withPart(
  change: RowPatch,
  part: keyof RowPatch,
  value: string | number | undefined,
): RowPatch {
  const { [part]: _, ...others } = change;
  return value === undefined ? others : { ...others, [part]: value };
}

type ChangeableRow = {
  country?: string;
  region?: string | null;
  level?: number;
  buy_type?: string;
  ads_txt_lines?: number | null;
  placement_type?: string | null;
  device_type?: string;
};

/** A change and the rows that take it. */
export type RowsChange<Row> = { rows: readonly Row[]; change: RowPatch };

/**
 * The rows that can take a change and have not got it yet, by what they take: as in the form of a row, the region
 * follows the country unless another was chosen.
 */
export function changesOf<Row extends ChangeableRow>(
  rows: readonly Row[],
  change: RowPatch,
  calculate: (row: Row) => { trace: Trace },
  regionOf: (country: string) => string | undefined = () => undefined,
  lists: RowLists = {},
): RowsChange<Row>[] {
  const changes = new Map<string | undefined, { rows: Row[]; change: RowPatch }>();
  for (const row of rows) {
    const own = withRegion(row, change, regionOf);
    if (says(row, own) || !takes(row, own, calculate, lists)) continue;
    const alike = changes.get(own.region) ?? { rows: [], change: own };
    alike.rows.push(row);
    changes.set(own.region, alike);
  }
  return [...changes.values()];
}

/** Whether a row is already what a change would make of it. */
export const has = (
  row: ChangeableRow,
  change: RowPatch,
  regionOf: (country: string) => string | undefined = () => undefined,
): boolean => says(row, withRegion(row, change, regionOf));

const says = (row: ChangeableRow, change: RowPatch) =>
  Object.entries(change).every(([field, value]) => row[field as keyof RowPatch] === value);

function withRegion(
  { country = '', region: before }: ChangeableRow,
  change: RowPatch,
  regionOf: (country: string) => string | undefined,
): RowPatch {
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
  change: RowPatch,
  calculate: (row: Row) => { trace: Trace },
  lists: RowLists = {},
): boolean {
  const changed = { ...row, ...change };
  if (change.region === '' || (change.region !== undefined && typeof row.region !== 'string')) return false;
  if (change.level !== undefined && !hasLevel(changed)) return false;
  for (const field of Object.keys(lists) as ListField[])
    if (change[field] !== undefined && lists[field]?.applies?.(changed) === false) return false;
  // Without lines, the model would calculate the row at level 0 again.
  if (change.level === 1 && row.ads_txt_lines === null) return false;
  // Level 2 would make it a video.
  if (change.level === 2 && row.placement_type === 'display') return false;
  return traceOf(() => calculate(changed)) !== null;
}
