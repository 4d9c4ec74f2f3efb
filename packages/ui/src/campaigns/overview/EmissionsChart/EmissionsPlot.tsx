import { ofEachStage, type Stage } from '@leaf/emissions';
import { useId } from 'react';
import { percents } from '../../../format/format.ts';
import { Unit } from '../../../format/Unit/Unit.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { PlotFrame } from '../../../layout/PlotFrame/PlotFrame.tsx';
import { ColumnsDrawing, columnsHeight } from './ColumnsDrawing.tsx';
import type { ChartScale } from './chartValues.ts';
import { type Drawing, DrawingContext } from './drawingContext.ts';
import classes from './EmissionsChart.module.css';
import type { StageSeries } from './emissionsSeries.ts';
import { componentName, type EmissionsChartLabels } from './labels.ts';
import { moveSegment, visibleBars } from './moveSegment.ts';
import { RowsDrawing, rowsHeight } from './RowsDrawing.tsx';

/** Narrower containers have horizontal bars. */
const lyingBelow = 960;

type EmissionsPlotProps = {
  series: readonly StageSeries[];
  text: EmissionsChartLabels;
  scale: ChartScale;
  intensities: Record<Stage, number | null>;
  stageHrefs?: Record<Stage, string>;
  onStage?: (stage: Stage, frame: Element | null) => void;
};

/** The drawing with a single tab stop, arrow keys between segments, and a tooltip for the current one. */
export function EmissionsPlot({ series, text, scale, intensities, stageHrefs, onStage }: EmissionsPlotProps) {
  const format = useFormat();
  const id = useId();
  const bars = visibleBars(series);
  const components = bars.flat();
  const find = (key: string) => components.find((component) => component.key === key);
  const written = percents(
    series.map(({ total }) => total),
    format,
  );
  const shares = ofEachStage((stage) => written[series.findIndex((own) => own.stage === stage)] ?? '');
  const drawing: Drawing = { id, text, scale, shares, intensities, stageHrefs };
  return (
    <PlotFrame
      ids={components.map(({ key }) => key)}
      move={(from, key, width) => moveSegment(bars, from, key, width < lyingBelow)}
      heightAt={(width) => (width < lyingBelow ? rowsHeight(series, width) : columnsHeight)}
      onChosen={
        onStage &&
        ((key, frame) => {
          const chosen = find(key);
          if (chosen) onStage(chosen.stage, frame);
        })
      }
      tooltip={(key) => {
        const component = find(key);
        if (!component) return null;
        const bar = bars.find((parts) => parts.includes(component)) ?? [];
        const share =
          percents(
            bar.map(({ value }) => value),
            format,
          )[bar.indexOf(component)] ?? '';
        return (
          <>
            <div>{componentName(text, component)}</div>
            <div className={classes.figure}>
              {format.kg(component.value)} <Unit>{text.unit}</Unit>
            </div>
            <div className={classes.part}>{text.shareOfStage(share, text[component.stage])}</div>
          </>
        );
      }}
    >
      {(width) => (
        <DrawingContext value={drawing}>
          {width < lyingBelow ? (
            <RowsDrawing series={series} width={width} />
          ) : (
            <ColumnsDrawing series={series} width={width} />
          )}
        </DrawingContext>
      )}
    </PlotFrame>
  );
}
