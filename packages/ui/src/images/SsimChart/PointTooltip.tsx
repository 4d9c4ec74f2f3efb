import classes from './SsimChart.module.css';

export type PointTooltipProps = {
  /** The point's position in the drawing, in pixels. */
  cx: number;
  cy: number;
  rows: readonly (readonly [label: string, value: string])[];
};

/**
 * The numbers of one point, above it or, without room, below. A screen reader announces them as the point's name, so
 * they are hidden here.
 */
export function PointTooltip({ cx, cy, rows }: PointTooltipProps) {
  // At least half its width from the edges, so that it never widens its container.
  const left = `clamp(72px, ${cx}px, calc(100% - 72px))`;
  return (
    <div className={classes.tooltip} style={{ left, top: cy }} data-low={cy < 130 || undefined} aria-hidden>
      <dl className={classes.rows}>
        {rows.map(([label, value]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
