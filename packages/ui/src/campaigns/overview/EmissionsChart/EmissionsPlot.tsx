import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import classes from './EmissionsChart.module.css';
import { drawingHeight, EmissionsDrawing } from './EmissionsDrawing.tsx';
import { EmissionsTooltip } from './EmissionsTooltip.tsx';
import type { StageSeries } from './emissionsSeries.ts';
import { componentName, type EmissionsChartLabels } from './labels.ts';
import { moveSegment, visibleBars } from './moveSegment.ts';
import { type Plot, PlotContext, type Spot } from './plotContext.ts';

type EmissionsPlotProps = { series: readonly StageSeries[]; text: EmissionsChartLabels };

/** The drawing with a single tab stop, arrow keys between segments, and a tooltip for the current one. */
export function EmissionsPlot({ series, text }: EmissionsPlotProps) {
  const format = useFormat();
  const { ref: measured, width } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(measured, frame);
  const [spot, setSpot] = useState<Spot>();
  // The one segment in the tab order; arrow keys move it.
  const [tabStop, setTabStop] = useState<string>();
  const bars = visibleBars(series);

  const plot: Plot = {
    reachable: bars.flat().some(({ key }) => key === tabStop) ? tabStop : bars[0]?.[0]?.key,
    nameOf: (component) =>
      text.segment(text[component.stage], componentName(text, component), format.kg(component.value)),
    onPointed: setSpot,
    onFocused: (next) => {
      setTabStop(next.component.key);
      setSpot(next);
    },
    onBlurred: () => setSpot(undefined),
    onKey: ({ key: from }, key) => {
      if (key === 'Escape') setSpot(undefined);
      const to = moveSegment(bars, from, key);
      if (to === undefined) return false;
      frame.current?.querySelector<SVGElement>(`[data-segment="${to}"]`)?.focus();
      return true;
    },
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer leaving only puts the tooltip away
    <div
      ref={ref}
      className={classes.plot}
      style={{ minHeight: drawingHeight(width) }}
      onMouseLeave={() => setSpot(undefined)}
    >
      {width > 0 && (
        <PlotContext value={plot}>
          <EmissionsDrawing series={series} text={text} width={width} />
        </PlotContext>
      )}
      {spot && (
        <EmissionsTooltip
          text={text}
          spot={spot}
          width={width}
          stageTotal={series.find(({ stage }) => stage === spot.component.stage)?.total ?? 0}
        />
      )}
    </div>
  );
}
