import { useFormat } from '../useFormat.ts';
import classes from './Quantity.module.css';

export type QuantityProps = {
  /** A number gets two decimals, like kilograms; a string is shown as it is. */
  value: number | string | null | undefined;
  /** Unit, in smaller type: `kg CO2e`, `KB`. */
  unit: string;
  /** Title on hover; by default every digit of a numeric value, with the unit. */
  exact?: string;
};

/** A number that is never shown without its unit. */
export function Quantity({ value, unit, exact }: QuantityProps) {
  const format = useFormat();
  const shown = typeof value === 'string' ? value : format.kg(value);
  const title = exact ?? (typeof value === 'number' ? `${format.exact(value)} ${unit}` : undefined);
  return (
    <span className={classes.quantity} title={title}>
      {shown} <span className={classes.unit}>{unit}</span>
    </span>
  );
}
