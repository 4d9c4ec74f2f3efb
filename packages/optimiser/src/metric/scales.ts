import type { Similarity } from './plain.ts';
import { windowSize } from './window.ts';

/** Weights of the five scales, Wang, Simoncelli and Bovik 2003. */
const weights = [0.0448, 0.2856, 0.3001, 0.2363, 0.1333] as const;

/** How many scales a picture has room for: five from a short side of 176 pixels, at least one. */
export function scaleCount(width: number, height: number): number {
  const room = Math.floor(Math.log2(Math.min(width, height) / windowSize)) + 1;
  return Math.min(weights.length, Math.max(1, room));
}

/**
 * MS-SSIM of the scales, largest first: contrast and structure of all but the smallest, and the full index of
 * the smallest. With fewer than five scales the weights are renormalised to sum to 1. A negative mean, possible
 * for inverted pictures, counts as 0, because a fractional power of it is undefined.
 */
export function combineScales(scales: readonly Similarity[]): number {
  const used = weights.slice(0, scales.length);
  const sum = used.reduce((a, b) => a + b, 0);
  return scales.reduce((product, { ssim, contrast }, i) => {
    const value = i === scales.length - 1 ? ssim : contrast;
    return product * Math.max(0, value) ** ((used[i] ?? 0) / sum);
  }, 1);
}
