import { chartColours } from '../../theme/colours.ts';
import { formatLooks, type ImageFormat } from '../imageFormats.ts';
import classes from './SsimChart.module.css';

/** The mark of a format, in its shape and colour. */
export function PointMark({ format }: { format: ImageFormat }) {
  return <path d={formatLooks[format].mark} fill={chartColours.format[format]} className={classes.mark} />;
}
