import classes from './EmissionsChart.module.css';

type StageTickProps = {
  /** Every other name stands lower, where four don't fit beside each other. */
  staggered: boolean;
  /** Given by the axis. */
  x?: number | string;
  y?: number | string;
  index?: number;
  payload?: { value: string };
};

/** A stage's name below its bar. */
export function StageTick({ staggered, x, y, index = 0, payload }: StageTickProps) {
  return (
    <text x={x} y={y} dy={staggered && index % 2 === 1 ? 28 : 14} className={classes.stage}>
      {payload?.value}
    </text>
  );
}
