import type { DataColumn } from './tableRows.ts';

type SumRowProps<Row> = {
  columns: readonly DataColumn<Row>[];
  /** The rows that match the filter. */
  rows: readonly Row[];
  /** The row's own header. */
  name: string;
  /** Index in the whole table, if only a part of it is rendered. */
  rowIndex?: number;
  /** There is a column of checkboxes before the others. */
  selectable: boolean;
};

/** The last row of a table: the sums of its columns. */
export function SumRow<Row>({ columns, rows, name, rowIndex, selectable }: SumRowProps<Row>) {
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex}>
        {selectable && <td />}
        {columns.map((column, position) =>
          position === 0 ? (
            <th key={column.id} scope="row">
              {column.sum?.(rows) ?? name}
            </th>
          ) : (
            <td
              key={column.id}
              data-label={column.header}
              data-column={column.id}
              data-numeric={column.numeric || undefined}
            >
              {column.sum?.(rows)}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
