import { memo } from 'react';
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
import { formatLooks } from '../imageFormats.ts';
import type { SsimPoint, SsimSeries } from '../ssimSeries.ts';
import { ChartPoint } from './ChartPoint.tsx';
import { PlotLegend } from './PlotLegend.tsx';
import { sizeTicks, ssimBounds, ssimTicks } from './ssimAxis.ts';
import type { SsimChartLabels } from './ssimChartLabels.ts';

export type SsimDrawingProps = {
  /** At least one series with at least one point. */
  series: readonly SsimSeries[];
  target?: number;
  text: SsimChartLabels;
};

const height = 320;
const axisText = { fill: 'var(--leaf-dimmed)', fontSize: 12 };

/** `undefined` if the point lies outside the axes. */
type ShapeProps = { cx?: number; cy?: number; payload?: SsimPoint };

const drawPoint = ({ cx, cy, payload }: ShapeProps) =>
  payload && cx !== undefined && cy !== undefined ? <ChartPoint point={payload} cx={cx} cy={cy} /> : <g />;

/** Axes, target line and points. Not re-rendered while the pointer and the focus move over it. */
export const SsimDrawing = memo(function SsimDrawing({ series, target, text }: SsimDrawingProps) {
  const { number, ssim } = useFormat();
  const bounds = ssimBounds(series);
  const sizes = sizeTicks(series);
  return (
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
        {series.map(({ format, points }) => (
          <Scatter
            key={format}
            name={formatLooks[format].name}
            data={points}
            isAnimationActive={false}
            line={{ stroke: chartColours.format[format], strokeWidth: 1, strokeOpacity: 0.45 }}
            shape={drawPoint}
          />
        ))}
      </ScatterChart>
    </ResponsiveContainer>
  );
});
