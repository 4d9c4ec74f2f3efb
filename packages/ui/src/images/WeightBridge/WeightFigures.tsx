import { weightChange } from '@leaf/emissions';
import type { DeliveryRow } from '../../campaigns/delivery/DeliveryForm/deliveryRow.ts';
import { Quantity } from '../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../format/useFormat.ts';
import classes from './WeightBridge.module.css';
import type { WeightBridgeLabels } from './weightBridgeLabels.ts';

type WeightFiguresProps = {
  name: string;
  bytes: { before: number; after: number };
  /** The rows that show the picture. */
  picked: readonly DeliveryRow[];
  /** All delivery rows of the campaign. */
  rows: readonly DeliveryRow[];
  campaignTotal: number;
  text: WeightBridgeLabels;
};

const totalOf = (rows: readonly DeliveryRow[]) => rows.reduce((sum, row) => sum + row.total_emissions, 0);

/** Emissions with either file, and the saving as a share of Delivery and of the campaign. */
export function WeightFigures({ name, bytes, picked, rows, campaignTotal, text }: WeightFiguresProps) {
  const { percent, exact } = useFormat();
  const delivery = totalOf(rows);
  const { before, after, saved, shareOfDelivery, shareOfCampaign } = weightChange(picked, bytes, {
    delivery: Math.max(0, delivery - totalOf(picked)),
    campaign: Math.max(0, campaignTotal - delivery),
  });
  const figures = [
    { label: text.before, value: before },
    { label: text.after(name), value: after },
    { label: text.saved, value: saved },
  ];
  return (
    <div className={classes.change}>
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.figure}>
              <Quantity value={value} unit={text.kg} exact={`${exact(value)} ${text.kg}`} size="md" />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.shares}>
        {saved < 0 ? text.heavier : text.shares(percent(shareOfDelivery), percent(shareOfCampaign))}
      </p>
    </div>
  );
}
