import type { Format } from '../types.ts';

const all = Array.from({ length: 100 }, (_, i) => i + 1);

/** AVIF writes only 64 different files for qualities 1 to 100; these are the first of each. */
// biome-ignore format: a table
const avif = [
  1, 3, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 35, 37, 39, 40, 42, 44, 45, 47, 49, 50, 52, 54, 55, 56, 58,
  59, 60, 62, 63, 64, 66, 67, 68, 70, 71, 72, 74, 75, 76, 78, 79, 80, 82, 83, 84, 86, 87, 88, 90, 91, 92, 94, 95, 96, 98, 99, 100,
];

/** Qualities worth trying, rising. */
export const qualities: Readonly<Record<Format, readonly number[]>> = { jpeg: all, webp: all, avif };

/**
 * Lowest quality of the two similarity modes, about equally good in the three formats. Below it broken text and
 * blocks are seen on pictures whose similarity is still high.
 */
export const qualityFloor: Readonly<Record<Format, number>> = { jpeg: 40, webp: 28, avif: 30 };

const twoAnchors: Readonly<Record<Format, readonly number[]>> = {
  jpeg: [45, 92],
  webp: [40, 92],
  avif: [32, 80],
};
const middle: Readonly<Record<Format, number>> = { jpeg: 75, webp: 75, avif: 58 };

/** Largest pictures for a third anchor, and for any: above, each costs a second and more. */
const middlePixels = 1e6;
const anchorPixels = 16e6;

/**
 * Qualities measured first: they bracket nearly every target, which saves the search more encodes than they cost
 * (3.9 in all instead of 4.9 in AVIF), and they show the course of each format in the chart. `lossless` adds the
 * quality at which WEBP may be lossless, the smallest file for many drawings.
 */
export function anchorsOf(format: Format, pixels: number, lossless: boolean): readonly number[] {
  if (pixels > anchorPixels) return [];
  const anchors = pixels > middlePixels ? twoAnchors[format] : [...twoAnchors[format], middle[format]];
  return format === 'webp' && lossless ? [...anchors, 100] : anchors;
}
