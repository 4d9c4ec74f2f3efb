import { useFormat } from '../../format/useFormat.ts';
import { PlotFrame } from '../../layout/PlotFrame/PlotFrame.tsx';
import { formatNames } from '../imageFormats.ts';
import type { SsimPoint, SsimSeries } from '../ssimSeries.ts';
import { movePoint } from './movePoint.ts';
import { PointContext, type PointWords, pointId } from './plotContext.ts';
import classes from './SsimChart.module.css';
import { SsimDrawing, ssimHeightAt } from './SsimDrawing.tsx';
import type { SsimChartLabels } from './ssimChartLabels.ts';

export type SsimPlotProps = {
  /** At least one series with at least one point. */
  series: readonly SsimSeries[];
  /** The points that no other beats, smallest first. */
  frontier: readonly SsimPoint[];
  /** The point with the ring. */
  chosen?: SsimPoint;
  target?: number;
  originalKb?: number;
  onPointSelect?: (point: SsimPoint) => void;
  text: SsimChartLabels;
};

/** The drawing with a single tab stop, arrow keys between points, and a tooltip for the current one. */
export function SsimPlot({
  series,
  frontier,
  chosen,
  target,
  originalKb,
  onPointSelect,
  text,
}: SsimPlotProps) {
  const { kilobytes, percent, ssim } = useFormat();
  const points = series.flatMap((one) => one.points);
  const find = (id: string) => points.find((point) => pointId(point) === id);
  const size = (point: SsimPoint) => kilobytes(point.kb * 1000);

  const words: PointWords = {
    chosen,
    nameOf: (point) => {
      const name = text.point(formatNames[point.format], point.quality, size(point), ssim(point.ssim));
      return point === chosen ? text.chosenPoint(name) : name;
    },
    labelOf: (point) => {
      const saved = originalKb ? 1 - point.kb / originalKb : undefined;
      const compared =
        saved === undefined ? '' : saved >= 0 ? text.smaller(percent(saved)) : text.larger(percent(-saved));
      return text.chosenLabel(formatNames[point.format], point.quality, size(point), compared);
    },
  };

  return (
    <PointContext value={words}>
      <PlotFrame
        ids={points.map(pointId)}
        start={chosen && pointId(chosen)}
        move={(id, key) => {
          const point = find(id);
          const index = series.findIndex(({ format }) => format === point?.format);
          const at = point ? (series[index]?.points.indexOf(point) ?? 0) : 0;
          const to = movePoint(series, { series: index, point: at }, key);
          const next = to && series[to.series]?.points[to.point];
          return next && pointId(next);
        }}
        onChosen={
          onPointSelect &&
          ((id) => {
            const point = find(id);
            if (point) onPointSelect(point);
          })
        }
        heightAt={ssimHeightAt}
        tooltip={(id) => {
          const point = find(id);
          if (!point) return null;
          const rows = [
            [text.format, formatNames[point.format]],
            [text.quality, String(point.quality)],
            [text.size, `${size(point)} ${text.kb}`],
            [text.ssim, ssim(point.ssim)],
          ];
          return (
            <dl className={classes.rows}>
              {rows.map(([label, value]) => (
                <div key={label} className={classes.row}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          );
        }}
      >
        {(width) => (
          <SsimDrawing
            series={series}
            frontier={frontier}
            target={target}
            originalKb={originalKb}
            text={text}
            width={width}
          />
        )}
      </PlotFrame>
    </PointContext>
  );
}
