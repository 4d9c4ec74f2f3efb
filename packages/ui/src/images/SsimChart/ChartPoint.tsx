import { useContext } from 'react';
import { PointMark } from './PointMark.tsx';
import { PlotContext, pointId, type Spot } from './plotContext.ts';
import classes from './SsimChart.module.css';

/** One measured file in the chart. */
export function ChartPoint({ point, cx, cy }: Spot) {
  const { reachable, chosen, nameOf, onPointed, onFocused, onBlurred, onKey } = useContext(PlotContext);
  const id = pointId(point);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focus is how a point is read without a pointer
    <g
      role="img"
      aria-label={nameOf(point)}
      tabIndex={reachable === id ? 0 : -1}
      data-point={id}
      className={classes.point}
      transform={`translate(${cx}, ${cy})`}
      onMouseEnter={() => onPointed({ point, cx, cy })}
      onFocus={() => onFocused({ point, cx, cy })}
      onBlur={onBlurred}
      onKeyDown={(event) => {
        if (onKey(point, event.key)) event.preventDefault();
      }}
    >
      <circle r={12} fill="transparent" />
      <circle r={13} className={classes.focus} />
      {point === chosen && <circle r={10} className={classes.ring} />}
      <PointMark format={point.format} />
    </g>
  );
}
