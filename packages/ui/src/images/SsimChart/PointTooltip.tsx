import classes from './SsimChart.module.css';

export type PointTooltipProps = {
  /** Where the point stands in the drawing, in pixels. */
  cx: number;
  cy: number;
  rows: readonly (readonly [label: string, value: string])[];
};

/** The numbers of one point above it, or below where there is no room. Read out as the point's name, so hidden here. */
export function PointTooltip({ cx, cy, rows }: PointTooltipProps) {
  // Half of its width away from the edges, so that it never widens what it stands in.
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
