import { useRef, useState } from 'react';
import {
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormat } from '../../format/useFormat.ts';
import { chartColours } from '../../theme/colours.ts';
import { formatNames } from '../imageFormats.ts';
import type { SsimPoint, SsimSeries } from '../ssimSeries.ts';
import { ChartPoint } from './ChartPoint.tsx';
import { movePoint } from './movePoint.ts';
import { PlotLegend } from './PlotLegend.tsx';
import { PointTooltip, type Spot } from './PointTooltip.tsx';
import classes from './SsimChart.module.css';
import { sizeTicks, ssimBounds, ssimTicks } from './ssimAxis.ts';
import type { SsimChartLabels } from './ssimChartLabels.ts';

export type SsimPlotProps = {
  /** At least one series with at least one point. */
  series: readonly SsimSeries[];
  /** The point with the ring. */
  chosen?: SsimPoint;
  target?: number;
  text: SsimChartLabels;
};

const height = 320;
const axisText = { fill: 'var(--leaf-dimmed)', fontSize: 12 };
const pointId = ({ format, quality }: SsimPoint) => `${format}-${quality}`;

/** The drawing: one Tab stop, arrow keys between the points, the numbers of a point beside it. */
export function SsimPlot({ series, chosen, target, text }: SsimPlotProps) {
  const { kilobytes, number, ssim } = useFormat();
  const plot = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  // The one point that Tab reaches; arrow keys move it.
  const [tabStop, setTabStop] = useState<string>();

  const points = series.flatMap((one) => one.points);
  const first = chosen ?? points[0];
  const reachable = points.some((point) => pointId(point) === tabStop) ? tabStop : first && pointId(first);
  const bounds = ssimBounds(series);
  const sizes = sizeTicks(series);

  const onKey = (point: SsimPoint, key: string) => {
    if (key === 'Escape') setSpot(undefined);
    const index = series.findIndex((one) => one.format === point.format);
    const from = { series: index, point: series[index]?.points.indexOf(point) ?? 0 };
    const to = movePoint(series, from, key);
    const next = to && series[to.series]?.points[to.point];
    if (!next) return false;
    plot.current?.querySelector<SVGElement>(`[data-point="${pointId(next)}"]`)?.focus();
    return true;
  };

  const draw = (point: SsimPoint | undefined, cx?: number, cy?: number) => {
    if (!point || cx === undefined || cy === undefined) return <g />;
    const [name, size] = [formatNames[point.format], kilobytes(point.kb * 1000)];
    const words = text.point(name, point.quality, size, ssim(point.ssim));
    const here: Spot = {
      cx,
      cy,
      rows: [
        [text.format, name],
        [text.quality, String(point.quality)],
        [text.size, `${size} ${text.kb}`],
        [text.ssim, ssim(point.ssim)],
      ],
    };
    return (
      <ChartPoint
        id={pointId(point)}
        format={point.format}
        cx={cx}
        cy={cy}
        name={point === chosen ? text.chosenPoint(words) : words}
        marked={point === chosen}
        reachable={reachable === pointId(point)}
        onPointed={() => setSpot(here)}
        onFocused={() => {
          setTabStop(pointId(point));
          setSpot(here);
        }}
        onBlurred={() => setSpot(undefined)}
        onKey={(key) => onKey(point, key)}
      />
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer leaving only puts the tooltip away
    <div ref={plot} className={classes.plot} onMouseLeave={() => setSpot(undefined)}>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 640, height }}>
        <ScatterChart
          accessibilityLayer={false}
          role="group"
          aria-label={text.title}
          margin={{ top: 40, right: 24, bottom: 24, left: 8 }}
        >
          <CartesianGrid vertical={false} stroke="var(--leaf-border)" />
          <XAxis
            type="number"
            dataKey="kb"
            domain={[0, sizes.at(-1) ?? 0]}
            ticks={sizes}
            tickFormatter={(kb: number) => number(kb)}
            stroke="var(--leaf-border-strong)"
            tickLine={false}
            tick={axisText}
            label={{ value: text.sizeAxis, position: 'insideBottom', offset: -16, ...axisText }}
          />
          <YAxis
            type="number"
            dataKey="ssim"
            domain={bounds}
            ticks={ssimTicks(bounds)}
            tickFormatter={(value: number) => number(value, { decimals: 2 })}
            axisLine={false}
            tickLine={false}
            width={44}
            tick={axisText}
          />
          <PlotLegend formats={series.map(({ format }) => format)} />
          {target !== undefined && target >= bounds[0] && target <= bounds[1] && (
            <ReferenceLine
              y={target}
              stroke="var(--leaf-dimmed)"
              strokeDasharray="4 4"
              label={{ value: text.target(ssim(target)), position: 'insideBottomRight', ...axisText }}
            />
          )}
          {series.map((one) => (
            <Scatter
              key={one.format}
              name={formatNames[one.format]}
              data={one.points}
              isAnimationActive={false}
              line={{ stroke: chartColours.format[one.format], strokeWidth: 1, strokeOpacity: 0.45 }}
              shape={({ cx, cy, index }: { cx?: number; cy?: number; index: number }) =>
                draw(one.points[index], cx, cy)
              }
            />
          ))}
        </ScatterChart>
      </ResponsiveContainer>
      {spot && <PointTooltip spot={spot} />}
    </div>
  );
}
