import {
  type ComponentKind,
  type ComponentRow,
  ofEachStage,
  type Stage,
  type StageParts,
  stageComponents,
  stages,
} from '@leaf/emissions';
import { sumOf } from '../../../sumOf.ts';
import type { StageRow } from '../../../types.ts';

/** The rows of one campaign. */
export type CampaignRows = { [S in Stage]: readonly StageRow[S][] };

/** One segment of a stage's bar. */
export type EmissionComponent = {
  /** Unique across all stages. */
  key: string;
  stage: Stage;
  /** The source of the emissions, such as `cdn`; its two kinds share a colour. */
  part: StageParts[Stage];
  /** Electricity is the use phase. Storage factors do not separate the two: `whole`. */
  kind: ComponentKind;
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

type RowsOf = { [S in Stage]: readonly ComponentRow[S][] };

const components = <S extends Stage>(stage: S, rows: RowsOf): EmissionComponent[] =>
  stageComponents(stage, rows[stage]).map(({ part, kind, value }) => ({
    key: `${stage}.${part}.${kind}`,
    stage,
    part,
    kind,
    value,
  }));

/** The four bars, in order, with every component even if it is 0. */
export function emissionsSeries(rows: CampaignRows): StageSeries[] {
  const totals = stageTotals(rows);
  return stages.map((stage) => ({ stage, total: totals[stage], components: components(stage, rows) }));
}

/** kg CO2e of each stage: the sum of its rows' totals. */
export function stageTotals(rows: CampaignRows): Record<Stage, number> {
  return ofEachStage((stage) =>
    sumOf<{ total_emissions: number }>(rows[stage], (row) => row.total_emissions),
  );
}

/** kg CO2e of all stages. */
export function grandTotal(totals: Record<Stage, number>): number {
  return sumOf(stages, (stage) => totals[stage]);
}

/** Grams of CO2e per 1000 impressions of some rows, over their own impressions; null without impressions. */
export function stageIntensity(
  rows: readonly { impressions?: number; total_emissions: number }[],
): number | null {
  const impressions = sumOf(rows, (row) => row.impressions ?? 0);
  return impressions > 0 ? (sumOf(rows, (row) => row.total_emissions) / impressions) * 1e6 : null;
}

/** Grams of CO2e per 1000 impressions for each stage, using that stage's own impressions. Storage has none. */
export function stageIntensities(rows: CampaignRows): Record<Stage, number | null> {
  return ofEachStage((stage) => stageIntensity(rows[stage]));
}

/**
 * Grams of CO2e per 1000 impressions of a campaign: the average emissions of an impression in each stage that
 * counts impressions, added up. Each stage uses its own impressions, so this is not the total divided by a
 * number; storage is excluded. Null if no stage has impressions.
 */
export function campaignIntensity(intensities: Record<Stage, number | null>): number | null {
  const known = stages.map((stage) => intensities[stage]).filter((value) => value !== null);
  return known.length > 0 ? sumOf(known, (value) => value) : null;
}

/** The stages that `campaignIntensity` includes, and those it excludes. */
export function intensityStages(intensities: Record<Stage, number | null>): {
  within: Stage[];
  without: Stage[];
} {
  return {
    within: stages.filter((stage) => intensities[stage] !== null),
    without: stages.filter((stage) => intensities[stage] === null),
  };
}
