import { useContext } from 'react';
import { percents } from '../../../format/format.ts';
import { useFormat } from '../../../format/useFormat.ts';
import { partName } from '../stageWords.ts';
import { barValue } from './chartValues.ts';
import { DrawingContext } from './drawingContext.ts';
import classes from './EmissionsChart.module.css';
import { EmissionsKey, keyHeight } from './EmissionsKey.tsx';
import { EmissionsSegment } from './EmissionsSegment.tsx';
import type { StageSeries } from './emissionsSeries.ts';
import { Hatches } from './Hatches.tsx';
import { partTones } from './partTones.ts';
import { StageName } from './StageName.tsx';
import { Swatch } from './Swatch.tsx';
import { stackSegments } from './stackSegments.ts';
import { useStageFigure } from './useStageFigure.ts';

const head = 44;
const bar = 20;
const line = 20;
const space = 28;

/** The parts of a stage that have emissions, without duplicates. */
const partsOf = ({ components }: StageSeries) => [
  ...new Set(components.filter(({ value }) => value > 0).map(({ part }) => part)),
];

/** The height of a part: its shares have a line of their own where the longest name leaves them no room. */
const partHeight = (width: number) => (width < 240 ? 2 * line : line);

const blocksHeight = (series: readonly StageSeries[], width: number) =>
  series.reduce((sum, one) => {
    const parts = partsOf(one).length;
    return sum + head + (parts > 0 ? bar + 8 + parts * partHeight(width) : 0) + space;
  }, 0);

export const rowsHeight = (series: readonly StageSeries[], width: number) =>
  blocksHeight(series, width) + keyHeight(true);

type RowsDrawingProps = { series: readonly StageSeries[]; width: number };

/** Horizontal bars, each above a list of its parts, for narrow containers. */
export function RowsDrawing({ series, width }: RowsDrawingProps) {
  'use no memo'; // Drawn again only when all of it changes.
  const { id, scale, intensities } = useContext(DrawingContext);
  const values = series.map((one) => barValue(one, scale, intensities) ?? 0);
  const most = Math.max(...values);
  const height = rowsHeight(series, width);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={classes.rows}>
      <title> </title>
      <Hatches id={id} stages={series.map(({ stage }) => stage)} />
      {series.map((one, index) => (
        <g key={one.stage} transform={`translate(0, ${blocksHeight(series.slice(0, index), width)})`}>
          <StageBlock series={one} width={width} length={((values[index] ?? 0) / most) * width} />
        </g>
      ))}
      <EmissionsKey y={height - keyHeight(true) + 8} narrow />
    </svg>
  );
}

function StageBlock({ series, width, length }: { series: StageSeries; width: number; length: number }) {
  'use no memo';
  const { id, text } = useContext(DrawingContext);
  const format = useFormat();
  const { figure, note } = useStageFigure()(series);
  const tones = partTones(series.components);
  const segments = stackSegments(series.components, Math.max(2, length));
  const shares = percents(
    segments.map(({ share }) => share),
    format,
  );
  const right = Math.min(width, 420);
  return (
    <>
      <StageName stage={series.stage} x={0} y={14} />
      <text x={0} y={34} className={classes.note}>
        <tspan className={classes.sum}>{figure}</tspan> {note}
      </text>
      {length > 0 &&
        segments.map(({ component, from, length: along }) => (
          <EmissionsSegment
            key={component.key}
            component={component}
            tone={tones.get(component.part) ?? 1}
            box={{ x: from, y: head, width: along, height: bar }}
          />
        ))}
      <g aria-hidden className={classes.label}>
        {partsOf(series).map((part, index) => (
          <g key={part} transform={`translate(0, ${head + bar + 8 + index * partHeight(width) + line / 2})`}>
            <text dy="0.35em">{partName(text, series.stage, part)}</text>
            {segments.map(
              ({ component }, at) =>
                component.part === part && (
                  <g
                    key={component.key}
                    transform={`translate(${right - (component.kind === 'electricity' ? 64 : 0)}, ${partHeight(width) - line})`}
                  >
                    <Swatch
                      id={id}
                      stage={series.stage}
                      kind={component.kind}
                      tone={tones.get(part) ?? 1}
                      x={-52}
                      y={-5}
                      width={10}
                      height={10}
                    />
                    <text dy="0.35em" textAnchor="end" className={classes.share}>
                      {shares[at]}
                    </text>
                  </g>
                ),
            )}
          </g>
        ))}
      </g>
    </>
  );
}
