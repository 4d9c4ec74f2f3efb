import classes from './SsimChart.module.css';

/** The point spoken of: its numbers, and where it stands in the drawing in pixels. */
export type Spot = {
  cx: number;
  cy: number;
  rows: readonly (readonly [label: string, value: string])[];
};

/** The numbers of one point above it, or below where there is no room. Read out as the point's name, so hidden here. */
export function PointTooltip({ spot: { cx, cy, rows } }: { spot: Spot }) {
  return (
    <div
      className={classes.tooltip}
      style={{ left: cx, top: cy }}
      data-low={cy < 120 || undefined}
      aria-hidden
    >
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
