import { useContext } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { barValue } from './chartValues.ts';
import { DrawingContext } from './drawingContext.ts';
import type { StageSeries } from './emissionsSeries.ts';

/** The figure of a stage's bar and its caption; `short` where space is tight. */
export function useStageFigure() {
  const { text, scale, shares, intensities } = useContext(DrawingContext);
  const { kg } = useFormat();
  return (series: StageSeries): { figure: string; note: string; short?: string } => {
    const value = barValue(series, scale, intensities);
    if (scale === 'intensity') {
      const missing = series.stage === 'storage' ? text.notPerImpression : text.noImpressions;
      return value === null
        ? { figure: kg(null), note: missing }
        : { figure: text.grams(kg(value)), note: text.perThousand, short: '' };
    }
    const share = shares[series.stage];
    return { figure: text.kilograms(kg(series.total)), note: text.ofTotal(share), short: share };
  };
}
