import type { Stage } from '@leaf/emissions';
import { usePlotArea } from 'recharts';
import classes from './EmissionsChart.module.css';
import type { StageSeries } from './emissionsSeries.ts';
import { type EmissionsChartLabels, partColour, partName } from './labels.ts';

const line = 20;
const groupHeight = 5 * line + 12;
const keyHeight = 28;

/** Room the legend needs below the plot. */
export const legendHeight = (narrow: boolean) => keyHeight + (narrow ? 2 : 1) * groupHeight;

type EmissionsLegendProps = {
  id: string;
  series: readonly StageSeries[];
  text: EmissionsChartLabels;
  /** Two groups side by side instead of one below each bar. */
  narrow: boolean;
  /** Where the plot ends. */
  top: number;
};

/** The legend of colours and hatching, grouped by stage; part of the drawing, so that it is saved with it. */
export function EmissionsLegend({ id, series, text, narrow, top }: EmissionsLegendProps) {
  const plot = usePlotArea();
  if (!plot) return null;
  const columns = narrow ? 2 : series.length;
  const left = narrow ? 0 : plot.x;
  const step = (narrow ? plot.x + plot.width : plot.width) / columns;
  return (
    <g transform={`translate(${left}, ${top + 8})`} className={classes.legend}>
      {series.map((stage, index) => (
        <g
          key={stage.stage}
          transform={`translate(${(index % columns) * step + (narrow ? 0 : 16)}, ${Math.floor(index / columns) * groupHeight})`}
        >
          <LegendGroup series={stage} text={text} />
        </g>
      ))}
      <g transform={`translate(${narrow ? 0 : 16}, ${(narrow ? 2 : 1) * groupHeight + 8})`}>
        <rect width="14" height="14" y="-7" rx="2" className={classes.plain} />
        <text x="22" dy="0.35em">
          {text.electricity}
        </text>
        <g transform={`translate(${narrow ? 168 : 180}, 0)`}>
          <rect width="14" height="14" y="-7" rx="2" fill={`url(#${id}-key)`} className={classes.hatched} />
          <text x="22" dy="0.35em">
            {text.embodied}
          </text>
        </g>
        <pattern
          id={`${id}-key`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2" height="5" className={classes.plain} />
        </pattern>
      </g>
    </g>
  );
}

function LegendGroup({ series, text }: { series: StageSeries; text: EmissionsChartLabels }) {
  const stage: Stage = series.stage;
  const parts = [...new Set(series.components.map(({ part }) => part))];
  return (
    <>
      <text dy="0.35em" y={line / 2} className={classes.legendTitle}>
        {text[stage]}
      </text>
      {parts.map((part, index) => (
        <g key={part} transform={`translate(0, ${(index + 1.5) * line})`}>
          <rect width="14" height="14" y="-7" rx="2" fill={partColour(stage, part)} />
          <text x="22" dy="0.35em">
            {partName(text, stage, part)}
          </text>
        </g>
      ))}
    </>
  );
}
