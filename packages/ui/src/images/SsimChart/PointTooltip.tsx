import type { SsimPoint } from '../ssimSeries.ts';
import classes from './SsimChart.module.css';

/** The point spoken of, and where it stands in the drawing. */
export type Spot = { point: SsimPoint; cx: number; cy: number };

export type PointTooltipProps = {
  spot: Spot;
  rows: readonly (readonly [label: string, value: string])[];
  /** Every digit of the SSIM, as a title. */
  exact: string;
};

/** The numbers of one point beside it, on the side where there is room. Read out as the point's name, so hidden here. */
export function PointTooltip({ spot: { cx, cy }, rows, exact }: PointTooltipProps) {
  return (
    <div
      className={classes.tooltip}
      style={{ insetInlineStart: 0, left: cx, top: cy }}
      data-low={cy < 120 || undefined}
      title={exact}
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
