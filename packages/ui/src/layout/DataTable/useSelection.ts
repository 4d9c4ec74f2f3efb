import { useCallbackRef } from '@mantine/hooks';
import { useRef } from 'react';
import { extentOf, type RowId, rangeOf, type TableSelection, withIds } from './selection.ts';

/** State and handlers of the checkboxes of a table. */
export function useSelection<Row>(
  selection: TableSelection<Row> | undefined,
  shown: readonly Row[],
  rowId: (row: Row) => RowId,
) {
  /** The row at which a range starts: the last one pressed on its own. */
  const anchor = useRef<RowId>(undefined);
  const toggleRow = useCallbackRef((row: Row, checked: boolean, range: boolean) => {
    if (!selection) return;
    const id = rowId(row);
    const ids = range ? rangeOf(shown.map(rowId), anchor.current, id) : [id];
    if (!range) anchor.current = id;
    selection.onChange(withIds(selection.selected, ids, checked));
  });
  const toggleAll = (checked: boolean) =>
    selection?.onChange(withIds(selection.selected, shown.map(rowId), checked));
  return {
    toggleRow,
    toggleAll,
    extent: selection ? extentOf(shown.map(rowId), selection.selected) : 'none',
  };
}
