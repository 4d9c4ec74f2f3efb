import { useContext } from 'react';
import { Mark } from '../../layout/PlotFrame/Mark.tsx';
import type { SsimPoint } from '../ssimSeries.ts';
import { PointMark } from './PointMark.tsx';
import { PointContext, pointId } from './plotContext.ts';
import classes from './SsimChart.module.css';

type ChartPointProps = {
  point: SsimPoint;
  /** Another file is both smaller and closer to the original. */
  beaten: boolean;
  /** Its position in the drawing, in pixels. */
  cx: number;
  cy: number;
  /** Horizontal position of the original's size, in pixels. */
  originalX?: number;
};

/** One measured file in the chart; the chosen one also shows the size it saves. */
export function ChartPoint({ point, beaten, cx, cy, originalX }: ChartPointProps) {
  const { chosen, nameOf } = useContext(PointContext);
  const isChosen = point === chosen;
  return (
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
      <PointMark format={point.format} hollow={beaten} />
    </Mark>
  );
}
