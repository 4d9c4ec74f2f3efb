import { takesWeight } from '@leaf/emissions';
import { Checkbox } from '@mantine/core';
import type { DeliveryRow } from '../../campaigns/delivery/DeliveryForm/deliveryRow.ts';
import { useFormat } from '../../format/useFormat.ts';
import { usePlaces } from '../../places/usePlaces.ts';
import classes from './WeightBridge.module.css';
import type { WeightBridgeLabels } from './weightBridgeLabels.ts';

type WeightRowsProps = {
  rows?: readonly DeliveryRow[];
  chosen: ReadonlySet<number>;
  onChoose: (id: number, on: boolean) => void;
  text: WeightBridgeLabels;
};

/** The delivery rows of a campaign; rows that cannot take the size of a picture say why. */
export function WeightRows({ rows, chosen, onChoose, text }: WeightRowsProps) {
  const { number } = useFormat();
  const { nameOf } = usePlaces();
  if (!rows) {
    return (
      <p role="status" className={classes.about}>
        {text.loading}
      </p>
    );
  }
  if (rows.length === 0) return <p className={classes.about}>{text.noRows}</p>;
  return (
    <fieldset className={classes.rows}>
      <legend className={classes.legend}>{text.rows}</legend>
      {rows.map((row) => {
        const takes = takesWeight(row);
        const place = text.row(nameOf(row.country), number(row.impressions));
        return (
          <Checkbox
            key={row.id}
            label={row.name}
            description={takes ? place : `${place}. ${text.notTaken}`}
            disabled={!takes}
            checked={takes && chosen.has(row.id)}
            onChange={(event) => onChoose(row.id, event.currentTarget.checked)}
          />
        );
      })}
    </fieldset>
  );
}
