import { memo, useId } from 'react';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import { useFormat } from '../../format/useFormat.ts';
import classes from './EmissionsChart.module.css';
import { EmissionsLegend, legendHeight } from './EmissionsLegend.tsx';
import { EmissionsSegment } from './EmissionsSegment.tsx';
import type { StageSeries } from './emissionsSeries.ts';
import { Hatches } from './Hatches.tsx';
import type { EmissionsChartLabels } from './labels.ts';
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
  const data = series.map(({ stage, components }) => ({
    stage,
    name: text[stage],
    ...Object.fromEntries(components.map(({ key, value }) => [key, value])),
  }));
  return (
    <BarChart
      width={width}
      height={drawingHeight(width)}
      data={data}
      margin={{ top: 24, right: 0, bottom: legendHeight(narrow), left: 0 }}
      barCategoryGap={narrow ? '20%' : '30%'}
      accessibilityLayer={false}
    >
      <Hatches id={id} series={series} />
      <text x={0} y={10} className={classes.axisUnit}>
        {text.unit}
      </text>
      <CartesianGrid vertical={false} stroke="var(--leaf-border)" />
      <XAxis
        dataKey="name"
        tickLine={false}
        axisLine={{ stroke: 'var(--leaf-border-strong)' }}
        tick={<StageTick staggered={narrow} />}
        height={narrow ? 44 : 30}
        interval={0}
      />
      <YAxis
        width="auto"
        tickLine={false}
        axisLine={false}
        tickFormatter={(value: number) => format.number(value)}
        tick={{ fill: 'var(--leaf-dimmed)', fontSize: 12 }}
      />
      {series.flatMap(({ stage, components }) =>
        components.map((component) => (
          <Bar
            key={component.key}
            dataKey={component.key}
            stackId="stage"
            isAnimationActive={false}
            maxBarSize={96}
            shape={({ x, y, width, height, payload }: SegmentBox & { payload?: { stage: string } }) =>
              payload?.stage !== stage || component.value === 0 ? (
                <g />
              ) : (
                <EmissionsSegment
                  component={component}
                  box={{ x, y, width, height }}
                  hatch={component.kind === 'embodied' ? `${id}-${stage}_${component.part}` : undefined}
                />
              )
            }
          />
        )),
      )}
      <EmissionsLegend id={id} series={series} text={text} narrow={narrow} top={plotHeight} />
    </BarChart>
  );
});
