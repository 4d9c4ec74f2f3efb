import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

export type DataColumn<Row> = {
  /** Stable key of the column. */
  id: string;
  /** The words of the header. */
  header: string;
  /** Header words are for screen readers only, as over a column of buttons. */
  headerHidden?: boolean;
  /** What is sorted and searched; without it the column takes part in neither. */
  value?: (row: Row) => CellValue;
  /** What is shown; by default the value. */
  cell?: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  /** Default: sortable when there is a `value`. */
  sortable?: boolean;
  /** CSS width, such as `140` (pixels) or `'30%'`. */
  width?: number | string;
};

/** Above this many rows only those in sight are drawn. */
export const windowedAbove = 100;

/** From this many rows on there is a text filter: about a screenful. */
export const filterFrom = 15;

/** The text a row is searched in: the words of its columns, lower case. Figures would match by chance digits. */
export function searchText<Row>(row: Row, values: readonly DataColumn<Row>['value'][]): string {
  return values
    .map((value) => value?.(row))
    .filter((value) => typeof value === 'string')
    .join('\n')
    .toLowerCase();
}

/** Whether every word of the query occurs in a row's search text, in any order. */
export function matcher(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

export type Sort = { column: string; descending: boolean };

/** What pressing a column's header leads to: ascending, then descending, then the rows as they came. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}

const longestRun = 16;

/** What a value is sorted by: a run of digits inside words counts as a number. */
export function sortKey(value: CellValue): number | string | undefined {
  if (value === null || value === undefined || Number.isNaN(value)) return undefined;
  if (typeof value === 'number') return value;
  return String(value).replace(/\d+/g, (digits) => digits.padStart(longestRun, '0'));
}

/**
 * Indices of the keys in the locale's order, numbers by size and before words; equal ones keep their places and missing
 * ones come last either way.
 */
export function sortedOrder(
  keys: readonly (number | string | undefined)[],
  descending: boolean,
  locale: string,
): number[] {
  // With its default options a collator takes a short cut for plain letters, which `numeric` would lose.
  const collator = new Intl.Collator(locale);
  const compare = (a: number, b: number) => {
    const [left, right] = [keys[a], keys[b]];
    if (typeof left === 'string' && typeof right === 'string') return collator.compare(left, right);
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return typeof left === 'number' ? -1 : 1;
  };
  const present: number[] = [];
  const missing: number[] = [];
  keys.forEach((key, index) => {
    (key === undefined ? missing : present).push(index);
  });
  present.sort(descending ? (a, b) => compare(b, a) : compare);
  return [...present, ...missing];
}
