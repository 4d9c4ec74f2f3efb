import { type StageComponent, stageComponents } from '@leaf/emissions';
import type { Stage } from '../../../theme/colours.ts';
import type { ConsumptionRow, DeliveryRow, SelectionRow, StorageRow } from '../../../types.ts';

/** The rows of one campaign. */
export type CampaignRows = {
  storage: readonly StorageRow[];
  selection: readonly SelectionRow[];
  delivery: readonly DeliveryRow[];
  consumption: readonly ConsumptionRow[];
};

/** In the order of the cards, tabs and bars. */
export const stages = ['storage', 'selection', 'delivery', 'consumption'] as const satisfies readonly Stage[];

/** Electricity is the use-phase. Storage factors do not tell the two apart: `whole`. */
export type EmissionKind = 'whole' | 'electricity' | 'embodied';

/** One segment of a stage's bar. */
export type EmissionComponent = {
  /** Unique over all stages, e.g. `delivery.cdn_embodied`. */
  key: string;
  stage: Stage;
  /** What emits, e.g. `cdn`: its two kinds share a colour. */
  part: string;
  kind: EmissionKind;
  /** kg CO2e */
  value: number;
};

/** A stage's bar: its components add up to its card. */
export type StageSeries = {
  stage: Stage;
  /** kg CO2e, the sum of the rows' totals */
  total: number;
  components: EmissionComponent[];
};

function toComponent(stage: Stage, { key, value }: StageComponent): EmissionComponent {
  const [, part = key, phase] = /^(.+)_(usephase|embodied)$/.exec(key) ?? [];
  const kind = phase === undefined ? 'whole' : phase === 'usephase' ? 'electricity' : 'embodied';
  return { key: `${stage}.${key}`, stage, part, kind, value };
}

/** The four bars, in order, with every component even when it is 0. */
export function emissionsSeries(rows: CampaignRows): StageSeries[] {
  const totals = stageTotals(rows);
  const components: Record<Stage, StageComponent[]> = {
    storage: stageComponents('storage', rows.storage),
    selection: stageComponents('selection', rows.selection),
    delivery: stageComponents('delivery', rows.delivery),
    consumption: stageComponents('consumption', rows.consumption),
  };
  return stages.map((stage) => ({
    stage,
    total: totals[stage],
    components: components[stage].map((component) => toComponent(stage, component)),
  }));
}

const sumOf = <Item>(items: readonly Item[], read: (item: Item) => number) =>
  items.reduce((sum, item) => sum + read(item), 0);

/** kg CO2e of each stage: the sum of its rows' totals. */
export function stageTotals(rows: CampaignRows): Record<Stage, number> {
  const of = (list: readonly { total_emissions: number }[]) => sumOf(list, (row) => row.total_emissions);
  return {
    storage: of(rows.storage),
    selection: of(rows.selection),
    delivery: of(rows.delivery),
    consumption: of(rows.consumption),
  };
}

/** kg CO2e of all stages. */
export function grandTotal(totals: Record<Stage, number>): number {
  return sumOf(stages, (stage) => totals[stage]);
}

/**
 * Grams of CO2e for 1000 impressions of each stage, over that stage's own impressions; null without impressions.
 * Storage has none.
 */
export function stageIntensities(rows: CampaignRows): Record<Stage, number | null> {
  const of = (list: readonly { impressions: number; total_emissions: number }[]) => {
    const impressions = sumOf(list, (row) => row.impressions);
    return impressions > 0 ? (sumOf(list, (row) => row.total_emissions) / impressions) * 1e6 : null;
  };
  return {
    storage: null,
    selection: of(rows.selection),
    delivery: of(rows.delivery),
    consumption: of(rows.consumption),
  };
}

/** The sum of the stages' intensities; null when no stage has impressions. */
export function campaignIntensity(intensities: Record<Stage, number | null>): number | null {
  const known = stages.map((stage) => intensities[stage]).filter((value) => value !== null);
  return known.length > 0 ? sumOf(known, (value) => value) : null;
}
