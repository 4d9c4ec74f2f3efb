import { records } from '../formats/records.ts';
import type { Format } from '../types.ts';

/** The largest pictures for a third anchor, and for any: above these sizes, each costs a second or more. */
const middlePixels = 1e6;
const anchorPixels = 16e6;

/**
 * The qualities to measure first. They bracket nearly every target, which saves the search more encodes than
 * they cost (3.9 in total instead of 4.9 for AVIF), and they outline the curve of each format in the chart.
 * `lossless` adds the quality at which a format may be lossless, for pictures on which that may be the smallest
 * file.
 */
export function anchorsOf(format: Format, pixels: number, lossless: boolean): readonly number[] {
  if (pixels > anchorPixels) return [];
  const { ends, middle, lossless: best } = records[format].anchors;
  const anchors = pixels > middlePixels ? ends : [...ends, middle];
  return best !== undefined && lossless ? [...anchors, best] : anchors;
}
