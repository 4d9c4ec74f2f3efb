import { useContext } from 'react';
import { formatLooks } from '../imageFormats.ts';
import type { SsimPoint, SsimSeries } from '../ssimSeries.ts';
import { PointMark } from './PointMark.tsx';
import { type Box, placeLabel, placesAround } from './placeLabel.ts';
import { PointContext } from './plotContext.ts';
import classes from './SsimChart.module.css';

type ChartLabelsProps = {
  series: readonly SsimSeries[];
  /** Where a point lies in the drawing, in pixels. */
  placeOf: (point: SsimPoint) => { x: number; y: number };
  /** The area for labels. */
  frame: Box;
  /** Areas that other text and lines take. */
  taken: readonly Box[];
};

const height = 16;
/** About as wide as its letters, in pixels. */
const widthOf = (words: string, letter: number) => words.length * letter;
const around = (x: number, y: number, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

/** The names of the series at their last points, and the numbers of the chosen point, where they cover nothing. */
export function ChartLabels({ series, placeOf, frame, taken }: ChartLabelsProps) {
  const { chosen, labelOf } = useContext(PointContext);
  const points = series.flatMap((one) => one.points);
  const marks = points.map((point) => {
    const { x, y } = placeOf(point);
    return around(x, y, 7);
  });
  const used = [...taken, ...marks];
  const place = (x: number, y: number, width: number, others: readonly Box[] = []) => {
    const found = placeLabel([...placesAround(x, y, width, height), ...others], used, frame);
    used.push(found);
    return found;
  };
  const names = series.flatMap(({ format, points: own }) => {
    const last = own.at(-1);
    if (!last) return [];
    const { name } = formatLooks[format];
    const { x, y } = placeOf(last);
    return { format, name, ...place(x, y, 14 + widthOf(name, 8)) };
  });
  // Placed after the names, which must not move when another point is chosen.
  const words = chosen && points.includes(chosen) ? labelOf(chosen) : undefined;
  const at = chosen && placeOf(chosen);
  const width = widthOf(words ?? '', 7);
  const right = frame.x + frame.width - width;
  const corners = [frame.y, frame.y + frame.height - height].map((y) => ({ x: right, y, width, height }));
  if (at) used.push(around(at.x, at.y, 13));
  const numbers = at && words && place(at.x, at.y, width, corners);
  return (
    <g aria-hidden>
      {names.map(({ format, name, x, y }) => (
        <g key={format} transform={`translate(${x + 5}, ${y + height / 2})`}>
          <g transform="scale(0.8)">
            <PointMark format={format} />
          </g>
          <text x={9} dy="0.35em" className={classes.series}>
            {name}
          </text>
        </g>
      ))}
      {numbers && (
        <text x={numbers.x} y={numbers.y + 12} className={classes.chosen}>
          {words}
        </text>
      )}
    </g>
  );
}
