import { Quantity } from '../../../packages/ui/src/format/Quantity/Quantity.tsx';
import { useFormat } from '../../../packages/ui/src/format/useFormat.ts';
import classes from './Quantities.module.css';

/** The three sizes of a quantity: a sum, a card, a cell. */
export function Quantities() {
  const format = useFormat();
  return (
    <div className={classes.row}>
      <div className={classes.sum}>
        <Quantity value={22.594744} unit="kg CO2e" />
      </div>
      <div className={classes.card}>
        <Quantity value={0.0021} unit="kg CO2e" />
      </div>
      <div className={classes.cell}>
        <Quantity value={format.kilobytes(248_113)} unit="KB" />
      </div>
    </div>
  );
}
