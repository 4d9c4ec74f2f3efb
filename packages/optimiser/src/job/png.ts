import type { Source } from '../codec/source.ts';
import { losslessQuality } from '../formats/format.ts';
import { fits, type Goal, isSimilar } from '../search/goal.ts';
import type { KnownPoint } from '../types.ts';

/**
 * The largest picture for a PNG, and the largest flat one: above, PNG is the wrong format and expensive to
 * encode.
 */
const pngPixels = 1e6;
const flatPngPixels = 4e6;
const flatShare = 0.5;

/** Whether a PNG is worth trying. */
export const triesPng = ({ width, height, flat, frames }: Source): boolean =>
  !frames && width * height <= (flat >= flatShare ? flatPngPixels : pngPixels);

/**
 * Measures quality 100 and the palettes on either side of the goal: at most 5 encodes. A palette of fewer
 * colours makes a smaller and worse file.
 */
export async function measurePalettes(
  qualities: readonly number[],
  goal: Goal,
  measure: (quality: number) => Promise<KnownPoint>,
): Promise<KnownPoint[]> {
  const points = [await measure(losslessQuality)];
  let [low, high] = [-1, qualities.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const point = await measure(qualities[middle] ?? losslessQuality);
    points.push(point);
    const isAbove = isSimilar(point, goal) || !fits(point, goal);
    if (isAbove) high = middle;
    else low = middle;
  }
  return points.sort((a, b) => a.quality - b.quality);
}
