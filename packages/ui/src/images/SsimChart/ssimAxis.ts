import type { SsimSeries } from '../ssimSeries.ts';

/** Ticks of the size axis in KB: from 0 in four to seven steps of 1, 2 or 5 times a power of ten, past the largest file. */
export function sizeTicks(series: readonly SsimSeries[], originalKb = 0): number[] {
  const measured = Math.max(...series.flatMap(({ points }) => points.map(({ kb }) => kb)));
  const largest = withinReach(measured, originalKb) ? Math.max(measured, originalKb) : measured;
  const magnitude = 10 ** Math.floor(Math.log10(largest));
  const step = [0.2, 0.5, 1, 2].find((size) => largest / (size * magnitude) <= 6.5) ?? 2;
  const count = Math.ceil(largest / (step * magnitude));
  // Rounded to the decimals that a step can need, because 3 * 0.2 is 0.6000000000000001.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step * magnitude).toPrecision(12)));
}

/**
 * Whether the original's size fits on the axis: if it is many times larger, it would squeeze the points
 * together.
 */
export const withinReach = (largest: number, originalKb: number): boolean => originalKb <= 2.5 * largest;
