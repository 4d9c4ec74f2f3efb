import { BarChart } from '@mantine/charts';
import { memo, useId } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { EmissionsBar } from './EmissionsBar.tsx';
import classes from './EmissionsChart.module.css';
import { EmissionsLegend, legendHeight } from './EmissionsLegend.tsx';
import type { StageSeries } from './emissionsSeries.ts';
import { Hatches } from './Hatches.tsx';
import type { EmissionsChartLabels } from './labels.ts';
import type { SegmentBox } from './plotContext.ts';
import { StageTick } from './StageTick.tsx';

const plotHeight = 300;
const narrowBelow = 520;

/** Height of the drawing at a given width, both in pixels: a narrow one has a taller legend. */
export const drawingHeight = (width: number) => plotHeight + legendHeight(width < narrowBelow);

type EmissionsDrawingProps = { series: readonly StageSeries[]; text: EmissionsChartLabels; width: number };

/** Axes, bars and legend. Not re-rendered while the focus moves within it. */
export const EmissionsDrawing = memo(function EmissionsDrawing({
  series,
  text,
  width,
}: EmissionsDrawingProps) {
  const format = useFormat();
  const id = useId();
  const narrow = width < narrowBelow;
  const bar = ({ payload, ...box }: SegmentBox & { payload?: StageSeries }) => (
    <EmissionsBar id={id} components={payload?.components ?? []} box={box} />
  );
  return (
    <BarChart
      h={drawingHeight(width)}
      w={width}
      data={series.map((one) => ({ ...one, name: text[one.stage] }))}
      dataKey="name"
      // One bar per stage, which draws its own components: separate series take many times as long.
      series={[{ name: 'total', color: '' }]}
      barProps={{ shape: bar }}
      maxBarWidth={96}
      barChartProps={{
        margin: { top: 24, right: 0, bottom: legendHeight(narrow), left: 0 },
        barCategoryGap: narrow ? '20%' : '30%',
      }}
      accessibilityLayer={false}
      withTooltip={false}
      tickLine="none"
      gridProps={{ stroke: 'var(--leaf-border)', strokeDasharray: 'none' }}
      xAxisProps={{
        axisLine: { stroke: 'var(--leaf-border-strong)' },
        tick: <StageTick staggered={narrow} />,
        height: narrow ? 44 : 30,
        interval: 0,
      }}
      yAxisProps={{
        width: 'auto',
        // Shows every tick: they fit, and checking whether they do is slow.
        interval: 0,
        tickFormatter: (value: number) => format.number(value),
        tick: { fill: 'var(--leaf-dimmed)', fontSize: 12 },
      }}
    >
      <Hatches id={id} series={series} />
      <text x={0} y={10} className={classes.axisUnit}>
        {text.unit}
      </text>
      <EmissionsLegend id={id} series={series} text={text} narrow={narrow} top={plotHeight} />
    </BarChart>
  );
});
