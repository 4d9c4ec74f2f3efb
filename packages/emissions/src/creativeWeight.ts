import { type DeliveryInput, deliveryInput } from './rows/deliveryRow.ts';
import { type DeliveryEmissions, deliveryEmissions } from './stages/delivery.ts';
import type { StageOptions } from './stages/grid.ts';

const bytesPerMegabyte = 1_000_000;

/** The payload of a delivery row, in MB, for a creative that is one file of this many bytes. */
export const payloadOf = (bytes: number): number => bytes / bytesPerMegabyte;

/**
 * Whether a row can take a creative's size as its payload: at level 2 the row is about a video, and at level
 * 3 its payload was measured including everything around the creative.
 */
export const takesWeight = ({ level, placement_type }: DeliveryInput): boolean =>
  (level === 0 || level === 1) && placement_type === 'display';

/** The row with this weight as its payload. A row of level 0, which has none, becomes one of level 1. */
export const withWeight = <Row extends DeliveryInput>(
  row: Row,
  bytes: number,
): Row & { level: 1; payload: number } => ({ ...deliveryInput(row), level: 1, payload: payloadOf(bytes) });

/** Emissions of other rows, in kg CO2e: those of Delivery without the creative, and the other stages. */
export interface OtherEmissions {
  delivery: number;
  campaign: number;
}

/** What a lighter creative changes. Emissions are in kg CO2e. */
export interface WeightChange {
  before: number;
  after: number;
  /** Negative if the new file is heavier. */
  saved: number;
  /** The saving as a share of Delivery, and of the whole campaign, with the previous file. */
  shareOfDelivery: number;
  shareOfCampaign: number;
  /** Each row with both weights, with the trace of every figure. */
  rows: { before: DeliveryEmissions; after: DeliveryEmissions }[];
}

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/**
 * The emissions of the rows that deliver a creative, with one weight of its file and with another. The model's overhead of
 * an impression is in both: a creative of half the bytes is not half the emissions.
 * @param bytes size of the file before and after
 * @param others what else Delivery and the campaign emit
 * @throws {EmissionsError} if a row is invalid
 */
export function weightChange(
  rows: readonly DeliveryInput[],
  bytes: { before: number; after: number },
  others: OtherEmissions = { delivery: 0, campaign: 0 },
  options: StageOptions = {},
): WeightChange {
  const both = rows.map((row) => ({
    before: deliveryEmissions(withWeight(row, bytes.before), options),
    after: deliveryEmissions(withWeight(row, bytes.after), options),
  }));
  const sum = (side: 'before' | 'after') => both.reduce((total, row) => total + row[side].total_emissions, 0);
  const [before, after] = [sum('before'), sum('after')];
  const saved = before - after;
  return {
    before,
    after,
    saved,
    shareOfDelivery: share(saved, before + others.delivery),
    shareOfCampaign: share(saved, before + others.delivery + others.campaign),
    rows: both,
  };
}
