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
  /** kg CO2e of all stages. */
  total: number;
  intensities: Record<Stage, number | null>;
  stageHrefs?: Record<Stage, string>;
};

export const DrawingContext = createContext<Drawing>({
  id: '',
  text: emissionsChartLabels,
  scale: 'absolute',
  total: 0,
  intensities: ofEachStage(() => null),
});
