import classes from './EmissionsChart.module.css';

type StageTickProps = {
  /** Lowers every other name where four do not fit side by side. */
  staggered: boolean;
  /** Passed by the axis. */
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
