import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import { ChartFigure } from '../../layout/ChartFigure/ChartFigure.tsx';
import classes from './EmissionsChart.module.css';
import { EmissionsLegend, legendHeight } from './EmissionsLegend.tsx';
import { EmissionsSegment, type SegmentBox } from './EmissionsSegment.tsx';
import { EmissionsTooltip } from './EmissionsTooltip.tsx';
import { emissionsCsv } from './emissionsCsv.ts';
import { type CampaignRows, type EmissionComponent, emissionsSeries } from './emissionsSeries.ts';
import { Hatches } from './Hatches.tsx';
import { componentName, type emissionsChartLabels, partColour, useEmissionsWords } from './labels.ts';
import { moveSegment, visibleBars } from './moveSegment.ts';
import { NoEmissions } from './NoEmissions.tsx';
import { StageTick } from './StageTick.tsx';

const plotHeight = 300;
const narrowBelow = 640;

export type EmissionsChartProps = {
  rows: CampaignRows;
  /** Name of saved files, without ending. Default `emissions`. */
  fileName?: string;
  labels?: Partial<typeof emissionsChartLabels>;
};

/** One stacked bar per stage, split into what emits: electricity solid, embodied hatched. */
export function EmissionsChart({ rows, fileName = 'emissions', labels }: EmissionsChartProps) {
  const series = emissionsSeries(rows);
  const { text, format, total, summary, rows: tableRows } = useEmissionsWords(series, labels);
  const { ref: measured, width } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(measured, frame);
  const id = useId();
  const [spot, setSpot] = useState<{ component: EmissionComponent; box: SegmentBox }>();
  const [tabStop, setTabStop] = useState<string>();
  if (total === 0) return <NoEmissions labels={labels} />;

  const bars = visibleBars(series);
  const reachable = bars.flat().some(({ key }) => key === tabStop) ? tabStop : bars[0]?.[0]?.key;
  const narrow = width < narrowBelow;
  const legend = legendHeight(narrow);
  const data = series.map(({ stage, components }) => ({
    stage,
    name: text[stage],
    ...Object.fromEntries(components.map(({ key, value }) => [key, value])),
  }));

  const move = (from: string, key: string) => {
    const to = moveSegment(bars, from, key);
    if (to) frame.current?.querySelector<SVGElement>(`[data-segment="${to}"]`)?.focus();
    return to !== undefined;
  };

  return (
    <ChartFigure
      title={text.title}
      summary={summary}
      fileName={fileName}
      csv={() => emissionsCsv(series)}
      table={{
        columns: [
          { header: text.componentColumn },
          { header: text.stageColumn },
          { header: text.unit, numeric: true },
          { header: text.shareColumn, numeric: true },
        ],
        rows: tableRows,
      }}
    >
      <div ref={ref} className={classes.plot} style={{ minHeight: plotHeight + legend }}>
        {width > 0 && (
          <BarChart
            width={width}
            height={plotHeight + legend}
            data={data}
            margin={{ top: 24, right: 0, bottom: legend, left: 0 }}
            barCategoryGap={narrow ? '20%' : '30%'}
            accessibilityLayer={false}
            onMouseLeave={() => setSpot(undefined)}
          >
            <Hatches id={id} series={series} />
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
              label={{
                value: text.unit,
                position: 'top',
                offset: 12,
                fill: 'var(--leaf-dimmed)',
                fontSize: 12,
              }}
            />
            {series.flatMap(({ stage, components }) =>
              components.map((component) => (
                <Bar
                  key={component.key}
                  dataKey={component.key}
                  stackId="stage"
                  isAnimationActive={false}
                  maxBarSize={96}
                  shape={(box: SegmentBox & { payload?: { stage: string } }) =>
                    box.payload?.stage !== stage || component.value === 0 ? (
                      <g />
                    ) : (
                      <EmissionsSegment
                        id={component.key}
                        box={box}
                        colour={partColour(stage, component.part)}
                        hatch={component.kind === 'embodied' ? `${id}-${stage}_${component.part}` : undefined}
                        name={text.segment(
                          text[stage],
                          componentName(text, component),
                          format.kg(component.value),
                        )}
                        reachable={component.key === reachable}
                        onPointed={() => setSpot({ component, box })}
                        onFocused={() => {
                          setTabStop(component.key);
                          setSpot({ component, box });
                        }}
                        onBlurred={() => setSpot(undefined)}
                        onKey={(key) => move(component.key, key)}
                      />
                    )
                  }
                />
              )),
            )}
            <EmissionsLegend id={id} series={series} text={text} narrow={narrow} top={plotHeight} />
          </BarChart>
        )}
        {spot && (
          <EmissionsTooltip
            text={text}
            component={spot.component}
            box={spot.box}
            stageTotal={series.find(({ stage }) => stage === spot.component.stage)?.total ?? 0}
          />
        )}
      </div>
    </ChartFigure>
  );
}
