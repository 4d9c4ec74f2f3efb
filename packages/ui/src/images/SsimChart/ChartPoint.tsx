import { useContext } from 'react';
import { Mark } from '../../layout/PlotFrame/Mark.tsx';
import type { SsimPoint } from '../ssimSeries.ts';
import { PointMark } from './PointMark.tsx';
import { PointContext, pointId } from './plotContext.ts';
import classes from './SsimChart.module.css';

type ChartPointProps = {
  point: SsimPoint;
  /** Its position in the drawing, in pixels. */
  cx: number;
  cy: number;
  /** Width of the drawing, in pixels. */
  width: number;
  /** The bottom of the plot in pixels, the only place with room for text in a narrow one. */
  floor: number;
  /** Horizontal position of the original's size, in pixels. */
  originalX?: number;
};

const narrowBelow = 480;

/** One measured file in the chart; the chosen one also shows its numbers and the size it saves. */
export function ChartPoint({ point, cx, cy, width, floor, originalX }: ChartPointProps) {
  const { chosen, nameOf, labelOf } = useContext(PointContext);
  const isChosen = point === chosen;
  const words = labelOf(point);
  // About as wide as its letters; placed beside the point and always inside the drawing.
  const wide = words.length * 7;
  const start =
    cx + 16 + wide <= width ? 16 : cx - 16 - wide >= 0 ? -16 - wide : Math.max(0, width - wide) - cx;
  return (
    <>
      <Mark
        id={pointId(point)}
        role="button"
        chosen={isChosen}
        x={cx}
        y={cy}
        name={nameOf(point)}
        transform={`translate(${cx}, ${cy})`}
      >
        <circle r={12} fill="transparent" />
        <circle r={13} className="leaf-mark-focus" />
        {isChosen && originalX !== undefined && Math.abs(originalX - cx) > 16 && (
          <path d={`M${originalX > cx ? 12 : -12},0H${originalX - cx}`} className={classes.saved} />
        )}
        {isChosen && <circle r={10} className={classes.ring} />}
        <PointMark format={point.format} />
      </Mark>
      {isChosen && (
        <text
          {...(width < narrowBelow
            ? { x: width - 4, y: floor - 10, textAnchor: 'end' }
            : { x: cx + start, y: cy - 18 })}
          className={classes.chosen}
          aria-hidden
        >
          {words}
        </text>
      )}
    </>
  );
}
