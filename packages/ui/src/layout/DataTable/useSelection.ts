import { useCallbackRef } from '@mantine/hooks';
import { useRef } from 'react';
import { extentOf, type RowId, rangeOf, type TableSelection, withRows } from './selection.ts';

/** What the checkboxes of a table do. */
export function useSelection<Row>(
  selection: TableSelection<Row> | undefined,
  shown: readonly Row[],
  rowId: (row: Row) => RowId,
) {
  /** The row that a range begins at: the last one pressed alone. */
  const anchor = useRef<RowId>(undefined);
  const toggleRow = useCallbackRef((row: Row, checked: boolean, range: boolean) => {
    if (!selection) return;
    const id = rowId(row);
    const ids = range ? rangeOf(shown.map(rowId), anchor.current, id) : [id];
    if (!range) anchor.current = id;
    selection.onChange(withRows(selection.selected, ids, checked));
  });
  const toggleAll = (checked: boolean) =>
    selection?.onChange(withRows(selection.selected, shown.map(rowId), checked));
  return {
    selection,
    toggleRow,
    toggleAll,
    extent: selection ? extentOf(shown.map(rowId), selection.selected) : 'none',
  };
}
