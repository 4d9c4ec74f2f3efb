import { useContext } from 'react';
import { percents } from '../../../format/format.ts';
import { useFormat } from '../../../format/useFormat.ts';
import { partName } from '../stageWords.ts';
import { DrawingContext } from './drawingContext.ts';
import classes from './EmissionsChart.module.css';
import { EmissionsSegment } from './EmissionsSegment.tsx';
import type { StageSeries } from './emissionsSeries.ts';
import { partTones } from './partTones.ts';
import { Swatch } from './Swatch.tsx';
import { spreadLabels } from './spreadLabels.ts';
import { stackSegments } from './stackSegments.ts';
import { useStageFigure } from './useStageFigure.ts';

type StageColumnProps = {
  series: StageSeries;
  /** The stage's band of the plot, as high as its bar, in pixels. */
  box: { x: number; y: number; width: number; height: number };
  /** The upper edge of the plot. */
  top: number;
};

const line = 16;
/** Distance from the start of the band to its bar, and from the bar to its labels. */
const inset = 12;
const lead = 22;
/** Distance from the bar to the lines that lead to its labels. */
const gap = 3;
/** The width of a character of the figure, about. */
const character = 8;

/** One stage's bar with its figure above it and each of its parts named beside it. */
export function StageColumn({ series, box, top }: StageColumnProps) {
  const { id, text } = useContext(DrawingContext);
  const format = useFormat();
  const { figure, note, short = note } = useStageFigure()(series);
  const tones = partTones(series.components);
  const x = box.x + inset;
  const width = Math.min(64, Math.max(36, box.width * 0.22));
  const bottom = box.y + box.height;
  // A small stage must not look empty.
  const height = Math.max(2, box.height);
  const segments = stackSegments(series.components, height).map((segment) => ({
    ...segment,
    tone: tones.get(segment.component.part) ?? 1,
    y: bottom - segment.from - segment.length,
    middle: bottom - segment.from - segment.length / 2,
  }));
  const shares = percents(
    segments.map(({ share }) => share),
    format,
  );
  const places = spreadLabels(
    segments.map(({ middle }) => middle),
    line,
    top - 12,
    bottom - 8,
  );
  const barTop = bottom - height;
  /** How much of the way from the bar to the names a figure covers. */
  const covered = Math.min(1, (character * figure.length - width - gap) / (lead - 4));
  // A long figure of a low bar would be drawn over the lines or the names of the parts: it stands above them.
  const meets =
    covered > 0 &&
    segments.some(({ middle }, index) => {
      const met = barTop - middle - ((places[index] ?? middle) - middle) * covered;
      return met > 12 && met < 44;
    });
  const head = meets ? Math.max(top - 12, Math.min(...places) - 4) : barTop;
  return (
    <g>
      {segments.map(({ component, tone, y, length }) => (
        <EmissionsSegment
          key={component.key}
          component={component}
          tone={tone}
          box={{ x, y, width, height: length }}
        />
      ))}
      <g aria-hidden className={classes.label}>
        {segments.map(({ component, tone, middle }, index) => {
          const place = places[index] ?? middle;
          const from = x + width + gap;
          return (
            <g key={component.key}>
              <path d={`M${from},${middle}L${from + lead - 4},${place}h4`} className={classes.lead} />
              <Swatch
                id={id}
                stage={series.stage}
                kind={component.kind}
                tone={tone}
                x={from + lead + 4}
                y={place - 5}
                width={10}
                height={10}
              />
              <text x={from + lead + 20} y={place} dy="0.35em">
                {partName(text, series.stage, component.part)}{' '}
                <tspan className={classes.share}>{shares[index]}</tspan>
              </text>
            </g>
          );
        })}
      </g>
      {/* In front of the lines to the labels, which stop before it. */}
      <text x={x} y={head - 24} className={classes.sum}>
        {figure}
      </text>
      <text x={x} y={head - 9} className={classes.note}>
        {short}
      </text>
    </g>
  );
}
