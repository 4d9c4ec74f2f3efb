import type { SsimSeries } from '../ssimSeries.ts';

/** The smallest distance from the original that can be drawn: a logarithmic scale never reaches 0. */
const nearest = 0.0005;

/**
 * The height of an SSIM on the axis: how many times smaller than 1 its distance from the original is, in
 * powers of ten. Differences that are visible, from 0.98 to 1, get as much space as those from 0.8 to 0.98.
 */
export const ssimHeight = (ssim: number): number => -Math.log10(Math.max(nearest, 1 - ssim));

const ticks = [0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.998, 0.999];

/** The limits of the axis, at the ticks around the points and the target, and the ticks between them. */
export function ssimAxis(
  series: readonly SsimSeries[],
  target?: number,
): { low: number; high: number; ticks: number[] } {
  const values = series.flatMap(({ points }) => points.map(({ ssim }) => ssim));
  if (target !== undefined) values.push(target);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const low = ticks.filter((tick) => tick < least).at(-1) ?? least;
  const high = ticks.find((tick) => tick > most) ?? 1 - nearest;
  return { low, high, ticks: ticks.filter((tick) => tick >= low && tick <= high) };
}
