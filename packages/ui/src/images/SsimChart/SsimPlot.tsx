import { useRef, useState } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import { formatLooks } from '../imageFormats.ts';
import type { SsimPoint, SsimSeries } from '../ssimSeries.ts';
import { movePoint } from './movePoint.ts';
import { PointTooltip } from './PointTooltip.tsx';
import { type Plot, PlotContext, pointId, type Spot } from './plotContext.ts';
import classes from './SsimChart.module.css';
import { SsimDrawing } from './SsimDrawing.tsx';
import type { SsimChartLabels } from './ssimChartLabels.ts';

export type SsimPlotProps = {
  /** At least one series with at least one point. */
  series: readonly SsimSeries[];
  /** The point with the ring. */
  chosen?: SsimPoint;
  target?: number;
  text: SsimChartLabels;
};

/** The drawing with a single tab stop, arrow keys between points, and a tooltip for the current one. */
export function SsimPlot({ series, chosen, target, text }: SsimPlotProps) {
  const { kilobytes, ssim } = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  // The one point in the tab order; arrow keys move it.
  const [tabStop, setTabStop] = useState<string>();

  const points = series.flatMap((one) => one.points);
  const first = chosen ?? points[0];
  const size = (point: SsimPoint) => kilobytes(point.kb * 1000);

  const plot: Plot = {
    chosen,
    reachable: points.some((point) => pointId(point) === tabStop) ? tabStop : first && pointId(first),
    nameOf: (point) => {
      const words = text.point(formatLooks[point.format].name, point.quality, size(point), ssim(point.ssim));
      return point === chosen ? text.chosenPoint(words) : words;
    },
    onPointed: setSpot,
    onFocused: (next) => {
      setTabStop(pointId(next.point));
      setSpot(next);
    },
    onBlurred: () => setSpot(undefined),
    onKey: (point, key) => {
      if (key === 'Escape') setSpot(undefined);
      const index = series.findIndex(({ format }) => format === point.format);
      const from = { series: index, point: series[index]?.points.indexOf(point) ?? 0 };
      const to = movePoint(series, from, key);
      const next = to && series[to.series]?.points[to.point];
      if (!next) return false;
      frame.current?.querySelector<SVGElement>(`[data-point="${pointId(next)}"]`)?.focus();
      return true;
    },
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer leaving only puts the tooltip away
    <div ref={frame} className={classes.plot} onMouseLeave={() => setSpot(undefined)}>
      <PlotContext value={plot}>
        <SsimDrawing series={series} target={target} text={text} />
      </PlotContext>
      {spot && (
        <PointTooltip
          cx={spot.cx}
          cy={spot.cy}
          rows={[
            [text.format, formatLooks[spot.point.format].name],
            [text.quality, String(spot.point.quality)],
            [text.size, `${size(spot.point)} ${text.kb}`],
            [text.ssim, ssim(spot.point.ssim)],
          ]}
        />
      )}
    </div>
  );
}
