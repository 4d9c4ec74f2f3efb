'use no memo'; // TanStack Virtual mutates its measurements in place.
import { ScrollArea, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { BusyRow } from '../RowButton/busyRow.ts';
import classes from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableRow } from './TableRow.tsx';
import { type DataColumn, filterFrom, windowedAbove } from './tableRows.ts';
import { useDataRows } from './useDataRows.ts';

export const dataTableLabels = {
  filter: 'Filter',
  noMatch: 'No row matches the filter.',
  shown: (shown: string, all: string) => `${shown} of ${all}`,
  loading: 'Loading…',
};

export const rowHeights = { roomy: 56, comfortable: 40, compact: 32 };

export type DataTableProps<Row> = {
  /** The table's accessible name. */
  name: string;
  /** Keep the same array between renders (module scope or `useMemo`). The first column is the row header. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  /** Rendered instead of rows if there are none. */
  empty: ReactNode;
  /** The row with a pending request; its `RowButton`s are disabled. */
  busyId?: string | number;
  loading?: boolean;
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Shows a text filter; by default from 15 rows. */
  filterable?: boolean;
  /** Height above which the rows scroll. Default `60vh` when windowed, otherwise none. */
  maxHeight?: number | string;
  /** Row height of 56 (with pictures), 40 or 32 px. Default `comfortable`. */
  density?: keyof typeof rowHeights;
  /** The detail below an open row, for tables short enough not to be windowed. */
  detail?: (row: Row) => ReactNode;
  labels?: Partial<typeof dataTableLabels>;
};

/** Rows of one kind: sortable, searchable, fast with ten thousand. */
export function DataTable<Row extends object>({
  name,
  columns,
  rows,
  rowId,
  empty,
  busyId,
  loading = false,
  error,
  errorAction,
  filterable,
  maxHeight,
  density = 'comfortable',
  detail,
  labels,
}: DataTableProps<Row>) {
  const text = useLabels('dataTable', dataTableLabels, labels);
  const viewport = useRef<HTMLDivElement>(null);
  const shown = useDataRows(rows, columns);
  // Decided before filtering, so that the columns keep their widths while the user types.
  const windowed = rows.length > windowedAbove && !detail;
  const scrolls = windowed || maxHeight !== undefined;
  const height = rowHeights[density];

  const virtual = useVirtualizer({
    count: windowed ? shown.rows.length : 0,
    getScrollElement: () => viewport.current,
    estimateSize: () => height,
    overscan: 5,
  });
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const visible = windowed ? shown.rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1) : shown.rows;
  const offset = windowed ? (first?.index ?? 0) : 0;
  const before = windowed ? (first?.start ?? 0) : 0;
  const after = windowed && last ? virtual.getTotalSize() - last.end : 0;

  if (error && rows.length === 0) return <ErrorBanner message={error} action={errorAction} />;
  if (!loading && rows.length === 0) return <>{empty}</>;

  return (
    <div className={classes.table} data-density={density}>
      {error && <ErrorBanner message={error} action={errorAction} />}
      {(filterable ?? rows.length >= filterFrom) && (
        <div className={classes.tools}>
          <TextInput
            type="search"
            aria-label={`${text.filter}: ${name}`}
            placeholder={text.filter}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            value={shown.query}
            onChange={(event) => shown.setQuery(event.currentTarget.value)}
            className={classes.filter}
          />
          <span role="status" className={classes.count}>
            {shown.query && text.shown(String(shown.rows.length), String(rows.length))}
          </span>
        </div>
      )}
      <ScrollArea.Autosize
        mah={maxHeight ?? (windowed ? '60vh' : undefined)}
        viewportRef={viewport}
        viewportProps={scrolls ? { tabIndex: 0, role: 'group', 'aria-label': name } : undefined}
        type="auto"
        offsetScrollbars="present"
        scrollbarSize={8}
      >
        <table
          className={classes.grid}
          aria-label={name}
          aria-rowcount={windowed ? shown.rows.length + 1 : undefined}
          aria-busy={loading || undefined}
          data-windowed={windowed || undefined}
        >
          <thead>
            <tr aria-rowindex={windowed ? 1 : undefined}>
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
            {loading && rows.length === 0 && <SkeletonRows columns={columns.length} words={text.loading} />}
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            <BusyRow value={busyId}>
              {visible.map((row, index) => (
                <TableRow
                  key={rowId(row)}
                  row={row}
                  columns={columns}
                  rowIndex={windowed ? offset + index + 2 : undefined}
                  open={detail?.(row)}
                />
              ))}
            </BusyRow>
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
        </table>
      </ScrollArea.Autosize>
      {shown.rows.length === 0 && rows.length > 0 && <p className={classes.none}>{text.noMatch}</p>}
    </div>
  );
}
