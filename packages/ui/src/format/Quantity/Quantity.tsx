import { Unit } from '../Unit/Unit.tsx';
import { useFormat } from '../useFormat.ts';
import classes from './Quantity.module.css';

export type QuantityProps = {
  /** A number gets two decimals, like kilograms; a string is shown as it is. */
  value: number | string | null | undefined;
  /** Unit, in smaller type: `kg CO2e`, `KB`. */
  unit: string;
  /** Title on hover; by default every digit of a numeric value, with the unit. */
  exact?: string;
  /** `xl`, `lg` and `md` are the sizes of stand-alone figures; by default the size of the surrounding text. */
  size?: 'xl' | 'lg' | 'md';
};

/** A number that is never shown without its unit. */
export function Quantity({ value, unit, exact, size }: QuantityProps) {
  const format = useFormat();
  const shown = typeof value === 'string' ? value : format.kg(value);
  const title = exact ?? (typeof value === 'number' ? `${format.exact(value)} ${unit}` : undefined);
  return (
    <span className={classes.quantity} data-size={size} title={title}>
      <span className={classes.figure}>{shown} </span>
      <Unit>{unit}</Unit>
    </span>
  );
}
