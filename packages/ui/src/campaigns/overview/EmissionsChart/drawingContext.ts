import { ofEachStage, type Stage } from '@leaf/emissions';
import { createContext } from 'react';
import type { ChartScale } from './chartValues.ts';
import { type EmissionsChartLabels, emissionsChartLabels } from './labels.ts';

/** The context of every part of the drawing. */
export type Drawing = {
  /** Id prefix of the patterns. */
  id: string;
  text: EmissionsChartLabels;
  scale: ChartScale;
  /** Each stage's share of the total, as it is written. */
  shares: Record<Stage, string>;
  intensities: Record<Stage, number | null>;
  stageHrefs?: Record<Stage, string>;
};

export const DrawingContext = createContext<Drawing>({
  id: '',
  text: emissionsChartLabels,
  scale: 'absolute',
  shares: ofEachStage(() => ''),
  intensities: ofEachStage(() => null),
});
