import { useCallback, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { LeafContext } from '../../theme/leafContext.ts';
import { whenIdle } from '../../whenIdle.ts';
import { rowIndex } from './rowIndex.ts';
import type { RowId } from './selection.ts';
import { TableMemoryContext, type TableView } from './tableMemory.ts';
import { type DataColumn, matcher, nextSort, sortedOrder, windowedAbove } from './tableRows.ts';

/**
 * Filtered and sorted rows of a table, with the controls that change them.
 * @param addedId the row that was added last
 */
export function useDataRows<Row extends object>(
  name: string,
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  rowId: (row: Row) => RowId,
  addedId?: RowId,
) {
  'use no memo'; // By hand: the compiler caches neither search nor order.
  const { locale } = useContext(LeafContext);
  const memory = useContext(TableMemoryContext);
  const [{ query = '', sort }, setView] = useState<TableView>(() => memory.get(name) ?? {});
  // The field shows typed text at once, however many rows there are to search: in 7 ms of the main thread instead
  // of 27 with 10,000 rows (bench:thread, search).
  const sought = useDeferredValue(query);
  const read = columns.find((column) => column.id === sort?.column)?.value;
  const index = useMemo(
    () =>
      rowIndex(
        columns.flatMap(({ value }) => value ?? []),
        locale,
        columns.flatMap(({ note }) => note ?? []),
      ),
    [columns, locale],
  );

  useEffect(() => {
    memory.set(name, { ...memory.get(name), query, sort });
  }, [memory, name, query, sort]);

  // Makes the first search of a long table as fast as the second: 44 ms of the main thread until rest instead of 74
  // with 10,000 rows (bench:thread, search).
  useEffect(() => {
    if (rows.length > windowedAbove) return whenIdle(index.steps(rows));
  }, [index, rows]);

  const found = useMemo(() => {
    if (sought.trim() === '') return rows;
    const matches = matcher(sought);
    return rows.filter((row) => matches(index.text(row)));
  }, [rows, index, sought]);

  // What seems lost would be added again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has been added is the occasion
  useEffect(() => {
    if (addedId && !found.some((row) => rowId(row) === addedId)) setView(({ sort }) => ({ sort }));
  }, [addedId]);

  const shown = useMemo(() => {
    if (!sort || !read) return found;
    const order = sortedOrder(found.map(index.places(rows, read)), sort.descending);
    return order.flatMap((position) => found[position] ?? []);
  }, [rows, found, index, read, sort]);

  return {
    query,
    setQuery: useCallback((query: string) => setView(({ sort }) => ({ query, sort })), []),
    sort,
    toggleSort: useCallback(
      (column: string) => setView(({ query, sort }) => ({ query, sort: nextSort(sort, column) })),
      [],
    ),
    rows: shown,
  };
}
