import { type DataColumn, placesOf, searchText, sortKey } from './tableRows.ts';

type Read<Row> = NonNullable<DataColumn<Row>['value']>;

/**
 * What rows are searched and sorted by, worked out once and kept with each row: a deleted row must not have the ten
 * thousand others read again, nor a second look at a column have it sorted again.
 */
export function rowIndex<Row extends object>(reads: readonly Read<Row>[], locale: string) {
  const texts = new WeakMap<Row, string>();
  const columns = new Map<Read<Row>, WeakMap<Row, number | undefined>>();

  /** The text a row is searched in. */
  const text = (row: Row) => {
    const known = texts.get(row) ?? searchText(row, reads);
    texts.set(row, known);
    return known;
  };

  /** A row's place in the order of one column, among the rows of the table. */
  const places = (rows: readonly Row[], read: Read<Row>) => {
    let known = columns.get(read);
    if (!known || !rows.every((row) => known?.has(row))) {
      const all = placesOf(
        rows.map((row) => sortKey(read(row))),
        locale,
      );
      // Begun anew: places say something only among the rows they were found for.
      known = new WeakMap(rows.map((row, index) => [row, all[index]]));
      columns.set(read, known);
    }
    return (row: Row) => known.get(row);
  };

  /** Works all of it out ahead, step by step. */
  const steps = (rows: readonly Row[]) => [
    () => rows.forEach(text),
    ...reads.map((read) => () => void places(rows, read)),
  ];

  return { text, places, steps };
}
