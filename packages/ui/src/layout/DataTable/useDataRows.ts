import { useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { LeafContext } from '../../theme/leafContext.ts';
import { whenIdle } from '../../whenIdle.ts';
import { rowIndex } from './rowIndex.ts';
import { type DataColumn, matcher, nextSort, type Sort, sortedOrder, windowedAbove } from './tableRows.ts';

/** Filtered and sorted rows of a table, with the controls that change them. */
export function useDataRows<Row extends object>(rows: readonly Row[], columns: readonly DataColumn<Row>[]) {
  const { locale } = useContext(LeafContext);
  const [sort, setSort] = useState<Sort>();
  const [query, setQuery] = useState('');
  // The field shows typed text at once, however many rows there are to search: in 7 ms of the main thread instead
  // of 27 with 10,000 rows (bench:thread, search).
  const sought = useDeferredValue(query);
  const reads = columns.flatMap(({ value }) => value ?? []);
  const read = columns.find((column) => column.id === sort?.column)?.value;
  const index = useMemo(() => rowIndex(reads, locale), [reads, locale]);

  // Makes the first search of a long table as fast as the second: 44 ms of the main thread until rest instead of 74
  // with 10,000 rows (bench:thread, search).
  useEffect(() => {
    if (rows.length > windowedAbove) return whenIdle(index.steps(rows));
  }, [index, rows]);

  // By hand: the compiler caches neither of the two, and every render would search and sort ten thousand rows: 13 ms
  // of the main thread until the frame instead of 7 (bench:thread, search).
  const found = useMemo(() => {
    if (sought.trim() === '') return rows;
    const matches = matcher(sought);
    return rows.filter((row) => matches(index.text(row)));
  }, [rows, index, sought]);

  const shown = useMemo(() => {
    if (!sort || !read) return found;
    const order = sortedOrder(found.map(index.places(rows, read)), sort.descending);
    return order.flatMap((position) => found[position] ?? []);
  }, [rows, found, index, read, sort]);

  return {
    query,
    setQuery,
    sort,
    toggleSort: (column: string) => setSort(nextSort(sort, column)),
    rows: shown,
  };
}
