import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { LeafContext } from '../../theme/leafContext.ts';
import { type DataColumn, matcher, nextSort, type Sort, searchText, sortedOrder } from './tableRows.ts';

/** Filtered and sorted rows of a table, with the controls that change them. */
export function useDataRows<Row extends object>(rows: readonly Row[], columns: readonly DataColumn<Row>[]) {
  const { locale } = useContext(LeafContext);
  const [sort, setSort] = useState<Sort>();
  const [query, setQuery] = useState('');
  // What is typed stands in the field at once, however many rows there are to look through.
  const sought = useDeferredValue(query);
  const seeking = sought.trim() !== '';

  const order = useMemo(() => {
    const read = columns.find((column) => column.id === sort?.column)?.value;
    return sort && read ? sortedOrder(rows.map(read), sort.descending, locale) : undefined;
  }, [rows, columns, sort, locale]);

  const texts = useMemo(
    () => (seeking ? rows.map((row) => searchText(row, columns)) : undefined),
    [rows, columns, seeking],
  );

  const shown = useMemo(() => {
    const matches = matcher(sought);
    const sorted = order ?? rows.keys();
    const found: Row[] = [];
    for (const index of sorted) {
      const row = rows[index];
      if (row && (!texts || matches(texts[index] ?? ''))) found.push(row);
    }
    return found;
  }, [rows, order, texts, sought]);

  return {
    query,
    setQuery,
    sort,
    toggleSort: (column: string) => setSort(nextSort(sort, column)),
    rows: shown,
  };
}
