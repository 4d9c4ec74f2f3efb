import type { ReactNode } from 'react';
import { searchKey } from '../../searchKey.ts';

export type CellValue = string | number | boolean | null | undefined;

export type DataColumn<Row> = {
  /** Stable key of the column. */
  id: string;
  /** The header text. */
  header: string;
  /** The header text is for screen readers only, for example over a column of buttons. */
  headerHidden?: boolean;
  /** The value to sort and search by; without it the column takes part in neither. */
  value?: (row: Row) => CellValue;
  /** Further text to search by, such as a note below the value. */
  note?: (row: Row) => CellValue;
  /** The content of a cell; by default the value. */
  cell?: (row: Row) => ReactNode;
  /** What stands in a cell while the rows load; by default a bar where the text will be. */
  waiting?: ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  /** Unit of the figures, in small type below the header; a `TableFigure` carries it in each cell for screen readers. */
  unit?: string;
  /**
   * The content of the sum row, from the rows that match the filter; in the first column its name, undefined for
   * the usual one. If no column has it, there is no sum row.
   */
  sum?: (rows: readonly Row[]) => ReactNode;
  /** Default: sortable when there is a `value`. */
  sortable?: boolean;
  /** CSS width, such as `140` (pixels) or `'30%'`. */
  width?: number | string;
};

/** Above this many rows only the visible ones are rendered. */
export const windowedAbove = 100;

/** From this many rows, about a screenful, there is a text filter. */
export const filterFrom = 15;

/** Above this many rows they scroll between their header and their sum. */
export const paneAbove = 20;

/** The text of a row that a search looks at: that of its columns. Numbers would match by chance. */
export function searchText<Row>(row: Row, reads: readonly ((row: Row) => CellValue)[]): string {
  return searchKey(
    reads
      .map((read) => read(row))
      .filter((value) => typeof value === 'string')
      .join('\n'),
  );
}

/** Whether a row's search text contains every word of the query, in any order. */
export function matcher(query: string): (text: string) => boolean {
  const words = searchKey(query).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

export type Sort = { column: string; descending: boolean };

/** The next state when a column header is pressed: ascending, descending, original order. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}

const longestRun = 16;

/** The sort key of a value: a run of digits within text counts as a number. */
export function sortKey(value: CellValue): number | string | undefined {
  if (value === null || value === undefined || Number.isNaN(value)) return undefined;
  if (typeof value === 'number') return value;
  return String(value).replace(/\d+/g, (digits) => digits.padStart(longestRun, '0'));
}

/**
 * Positions of the keys in the locale's order, numbers by size and before text. Equal keys share a position; missing
 * ones have none.
 */
export function placesOf(
  keys: readonly (number | string | undefined)[],
  locale: string,
): (number | undefined)[] {
  // With its default options a collator has a fast path for plain letters, which `numeric` would lose.
  const collator = new Intl.Collator(locale);
  const compare = (a: number, b: number) => {
    const [left, right] = [keys[a], keys[b]];
    if (typeof left === 'string' && typeof right === 'string') return collator.compare(left, right);
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return typeof left === 'number' ? -1 : 1;
  };
  const present = [...keys.keys()].filter((index) => keys[index] !== undefined).sort(compare);
  const places = new Array<number | undefined>(keys.length).fill(undefined);
  let place = 0;
  present.forEach((index, position) => {
    const before = present[position - 1];
    if (before !== undefined && compare(before, index) !== 0) place = position;
    places[index] = place;
  });
  return places;
}

/**
 * Indices in the order of their positions; equal ones keep their order, and missing ones come last in both directions.
 */
export function sortedOrder(places: readonly (number | undefined)[], descending: boolean): number[] {
  const direction = descending ? -1 : 1;
  return [...places.keys()].sort((a, b) => {
    const [left, right] = [places[a], places[b]];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return (left - right) * direction;
  });
}
