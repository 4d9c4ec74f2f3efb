import { decimalSign } from '../../format/format.ts';
import { useFormat } from '../../format/useFormat.ts';
import classes from './DataTable.module.css';
import { decimalsOf, most } from './decimals.ts';

export type AlignedNumberProps = {
  value: number | null | undefined;
  /** The largest number of decimals in the column, see `mostDecimals`. */
  decimals: number;
};

/** A number in a column, followed by space for the decimals it lacks, so that the decimal points align. What is not zero never reads as zero. */
export function AlignedNumber({ value, decimals }: AlignedNumberProps) {
  const format = useFormat();
  const own = decimalsOf(value);
  const smallest = 10 ** -most;
  const isTiny = !!value && Math.abs(value) < smallest / 2;
  const point = own === 0 && decimals > 0 ? decimalSign(format) : '';
  return (
    <span className={classes.aligned} data-room={point + '0'.repeat(decimals - own)}>
      {isTiny ? `<${format.number(smallest, { decimals: most })}` : format.number(value, { decimals: own })}
    </span>
  );
}
