import type { ReactNode } from 'react';
import { Scroll } from '../../../.storybook/docs/Scroll.tsx';

type FactTableProps = {
  /** The table's accessible name. */
  name: string;
  columns: readonly string[];
  /** The first cell is the row header and its key. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Columns of figures, counted from 0. */
  numeric?: readonly number[];
  /** The first cells are names from the code. */
  code?: boolean;
  /** On a phone each cell of words has a line of its own, above the figures of its row. */
  stacked?: boolean;
  /** What the first cell becomes. */
  link?: (key: string) => ReactNode;
};

/** A table on a docs page, generated from values instead of written out. */
export function FactTable({
  name,
  columns,
  rows,
  numeric = [],
  code = false,
  stacked,
  link,
}: FactTableProps) {
  const isNumeric = (column: number) => numeric.includes(column) || undefined;
  return (
    <Scroll name={name}>
      <table data-stacked={stacked || undefined}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-numeric={isNumeric(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{code ? <code>{first}</code> : (link?.(first) ?? first)}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-numeric={isNumeric(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
