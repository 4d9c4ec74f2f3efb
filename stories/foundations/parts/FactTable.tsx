import type { ReactNode } from 'react';
import { Scroll } from '../../../.storybook/docs/Scroll.tsx';

type FactTableProps = {
  /** Names the table. */
  name: string;
  columns: readonly string[];
  /** The first cell names its row and is its key. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Columns of figures, counted from 0. */
  numeric?: readonly number[];
  /** First cells are names of the code. */
  code?: boolean;
};

/** A table of a docs page, made from values instead of typed. */
export function FactTable({ name, columns, rows, numeric = [], code = false }: FactTableProps) {
  const isNumeric = (column: number) => numeric.includes(column) || undefined;
  return (
    <Scroll name={name}>
      <table>
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
              <th scope="row">{code ? <code>{first}</code> : first}</th>
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
