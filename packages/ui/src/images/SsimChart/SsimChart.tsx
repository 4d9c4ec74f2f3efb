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
import { useLabels } from '../../labels/useLabels.ts';
import { ChartFigure } from '../../layout/ChartFigure/ChartFigure.tsx';
import { chartColours } from '../../theme/colours.ts';
import type { ImageJobResult } from '../../types.ts';
import { formatNames, type ImageFormat } from '../imageFormats.ts';
import { type SsimPoint, ssimCsv, ssimSeries } from '../ssimSeries.ts';
import { ChartPoint } from './ChartPoint.tsx';
import { movePoint } from './movePoint.ts';
import { PointMark } from './PointMark.tsx';
import { PointTooltip, type Spot } from './PointTooltip.tsx';
import classes from './SsimChart.module.css';
import { ssimBounds, ssimTicks } from './ssimAxis.ts';

export const ssimChartLabels = {
  title: 'SSIM by file size',
  format: 'Format',
  quality: 'q',
  size: 'Size',
  kb: 'KB',
  ssim: 'SSIM',
  sizeAxis: 'File size (KB)',
  target: (value: string) => `target ${value}`,
  chosen: 'Chosen',
  yes: 'Yes',
  point: (format: string, quality: number, size: string, ssim: string) =>
    `${format}, q ${quality}, ${size} KB, SSIM ${ssim}`,
  chosenPoint: (point: string) => `${point}, chosen`,
  summary: (count: number, chosen: string) =>
    `${count} measured files; up is closer to the original, left is smaller. ${chosen}`,
  chosenFile: (format: string, quality: number, size: string, ssim: string) =>
    `Chosen: ${format} at q ${quality}, ${size} KB, SSIM ${ssim}.`,
};

export type SsimChartProps = {
  result: ImageJobResult;
  /** The format shown; its chosen file is marked. */
  format?: ImageFormat;
  /** The similarity that was asked for, drawn as a line; only for modes whose target is an SSIM. */
  target?: number;
  /** Name of saved files, without ending. Default `ssim-by-size`. */
  fileName?: string;
  labels?: Partial<typeof ssimChartLabels>;
};

const pointId = ({ format, quality }: SsimPoint) => `${format}-${quality}`;

/**
 * Every file a job measured: SSIM against size in KB, one series per format. Arrow keys reach the points. Nothing is
 * drawn for a result without points.
 */
export function SsimChart({ result, format, target, fileName = 'ssim-by-size', labels }: SsimChartProps) {
  const text = useLabels('ssimChart', ssimChartLabels, labels);
  const { exact, kilobytes, number, ssim } = useFormat();
  const plot = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  // The one point that Tab reaches; arrow keys move it.
  const [tabStop, setTabStop] = useState<string>();

  const series = ssimSeries(result);
  const points = series.flatMap((one) => one.points);
  const chosen = points.find((point) => point.chosen && point.format === format);
  const first = chosen ?? points[0];
  if (!first) return null;
  const reachable = points.some((point) => pointId(point) === tabStop) ? tabStop : pointId(first);

  const words = (point: SsimPoint) =>
    [formatNames[point.format], point.quality, kilobytes(point.kb * 1000), ssim(point.ssim)] as const;
  const bounds = ssimBounds(series);

  const onKey = (point: SsimPoint, key: string) => {
    if (key === 'Escape') setSpot(undefined);
    const seriesIndex = series.findIndex((one) => one.format === point.format);
    const from = { series: seriesIndex, point: series[seriesIndex]?.points.indexOf(point) ?? 0 };
    const to = movePoint(series, from, key);
    const next = to && series[to.series]?.points[to.point];
    if (!next) return false;
    plot.current?.querySelector<SVGElement>(`[data-point="${pointId(next)}"]`)?.focus();
    return true;
  };

  return (
    <ChartFigure
      title={text.title}
      summary={text.summary(points.length, chosen ? text.chosenFile(...words(chosen)) : '')}
      fileName={fileName}
      csv={() => ssimCsv(series)}
      table={{
        columns: [
          { header: text.format },
          { header: text.quality, numeric: true },
          { header: `${text.size} (${text.kb})`, numeric: true },
          { header: text.ssim, numeric: true },
          { header: text.chosen },
        ],
        rows: points.map((point) => ({
          key: pointId(point),
          cells: [...words(point).map(String), point.chosen ? text.yes : ''],
        })),
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer leaving only puts the tooltip away */}
      <div ref={plot} className={classes.plot} onMouseLeave={() => setSpot(undefined)}>
        <ResponsiveContainer width="100%" height={320} initialDimension={{ width: 640, height: 320 }}>
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
              domain={[0, 'auto']}
              tickFormatter={(kb: number) => number(kb)}
              stroke="var(--leaf-border-strong)"
              tickLine={false}
              tick={{ fill: 'var(--leaf-dimmed)', fontSize: 12 }}
              label={{
                value: text.sizeAxis,
                position: 'insideBottom',
                offset: -16,
                fill: 'var(--leaf-dimmed)',
                fontSize: 12,
              }}
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
              tick={{ fill: 'var(--leaf-dimmed)', fontSize: 12 }}
            />
            <g aria-hidden>
              {series.map((one, index) => (
                <g key={one.format} transform={`translate(${60 + index * 80}, 14)`}>
                  <PointMark format={one.format} />
                  <text x={12} dy="0.35em" className={classes.legend}>
                    {formatNames[one.format]}
                  </text>
                </g>
              ))}
            </g>
            {target !== undefined && target >= bounds[0] && target <= bounds[1] && (
              <ReferenceLine
                y={target}
                stroke="var(--leaf-dimmed)"
                strokeDasharray="4 4"
                label={{
                  value: text.target(ssim(target)),
                  position: 'insideBottomRight',
                  fill: 'var(--leaf-dimmed)',
                  fontSize: 12,
                }}
              />
            )}
            {series.map((one) => (
              <Scatter
                key={one.format}
                name={formatNames[one.format]}
                data={one.points}
                isAnimationActive={false}
                line={{ stroke: chartColours.format[one.format], strokeWidth: 1, strokeOpacity: 0.45 }}
                shape={({ cx, cy, index }: { cx?: number; cy?: number; index: number }) => {
                  const point = one.points[index];
                  if (!point || cx === undefined || cy === undefined) return <g />;
                  const name = text.point(...words(point));
                  const marked = point === chosen;
                  return (
                    <ChartPoint
                      id={pointId(point)}
                      format={point.format}
                      cx={cx}
                      cy={cy}
                      name={marked ? text.chosenPoint(name) : name}
                      marked={marked}
                      reachable={reachable === pointId(point)}
                      onPointed={() => setSpot({ point, cx, cy })}
                      onFocused={() => {
                        setTabStop(pointId(point));
                        setSpot({ point, cx, cy });
                      }}
                      onBlurred={() => setSpot(undefined)}
                      onKey={(key) => onKey(point, key)}
                    />
                  );
                }}
              />
            ))}
          </ScatterChart>
        </ResponsiveContainer>
        {spot && (
          <PointTooltip
            spot={spot}
            rows={[
              [text.format, formatNames[spot.point.format]],
              [text.quality, String(spot.point.quality)],
              [text.size, `${kilobytes(spot.point.kb * 1000)} ${text.kb}`],
              [text.ssim, ssim(spot.point.ssim)],
            ]}
            exact={exact(spot.point.ssim)}
          />
        )}
      </div>
    </ChartFigure>
  );
}
