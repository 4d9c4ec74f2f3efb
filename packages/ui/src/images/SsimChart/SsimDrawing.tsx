import { CartesianGrid, Scatter, ScatterChart, XAxis, YAxis } from 'recharts';
import { useFormat } from '../../format/useFormat.ts';
import { formatNames } from '../imageFormats.ts';
import type { SsimPoint, SsimSeries } from '../ssimSeries.ts';
import { ChartLabels } from './ChartLabels.tsx';
import { ChartPoint } from './ChartPoint.tsx';
import { alongLine } from './placeLabel.ts';
import classes from './SsimChart.module.css';
import { sizeTicks } from './ssimAxis.ts';
import type { SsimChartLabels } from './ssimChartLabels.ts';
import { ssimAxis, ssimHeight } from './ssimScale.ts';

export type SsimDrawingProps = {
  /** At least one series with at least one point. */
  series: readonly SsimSeries[];
  /** The points that no other beats, smallest first. */
  frontier: readonly SsimPoint[];
  target?: number;
  originalKb?: number;
  text: SsimChartLabels;
  width: number;
};

const widest = 1200;

/** The height for a width, both in pixels: 16:9, with a minimum. */
export const ssimHeightAt = (width: number) => Math.round(Math.max(280, (Math.min(width, widest) * 9) / 16));

const axisText = { fill: 'var(--leaf-dimmed)', fontSize: 12 };
/** Above the axes, the ring of a file without any loss has room below the size of the original. */
const around = { top: 44, bottom: 24, left: 4 };
/** The line on which that size stands. */
const originalLine = 28;
/** The width from which the name of the axis has room for its explanation. */
const roomForName = 480;
const axisWidth = 44;
const axisHeight = 30;

/** `undefined` if the point lies outside the axes. */
type ShapeProps = { cx?: number; cy?: number; payload?: SsimPoint };

/** Axes, target, original and points. */
export function SsimDrawing({ series, frontier, target, originalKb, text, width }: SsimDrawingProps) {
  const { number, kilobytes, ssim } = useFormat();
  const height = ssimHeightAt(width);
  const axis = ssimAxis(series, target);
  const [bottom, top] = [ssimHeight(axis.low), ssimHeight(axis.high)];
  const sizes = sizeTicks(series, originalKb);
  const most = sizes.at(-1) ?? 0;
  const left = around.left + axisWidth;
  // Room for the name of the series that extends furthest to the right.
  const largest = Math.max(...series.flatMap(({ points }) => points.map(({ kb }) => kb)));
  const right = Math.max(16, 64 - (1 - largest / most) * (width - left - 16));
  const onAxis = originalKb !== undefined && originalKb <= most;
  const margin = { ...around, right };
  const across = width - left - margin.right;
  const down = height - margin.top - margin.bottom - axisHeight;
  const xOf = (kb: number) => left + (kb / most) * across;
  const yOf = (value: number) => margin.top + ((top - ssimHeight(value)) / (top - bottom)) * down;
  const originalX = onAxis ? xOf(originalKb) : undefined;
  const point = ({ cx, cy, payload }: ShapeProps) =>
    payload && cx !== undefined && cy !== undefined ? (
      <ChartPoint
        point={payload}
        beaten={!frontier.includes(payload)}
        cx={cx}
        cy={cy}
        originalX={originalX}
      />
    ) : (
      <g />
    );
  // Steps, because up to the next file's size this one is the best there is.
  const steps = frontier.flatMap(({ kb, ssim: value }, index) => {
    const before = frontier[index - 1];
    const corner = { x: xOf(kb), y: yOf(value) };
    return before ? [{ x: corner.x, y: yOf(before.ssim) }, corner] : [corner];
  });
  const frame = { x: left, y: margin.top - 4, width: width - left, height: down };
  const ruleBox = originalX !== undefined && { x: originalX - 2, y: margin.top, width: 4, height: down };
  return (
    <ScatterChart
      width={width}
      height={height}
      accessibilityLayer={false}
      role="group"
      aria-label={text.title}
      margin={margin}
    >
      {target !== undefined && (
        <rect
          x={left}
          y={margin.top}
          width={across}
          height={Math.max(0, yOf(target) - margin.top)}
          className={classes.band}
        />
      )}
      <CartesianGrid vertical={false} stroke="var(--leaf-border)" />
      <XAxis
        type="number"
        dataKey="kb"
        domain={[0, most]}
        ticks={sizes}
        height={axisHeight}
        tickFormatter={(kb: number) => number(kb)}
        stroke="var(--leaf-border-strong)"
        tickLine={false}
        tick={axisText}
        label={{ value: text.sizeAxis, position: 'insideBottom', offset: -16, ...axisText }}
      />
      <YAxis
        type="number"
        dataKey={({ ssim: value }: SsimPoint) => ssimHeight(value)}
        domain={[bottom, top]}
        ticks={axis.ticks.map(ssimHeight)}
        tickFormatter={(_, index: number) => ssim(axis.ticks[index] ?? null)}
        interval={0}
        axisLine={false}
        tickLine={false}
        width={axisWidth}
        tick={axisText}
      />
      <text x={0} y={14} className={classes.axis}>
        {width < roomForName ? text.ssim : text.ssimAxis}
      </text>
      {originalX !== undefined && <path d={`M${originalX},${margin.top}v${down}`} className={classes.rule} />}
      {originalKb !== undefined && (
        <text
          x={originalX === undefined ? width : Math.min(originalX, width - 56)}
          y={originalLine}
          textAnchor={originalX === undefined ? 'end' : 'middle'}
          className={classes.original}
        >
          {(onAxis ? text.original : text.originalBeyond)(kilobytes(originalKb * 1000))}
        </text>
      )}
      {frontier.length > 1 && (
        <path d={`M${steps.map(({ x, y }) => `${x},${y}`).join('L')}`} className={classes.frontier} />
      )}
      {series.map(({ format, points }) => (
        <Scatter
          key={format}
          name={formatNames[format]}
          data={points}
          isAnimationActive={false}
          shape={point}
        />
      ))}
      <ChartLabels
        series={series}
        placeOf={(point) => ({ x: xOf(point.kb), y: yOf(point.ssim) })}
        frame={frame}
        taken={[...alongLine(steps), ...(ruleBox ? [ruleBox] : [])]}
        target={target === undefined ? undefined : { words: text.target(ssim(target)), y: yOf(target) }}
        originalX={originalX}
      />
    </ScatterChart>
  );
}
