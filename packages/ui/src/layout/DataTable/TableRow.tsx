import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { SelectBox } from './SelectBox.tsx';
import type { DataColumn } from './tableRows.ts';

type TableRowProps<Row> = {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Index in the whole table, if only a part of it is rendered. */
  rowIndex?: number;
  /** The detail below the row. */
  open?: ReactNode;
  /** Whether the row is selected, and the name of its checkbox; without it there is none. */
  pick?: { checked: boolean; name: string };
  onPick: (row: Row, checked: boolean, range: boolean) => void;
};

/** Re-rendered only with another row or other columns, not on every keystroke in the filter. */
function Cells<Row>({
  row,
  columns,
  windowed,
}: Pick<TableRowProps<Row>, 'row' | 'columns'> & { windowed: boolean }) {
  return (
    <>
      {columns.map((column, position) => {
        const isName = position === 0;
        const value = column.value?.(row);
        const Cell = isName ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={isName ? 'row' : undefined}
            data-label={column.headerHidden ? undefined : column.header}
            data-column={column.id}
            data-numeric={column.numeric || undefined}
            // A row of fixed height may have no room for all of its name.
            title={windowed && isName && typeof value === 'string' ? value : undefined}
          >
            {column.cell ? (
              column.cell(row)
            ) : isName ? (
              <span className={classes.nameText}>{value}</span>
            ) : (
              value
            )}
          </Cell>
        );
      })}
    </>
  );
}

/** A row, and its detail if open. */
export function TableRow<Row>({ row, columns, rowIndex, open, pick, onPick }: TableRowProps<Row>) {
  return (
    <>
      <tr aria-rowindex={rowIndex} className={classes.row} data-selected={pick?.checked || undefined}>
        {pick && (
          <SelectBox
            name={pick.name}
            checked={pick.checked}
            onChange={(checked, range) => onPick(row, checked, range)}
          />
        )}
        <Cells row={row} columns={columns} windowed={rowIndex !== undefined} />
      </tr>
      {open && (
        <tr>
          <td colSpan={columns.length + Number(Boolean(pick))} className={classes.detail}>
            {open}
          </td>
        </tr>
      )}
    </>
  );
}
