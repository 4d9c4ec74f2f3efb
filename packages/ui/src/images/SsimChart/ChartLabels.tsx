import { useContext } from 'react';
import { formatNames } from '../imageFormats.ts';
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
  /** The line of the target, and what it says. */
  target?: { words: string; y: number };
  /** Horizontal position of the original's size, to which a line leads from the chosen point. */
  originalX?: number;
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

/** The words in one line, with the last part below the others, and so on. */
function formsOf(words: string): string[][] {
  const parts = words.split(', ');
  return parts.map((_, below) => [
    parts.slice(0, parts.length - below).join(', '),
    ...parts.slice(parts.length - below),
  ]);
}

/** The places for the words of a point: near it in any form, otherwise at the end of the area for labels. */
function placesOf(words: string, at: { x: number; y: number }, frame: Box) {
  const forms = formsOf(words).map((lines) => {
    const width = Math.max(...lines.map((line) => widthOf(line, 7)));
    return { lines, width, tall: lines.length * height };
  });
  return [
    ...forms.flatMap(({ lines, width, tall }) =>
      placesAround(at.x, at.y, width, tall).map((place) => ({ ...place, lines })),
    ),
    ...forms.flatMap(({ lines, width, tall }) =>
      [frame.y, frame.y + frame.height - tall].map((y) => {
        const x = frame.x + frame.width - width;
        return { x, y, width, height: tall, lines };
      }),
    ),
  ];
}

/**
 * The target, the names of the series at their last points, and the numbers of the chosen point, where they cover
 * nothing.
 */
export function ChartLabels({ series, placeOf, frame, taken, target, originalX }: ChartLabelsProps) {
  const { chosen, labelOf } = useContext(PointContext);
  const points = series.flatMap((one) => one.points);
  const marks = points.map((point) => {
    const { x, y } = placeOf(point);
    return around(x, y, 7);
  });
  const used = [...taken, ...marks];
  const take = <Place extends Box>(places: readonly Place[]) => {
    const found = placeLabel(places, used, frame);
    used.push(found);
    return found;
  };
  const words = chosen && points.includes(chosen) ? labelOf(chosen) : undefined;
  const at = chosen && placeOf(chosen);
  if (at) used.push(around(at.x, at.y, 13));
  if (at && originalX !== undefined)
    used.push({ x: Math.min(at.x, originalX), y: at.y - 2, width: Math.abs(originalX - at.x), height: 4 });

  const names = series.flatMap(({ format, points: own }) => {
    const last = own.at(-1);
    if (!last) return [];
    const name = formatNames[format];
    const { x, y } = placeOf(last);
    const places = placesAround(x, y, widthOf(name, 8), height);
    const place = take(places);
    // Beside its own point a name needs no mark: it would look like another point.
    return { format, name, beside: place === places[0], ...place };
  });
  const numbers = at && words ? take(placesOf(words, at, frame)) : undefined;
  const line = target && take(besideLine(target, frame, originalX));
  return (
    <g aria-hidden>
      {target && line && (
        <text x={line.x} y={line.y + 12} className={classes.target}>
          {target.words}
        </text>
      )}
      {names.map(({ format, name, beside, x, y }) => (
        <g key={format} transform={`translate(${x}, ${y + height / 2})`}>
          {!beside && (
            <g transform="translate(-7) scale(0.8)">
              <PointMark format={format} />
            </g>
          )}
          <text dy="0.35em" className={classes.series}>
            {name}
          </text>
        </g>
      ))}
      {numbers && (
        <text y={numbers.y + 12} className={classes.chosen}>
          {numbers.lines.map((one, index) => (
            <tspan key={one} x={numbers.x} dy={index === 0 ? 0 : height}>
              {one}
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
}

/** The places for the words of a line across the drawing: above and below it, at its start, its end or the original. */
function besideLine({ words, y }: { words: string; y: number }, frame: Box, originalX?: number): Box[] {
  const width = widthOf(words, 6.5);
  const ends = [frame.x, originalX ?? frame.x + frame.width, frame.x + frame.width].map((x, index) =>
    index === 0 ? x + 8 : x - width - 8,
  );
  return [y - 20, y + 4].flatMap((top) => ends.map((x) => ({ x, y: top, width, height })));
}
