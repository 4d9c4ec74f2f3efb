import { formatLooks, type ImageFormat } from '../imageFormats.ts';
import { PointMark } from './PointMark.tsx';
import classes from './SsimChart.module.css';

/** Maps shapes to formats; part of the drawing, so that it is saved with it. Each point also names its format. */
export function PlotLegend({ formats }: { formats: readonly ImageFormat[] }) {
  return (
    <g aria-hidden>
      {formats.map((format, index) => (
        <g key={format} transform={`translate(${58 + index * 70}, 14)`}>
          <PointMark format={format} />
          <text x={12} dy="0.35em" className={classes.legend}>
            {formatLooks[format].name}
          </text>
        </g>
      ))}
    </g>
  );
}
