import type { ReactNode } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import classes from './DataTable.module.css';

export type TableFigureProps = {
  /** Shown with two decimals, so that the points of a column stand below each other. */
  value: number | null | undefined;
  /** Shown once, in the header; here it is read out, and shown where a row is a card. */
  unit: string;
  /** Drawn below the figure, such as its share of the largest. */
  children?: ReactNode;
};

/** A figure of a column whose header has the unit. Every digit is its title. */
export function TableFigure({ value, unit, children }: TableFigureProps) {
  const format = useFormat();
  return (
    <span className={classes.figure} title={`${format.exact(value)} ${unit}`}>
      {format.kg(value)} <span className={classes.cellUnit}>{unit}</span>
      {children}
    </span>
  );
}
