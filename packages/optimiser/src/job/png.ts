import type { Source } from '../codec/source.ts';
import { losslessQuality } from '../formats/format.ts';
import { fits, type Goal, isSimilar } from '../search/goal.ts';
import type { KnownPoint } from '../types.ts';

/** Largest pictures for a PNG, and for one of a flat picture: above, it is the wrong format and dear to make. */
const pngPixels = 1e6;
const flatPngPixels = 4e6;
const flatShare = 0.5;

/** Whether a PNG is worth trying. */
export const triesPng = ({ width, height, flat, frames }: Source): boolean =>
  !frames && width * height <= (flat >= flatShare ? flatPngPixels : pngPixels);

/**
 * Measures quality 100 and the palettes on either side of the goal: 5 encodes at most. A palette of fewer colours is a
 * smaller and a worse file.
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
