import classes from './EmissionsChart.module.css';
import type { StageSeries } from './emissionsSeries.ts';
import { StageName } from './StageName.tsx';
import { useStageFigure } from './useStageFigure.ts';

type StageTickProps = {
  series: readonly StageSeries[];
  /** Whether a stage has a bar that shows its figure. */
  hasBar: (series: StageSeries) => boolean;
  /** Width of a stage's band. */
  band: number;
  /** Passed by the axis. */
  x?: number | string;
  y?: number | string;
  index?: number;
};

/** A stage's name below its bar; without a bar, its figure appears here. */
export function StageTick({ series, hasBar, band, x = 0, y = 0, index = 0 }: StageTickProps) {
  const figureOf = useStageFigure();
  const own = series[index];
  if (!own) return null;
  const left = Number(x) - band / 2 + 12;
  const { figure, note } = figureOf(own);
  return (
    <g>
      <StageName stage={own.stage} x={left} y={Number(y) + 16} />
      {!hasBar(own) && (
        <>
          <text x={left} y={Number(y) - 32} className={classes.sum}>
            {figure}
          </text>
          <text x={left} y={Number(y) - 17} className={classes.note}>
            {note}
          </text>
        </>
      )}
    </g>
  );
}
