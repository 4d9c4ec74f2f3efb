import { BarChart } from '@mantine/charts';
import { useContext } from 'react';
import { getNiceTickValues } from 'recharts';
import { useFormat } from '../../../format/useFormat.ts';
import { barValue } from './chartValues.ts';
import { DrawingContext } from './drawingContext.ts';
import classes from './EmissionsChart.module.css';
import { EmissionsKey, keyHeight } from './EmissionsKey.tsx';
import type { StageSeries } from './emissionsSeries.ts';
import { Hatches } from './Hatches.tsx';
import { StageColumn } from './StageColumn.tsx';
import { StageTick } from './StageTick.tsx';
import { SvgUnit } from './SvgUnit.tsx';

// The caption of the axis stands above the figure of a bar as high as the plot.
const top = 60;
const plotHeight = 360;
export const columnsHeight = plotHeight + keyHeight(false);

/** The marks of the axis, which recharts chooses. */
const marks = 5;

/** What recharts passes to a bar shape. */
type BarBox = { x: number; y: number; width: number; height: number; payload?: StageSeries };

type ColumnsDrawingProps = { series: readonly StageSeries[]; width: number };

/** Vertical bars with an axis, for containers wide enough for the names of the parts. */
export function ColumnsDrawing({ series, width }: ColumnsDrawingProps) {
  const { id, text, scale, intensities } = useContext(DrawingContext);
  const format = useFormat();
  const axisWords = { absolute: text.unit, share: text.axisShare, intensity: text.axisIntensity };
  const heightOf = (one: StageSeries) => barValue(one, scale, intensities) ?? 0;
  const hasBar = (one: StageSeries) => heightOf(one) > 0;
  const mark = (value: number) => (scale === 'share' ? format.percent(value) : format.exact(value));
  const most = Math.max(...series.map(heightOf));
  const longest = Math.max(...getNiceTickValues([0, most], marks).map((value) => mark(value).length));
  const axis = Math.max(56, 10 + 6.5 * longest);
  return (
    <BarChart
      // Not `w` and `h`: those become rem and would outgrow the measured container when the reader enlarges
      // text.
      style={{ width, height: columnsHeight }}
      data={series.map((one) => ({ ...one, bar: heightOf(one) }))}
      dataKey="stage"
      // One bar per stage, which draws its own components: separate series take many times longer.
      series={[{ name: 'bar', color: '' }]}
      barProps={{
        shape: ({ payload, x, y, width, height }: BarBox) =>
          payload && hasBar(payload) ? (
            <StageColumn series={payload} box={{ x, y, width, height }} top={top} />
          ) : (
            <g />
          ),
      }}
      barChartProps={{
        margin: { top, right: 0, bottom: keyHeight(false), left: 0 },
        barCategoryGap: 0,
      }}
      accessibilityLayer={false}
      withTooltip={false}
      tickLine="none"
      gridProps={{ stroke: 'var(--leaf-border)', strokeDasharray: 'none' }}
      xAxisProps={{
        axisLine: { stroke: 'var(--leaf-border-strong)' },
        tick: <StageTick series={series} hasBar={hasBar} band={(width - axis) / series.length} />,
        height: 28,
        interval: 0,
      }}
      yAxisProps={{
        width: axis,
        // Shows every tick: they always fit, and checking that is slow.
        interval: 0,
        domain: scale === 'share' ? [0, 1] : undefined,
        tickCount: marks,
        tickFormatter: mark,
        tick: { fill: 'var(--leaf-dimmed)', fontSize: 12 },
      }}
    >
      <Hatches id={id} stages={series.map(({ stage }) => stage)} />
      <text x={0} y={12} className={classes.note}>
        <SvgUnit>{axisWords[scale]}</SvgUnit>
      </text>
      <g transform={`translate(${axis}, 0)`}>
        <EmissionsKey y={plotHeight + 12} narrow={false} />
      </g>
    </BarChart>
  );
}
