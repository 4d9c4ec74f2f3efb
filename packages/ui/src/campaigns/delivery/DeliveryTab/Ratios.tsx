import type { CSSProperties } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import type { DeliveryRow } from '../DeliveryForm/deliveryRow.ts';
import classes from './Ratios.module.css';

type RatiosProps = {
  row: DeliveryRow;
  /** The split in words, from two percentages. */
  words: (fixed: string, mobile: string) => string;
};

/** The split of a row between fixed and mobile networks: as two numbers, and as one bar in two parts. */
export function Ratios({ row: { fixed_ratio, mobile_ratio }, words }: RatiosProps) {
  const format = useFormat();
  const known = fixed_ratio !== null && mobile_ratio !== null;
  const style: CSSProperties & Record<'--fixed', string> = { '--fixed': `${(fixed_ratio ?? 0) * 100}%` };
  return (
    <span
      className={classes.ratios}
      title={known ? words(format.percent(fixed_ratio), format.percent(mobile_ratio)) : undefined}
    >
      {format.exact(fixed_ratio)} / {format.exact(mobile_ratio)}
      {known && <span className={classes.bar} style={style} aria-hidden />}
    </span>
  );
}
