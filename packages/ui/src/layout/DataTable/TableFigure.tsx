import type { ReactNode } from 'react';
import { Formula } from '../../format/Unit/Formula.tsx';
import { useFormat } from '../../format/useFormat.ts';
import classes from './DataTable.module.css';

export type TableFigureProps = {
  /** The exact number; shown as the title of the figure. */
  value: number | null | undefined;
  /** The figure as it reads. Default: with two decimals, so that the decimal points of a column align. */
  text?: string;
  /** Shown once, in the header; in the cell only screen readers read it, except where a row is a card. */
  unit: string;
  /** Rendered below the figure, such as its share of the largest. */
  children?: ReactNode;
};

/** A figure in a column whose header has the unit. Its title has every digit. */
export function TableFigure({ value, text, unit, children }: TableFigureProps) {
  const format = useFormat();
  return (
    <span className={classes.figure} title={`${format.exact(value)} ${unit}`}>
      {text ?? format.kg(value)}{' '}
      <span className={classes.cellUnit}>
        <Formula>{unit}</Formula>
      </span>
      {children}
    </span>
  );
}
