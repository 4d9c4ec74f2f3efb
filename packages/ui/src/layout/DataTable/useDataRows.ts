import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { LeafContext } from '../../theme/leafContext.ts';
import {
  type DataColumn,
  matcher,
  nextSort,
  type Sort,
  searchText,
  sortedOrder,
  sortKey,
} from './tableRows.ts';

/** Filtered and sorted rows of a table, with the controls that change them. */
export function useDataRows<Row extends object>(rows: readonly Row[], columns: readonly DataColumn<Row>[]) {
  const { locale } = useContext(LeafContext);
  const [sort, setSort] = useState<Sort>();
  const [query, setQuery] = useState('');
  // What is typed stands in the field at once, however many rows there are to look through.
  const sought = useDeferredValue(query);
  const values = useKept(columns.map((column) => column.value));
  const read = columns.find((column) => column.id === sort?.column)?.value;

  const textOf = useMemo(() => remembered((row: Row) => searchText(row, values)), [values]);
  const keyOf = useMemo(() => read && remembered((row: Row) => sortKey(read(row))), [read]);

  const found = useMemo(() => {
    const matches = matcher(sought);
    return sought.trim() === '' ? rows : rows.filter((row) => matches(textOf(row)));
  }, [rows, textOf, sought]);

  const shown = useMemo(() => {
    if (!sort || !keyOf) return found;
    return sortedOrder(found.map(keyOf), sort.descending, locale).flatMap((index) => found[index] ?? []);
  }, [found, keyOf, sort, locale]);

  return {
    query,
    setQuery,
    sort,
    toggleSort: (column: string) => setSort(nextSort(sort, column)),
    rows: shown,
  };
}

/** Reads each row once: a deleted row must not have the ten thousand others read again. */
function remembered<Row extends object, Value>(read: (row: Row) => Value): (row: Row) => Value {
  const known = new WeakMap<Row, { value: Value }>();
  return (row) => {
    const entry = known.get(row) ?? { value: read(row) };
    known.set(row, entry);
    return entry.value;
  };
}

/** The same list between renders for as long as it holds the same things. */
function useKept<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(items);
  if (kept.length === items.length && kept.every((item, index) => item === items[index])) return kept;
  keep(items);
  return items;
}
