import { type DataColumn, placesOf, searchText, sortKey } from './tableRows.ts';

type Read<Row> = NonNullable<DataColumn<Row>['value']>;

/**
 * The search texts and sort positions of rows, computed once and cached per row: deleting a row must not
 * reindex ten thousand others, and sorting by a column again must not repeat the work.
 * @param notes what is searched, but not sorted by
 */
export function rowIndex<Row extends object>(
  reads: readonly Read<Row>[],
  locale: string,
  notes: readonly Read<Row>[] = [],
) {
  const searched = [...reads, ...notes];
  const texts = new WeakMap<Row, string>();
  const columns = new Map<Read<Row>, WeakMap<Row, number | undefined>>();

  /** The text of a row that a search looks at. */
  const text = (row: Row) => {
    const known = texts.get(row) ?? searchText(row, searched);
    texts.set(row, known);
    return known;
  };

  /** A row's position in the order of one column, among the rows of the table. */
  const places = (rows: readonly Row[], read: Read<Row>) => {
    let known = columns.get(read);
    if (!known || !rows.every((row) => known?.has(row))) {
      const all = placesOf(
        rows.map((row) => sortKey(read(row))),
        locale,
      );
      // Starts afresh: positions are valid only among the rows they were computed for.
      known = new WeakMap(rows.map((row, index) => [row, all[index]]));
      columns.set(read, known);
    }
    return (row: Row) => known.get(row);
  };

  /** Computes everything in advance, step by step. */
  const steps = (rows: readonly Row[]) => [
    () => rows.forEach(text),
    ...reads.map((read) => () => void places(rows, read)),
  ];

  return { text, places, steps };
}
