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
export function searchText<Row>(row: Row, columns: readonly DataColumn<Row>[]): string {
  return columns
    .map((column) => column.value?.(row))
    .filter((value) => typeof value === 'string')
    .join('\n')
    .toLowerCase();
}

/** Rows in whose text every word of the query occurs, in any order. `texts` are the rows' search texts. */
export function filterRows<Row>(
  rows: readonly Row[],
  texts: readonly string[],
  query: string,
): readonly Row[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((_, index) => {
    const text = texts[index] ?? '';
    return words.every((word) => text.includes(word));
  });
}

/** Ascending order of two cells: numbers by size, words by the locale. Missing values are placed by the table. */
export function compareCells(a: unknown, b: unknown, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
