import { chartColours } from '../../theme/colours.ts';
import type { ImageFormat } from '../imageFormats.ts';
import classes from './SsimChart.module.css';

/** Outline of each format's point around 0,0: told apart without colour. */
const outlines: Record<ImageFormat, string> = {
  jpeg: 'M-5,0a5,5 0 1,0 10,0a5,5 0 1,0 -10,0',
  webp: 'M-4.5,-4.5h9v9h-9z',
  avif: 'M0,-5.8L5.6,4.4H-5.6z',
};

/** The point of a format: circle, square or triangle in the format's colour. */
export function PointMark({ format }: { format: ImageFormat }) {
  return <path d={outlines[format]} fill={chartColours.format[format]} className={classes.mark} />;
}
