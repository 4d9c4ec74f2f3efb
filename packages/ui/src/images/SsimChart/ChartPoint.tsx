import type { ImageFormat } from '../imageFormats.ts';
import { PointMark } from './PointMark.tsx';
import classes from './SsimChart.module.css';

export type ChartPointProps = {
  id: string;
  format: ImageFormat;
  /** Centre in pixels of the drawing. */
  cx: number;
  cy: number;
  /** What a screen reader says. */
  name: string;
  /** A ring around the file the job chose. */
  marked: boolean;
  /** Tab comes here; the others are reached by arrow keys. */
  reachable: boolean;
  onPointed: () => void;
  onFocused: () => void;
  onBlurred: () => void;
  /** True when the key was understood. */
  onKey: (key: string) => boolean;
};

/** One measured file in the chart. */
export function ChartPoint({
  id,
  format,
  cx,
  cy,
  name,
  marked,
  reachable,
  onPointed,
  onFocused,
  onBlurred,
  onKey,
}: ChartPointProps) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focus is how a point is read without a pointer
    <g
      role="img"
      aria-label={name}
      tabIndex={reachable ? 0 : -1}
      data-point={id}
      className={classes.point}
      transform={`translate(${cx}, ${cy})`}
      onMouseEnter={onPointed}
      onFocus={onFocused}
      onBlur={onBlurred}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
    >
      <circle r={12} fill="transparent" />
      <circle r={13} className={classes.focus} />
      {marked && <circle r={10} className={classes.ring} />}
      <PointMark format={format} />
    </g>
  );
}
