import type { Stage } from '@leaf/emissions';
import type { StageSeries } from './emissionsSeries.ts';

/** What the bars measure: kilograms, shares of the stage, or grams per 1000 impressions. */
export const chartScales = ['absolute', 'share', 'intensity'] as const;
export type ChartScale = (typeof chartScales)[number];

/** The height of a stage's bar on a scale; null if the stage has no such figure. */
export function barValue(
  { stage, total }: StageSeries,
  scale: ChartScale,
  intensities: Record<Stage, number | null>,
): number | null {
  if (scale === 'intensity') return intensities[stage];
  if (scale === 'share') return total > 0 ? 1 : 0;
  return total;
}
