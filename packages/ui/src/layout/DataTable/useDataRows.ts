'use no memo'; // TanStack's table object changes in place; the compiler would keep stale rows.
import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { LeafContext } from '../../theme/leafContext.ts';
import { compareCells, type DataColumn, filterRows, searchText } from './tableRows.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export type SortDirection = 'ascending' | 'descending' | undefined;

/** Filtered and sorted rows of a table, with the controls that change them. */
export function useDataRows<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  rowId: (row: Row) => string | number,
) {
  const { locale } = useContext(LeafContext);
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);

  const texts = useMemo(
    () => (deferredQuery ? rows.map((row) => searchText(row, columns)) : []),
    [rows, columns, deferredQuery],
  );
  const data = useMemo(() => filterRows(rows, texts, deferredQuery), [rows, texts, deferredQuery]);

  const definitions = useMemo(() => {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    return columns.map(
      (column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        accessorFn: (row): unknown => column.value?.(row) ?? undefined,
        enableSorting: (column.sortable ?? true) && column.value !== undefined,
        sortUndefined: 'last',
        sortDescFirst: false,
        sortFn: (a, b, id) => compareCells(a.getValue(id), b.getValue(id), collator),
      }),
    );
  }, [columns, locale]);

  const table = useTable({ features, columns: definitions, data, getRowId: (row) => String(rowId(row)) });

  const direction = (id: string): SortDirection => {
    const sorted = table.getColumn(id)?.getIsSorted();
    if (!sorted) return undefined;
    return sorted === 'asc' ? 'ascending' : 'descending';
  };

  return {
    query,
    setQuery,
    rows: table.getRowModel().rows,
    canSort: (id: string) => table.getColumn(id)?.getCanSort() ?? false,
    direction,
    toggleSort: (id: string) => table.getColumn(id)?.toggleSorting(),
  };
}
