import { BarChart } from '@mantine/charts';
import { memo, useId } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import classes from './EmissionsChart.module.css';
import { EmissionsLegend, legendHeight } from './EmissionsLegend.tsx';
import { EmissionsSegment } from './EmissionsSegment.tsx';
import type { StageSeries } from './emissionsSeries.ts';
import { Hatches } from './Hatches.tsx';
import { type EmissionsChartLabels, partColour } from './labels.ts';
import type { SegmentBox } from './plotContext.ts';
import { StageTick } from './StageTick.tsx';

const plotHeight = 300;
const narrowBelow = 520;

/** Height of the drawing at a width, both in pixels: small ones have a taller legend. */
export const drawingHeight = (width: number) => plotHeight + legendHeight(width < narrowBelow);

type EmissionsDrawingProps = { series: readonly StageSeries[]; text: EmissionsChartLabels; width: number };

/** Axes, bars and legend. Kept as it is while the focus moves within it. */
export const EmissionsDrawing = memo(function EmissionsDrawing({
  series,
  text,
  width,
}: EmissionsDrawingProps) {
  const format = useFormat();
  const id = useId();
  const narrow = width < narrowBelow;
  const components = new Map(
    series.flatMap(({ stage, components }) =>
      components.map((component) => [component.key, { stage, component }] as const),
    ),
  );
  const segment = (key: string) => {
    const drawn = components.get(key);
    return ({ x, y, width, height, payload }: SegmentBox & { payload?: { stage: string } }) =>
      !drawn || payload?.stage !== drawn.stage || drawn.component.value === 0 ? (
        <g />
      ) : (
        <EmissionsSegment
          component={drawn.component}
          box={{ x, y, width, height }}
          hatch={
            drawn.component.kind === 'embodied' ? `${id}-${drawn.stage}_${drawn.component.part}` : undefined
          }
        />
      );
  };
  return (
    <BarChart
      type="stacked"
      h={drawingHeight(width)}
      w={width}
      data={series.map(({ stage, components }) => ({
        stage,
        name: text[stage],
        ...Object.fromEntries(components.map(({ key, value }) => [key, value])),
      }))}
      dataKey="name"
      series={[...components].map(([name, { stage, component }]) => ({
        name,
        color: partColour(stage, component.part),
      }))}
      barProps={({ name }) => ({ shape: segment(name) })}
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
