import { chartColours } from '../../theme/colours.ts';
import { formatMarks, type ImageFormat } from '../imageFormats.ts';
import classes from './SsimChart.module.css';

type PointMarkProps = {
  format: ImageFormat;
  /** Only the outline. */
  hollow?: boolean;
};

/** The mark of a format, in its shape and colour. */
export function PointMark({ format, hollow = false }: PointMarkProps) {
  const colour = chartColours.format[format];
  return hollow ? (
    <path d={formatMarks[format]} stroke={colour} className={classes.hollow} />
  ) : (
    <path d={formatMarks[format]} fill={colour} className={classes.mark} />
  );
}
