import { weightChange } from '@leaf/emissions';
import type { DeliveryRow } from '../../campaigns/delivery/DeliveryForm/deliveryRow.ts';
import { useFormat } from '../../format/useFormat.ts';
import { sumOf } from '../../sumOf.ts';
import { WeightFigures } from './WeightFigures.tsx';
import type { WeightBridgeLabels } from './weightBridgeLabels.ts';

type CampaignWeightProps = {
  name: string;
  bytes: { before: number; after: number };
  /** The rows that show the picture. */
  picked: readonly DeliveryRow[];
  /** All delivery rows of the campaign. */
  rows: readonly DeliveryRow[];
  campaignTotal: number;
  text: WeightBridgeLabels;
};

const totalOf = (rows: readonly DeliveryRow[]) => sumOf(rows, (row) => row.total_emissions);

/** The saving in rows of a campaign, as a share of Delivery and of the campaign. */
export function CampaignWeight({ name, bytes, picked, rows, campaignTotal, text }: CampaignWeightProps) {
  const { percent } = useFormat();
  const delivery = totalOf(rows);
  const change = weightChange(picked, bytes, {
    delivery: Math.max(0, delivery - totalOf(picked)),
    campaign: Math.max(0, campaignTotal - delivery),
  });
  const { saved, shareOfDelivery, shareOfCampaign } = change;
  const note = saved < 0 ? '' : text.shares(percent(shareOfDelivery), percent(shareOfCampaign));
  return <WeightFigures name={name} change={change} note={note} text={text} />;
}
