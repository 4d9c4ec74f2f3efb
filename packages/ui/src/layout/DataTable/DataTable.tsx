import { ScrollArea } from '@mantine/core';
import { type ReactNode, useContext, useRef } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafContext } from '../../theme/leafContext.ts';
import { BusyRow } from '../RowButton/busyRow.ts';
import classes from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { SelectBox } from './SelectBox.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SumRow } from './SumRow.tsx';
import type { RowId, TableSelection } from './selection.ts';
import { TableRow } from './TableRow.tsx';
import { TableTools } from './TableTools.tsx';
import { type DataColumn, filterFrom, paneAbove, windowedAbove } from './tableRows.ts';
import { useDataRows } from './useDataRows.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { usePrinting } from './usePrinting.ts';
import { useSelection } from './useSelection.ts';
import { useWindow } from './useWindow.ts';

export const dataTableLabels = {
  filter: 'Filter',
  noMatch: 'No row matches the filter.',
  entries: (count: string, one: boolean) => (one ? '1 entry' : `${count} entries`),
  shown: (shown: string, all: string) => `${shown} of ${all}`,
  loading: 'Loading…',
  sortBy: 'Sort by',
  total: 'Total',
  totalShown: (shown: string) => `Total of ${shown} shown`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all rows',
  selectShown: (shown: string) => `Select the rows shown (${shown})`,
};

export const rowHeights = { roomy: 56, comfortable: 40, compact: 32 };

export type DataTableProps<Row> = {
  /** The table's accessible name. */
  name: string;
  /** Pass the same array on every render (module scope or `useMemo`). The first column is the row header. */
  columns: readonly DataColumn<Row>[];
  /** What the table shows, unsorted. */
  rows: readonly Row[];
  /** What tells a row from all others. */
  rowId: (row: Row) => RowId;
  /** Rendered instead of rows if there are none. */
  empty: ReactNode;
  /** The row that was added last: a filter that would hide it is emptied. */
  addedId?: RowId;
  /** The row with a pending request; its `RowButton`s are disabled. */
  busyId?: RowId;
  loading?: boolean;
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Shows a text filter; by default from 15 rows. */
  filterable?: boolean;
  /** Height above which the rows scroll: by default `60vh` when windowed, and from 20 rows with a sum. */
  maxHeight?: number | string;
  /** Row height of 56 (with pictures), 40 or 32 px. By default the user's choice, see `LeafProvider`. */
  density?: keyof typeof rowHeights;
  /** Which rows are selected. Without it there are no checkboxes. */
  selection?: TableSelection<Row>;
  /** Content of the line above the table, beside the filter. */
  tools?: ReactNode;
  /** The detail below an open row, for tables short enough not to be windowed. */
  detail?: (row: Row) => ReactNode;
  labels?: Partial<typeof dataTableLabels>;
};

/** Rows of one kind: sortable, searchable, selectable, with a sum, fast with ten thousand. */
export function DataTable<Row extends object>({
  name,
  columns,
  rows,
  rowId,
  empty,
  addedId,
  busyId,
  loading = false,
  error,
  errorAction,
  filterable: filterableAnyway,
  maxHeight,
  density,
  selection,
  tools,
  detail,
  labels,
}: DataTableProps<Row>) {
  const text = useLabels('dataTable', dataTableLabels, labels);
  const format = useFormat();
  const chosen = useContext(LeafContext).density;
  const viewport = useRef<HTMLDivElement>(null);
  const shown = useDataRows(name, rows, columns, rowId, addedId);
  // Decided before filtering, so that the columns keep their widths while the user types.
  const long = rows.length > windowedAbove && !detail;
  const windowed = usePrinting() ? false : long;
  const sums = columns.some(({ sum }) => sum);
  const pane = maxHeight ?? (long || (sums && rows.length > paneAbove) ? '60vh' : undefined);
  const rowHeight = density ?? chosen;
  const { visible, offset, before, after } = useWindow({
    rows: shown.rows,
    windowed,
    height: rowHeights[rowHeight],
    viewport,
  });
  useKeptScroll(name, viewport, visible.length > 0);
  const picks = useSelection(selection, shown.rows, rowId);
  const summed = rows.length > 1 && shown.rows.length > 0 && sums;
  const filtered = shown.rows.length < rows.length;
  const count = format.number(shown.rows.length);
  // A filter in use stays in sight, however few rows are left.
  const filterable = filterableAnyway ?? (rows.length >= filterFrom || shown.query !== '');
  const withTools = filterable || Boolean(tools) || Boolean(selection);

  if (!loading && !error && rows.length === 0) return <>{empty}</>;

  return (
    <div className={classes.table} data-density={rowHeight}>
      {error && <ErrorBanner message={error} action={errorAction} />}
      {withTools && (
        <TableTools
          entries={rows.length > 0 ? text.entries(format.number(rows.length), rows.length === 1) : undefined}
          filterName={filterable ? `${text.filter}: ${name}` : undefined}
          placeholder={text.filter}
          query={shown.query}
          onQuery={shown.setQuery}
          count={shown.query && text.shown(count, format.number(rows.length))}
          adjustable={density === undefined}
        >
          {tools}
        </TableTools>
      )}
      <ScrollArea.Autosize
        mah={pane}
        className={windowed ? undefined : classes.pane}
        viewportRef={viewport}
        viewportProps={pane !== undefined ? { tabIndex: 0, role: 'group', 'aria-label': name } : undefined}
        type="auto"
        offsetScrollbars="present"
        scrollbarSize={8}
      >
        <table
          className={classes.grid}
          aria-label={name}
          aria-rowcount={windowed ? shown.rows.length + 1 + Number(summed) : undefined}
          aria-busy={loading || undefined}
          data-windowed={windowed || undefined}
        >
          <thead>
            <tr aria-rowindex={windowed ? 1 : undefined} data-sort-by={text.sortBy}>
              {selection && (
                <SelectBox
                  checked={picks.extent === 'all'}
                  partly={picks.extent === 'some'}
                  onChange={picks.toggleAll}
                >
                  <span className={classes.pickWords}>
                    {filtered ? text.selectShown(count) : text.selectAll}
                  </span>
                </SelectBox>
              )}
              {columns.map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  sortable={(column.sortable ?? true) && column.value !== undefined}
                  sort={shown.sort}
                  onSort={shown.toggleSort}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {loading && rows.length === 0 && (
              <SkeletonRows columns={columns} selectable={selection !== undefined} words={text.loading} />
            )}
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            <BusyRow value={busyId}>
              {visible.map((row, index) => (
                <TableRow
                  key={rowId(row)}
                  row={row}
                  columns={columns}
                  rowIndex={windowed ? offset + index + 2 : undefined}
                  open={detail?.(row)}
                  pick={
                    selection && {
                      checked: selection.selected.has(rowId(row)),
                      name: text.select(selection.nameOf(row)),
                    }
                  }
                  onPick={picks.toggleRow}
                />
              ))}
            </BusyRow>
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
          {summed && (
            <SumRow
              columns={columns}
              rows={shown.rows}
              name={filtered ? text.totalShown(count) : text.total}
              rowIndex={windowed ? shown.rows.length + 2 : undefined}
              selectable={selection !== undefined}
            />
          )}
        </table>
      </ScrollArea.Autosize>
      {shown.rows.length === 0 && rows.length > 0 && <p className={classes.none}>{text.noMatch}</p>}
    </div>
  );
}
