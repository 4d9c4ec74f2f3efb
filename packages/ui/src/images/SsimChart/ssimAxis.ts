import type { SsimSeries } from '../ssimSeries.ts';

/** Bounds of the SSIM axis: whole hundredths around the points, never above 1, at least two hundredths high. */
export function ssimBounds(series: readonly SsimSeries[]): [low: number, high: number] {
  const values = series.flatMap(({ points }) => points.map(({ ssim }) => ssim));
  // A small tolerance: 0.99 * 100 is 99 but 0.29 * 100 is 28.999999999999996.
  const high = Math.min(1, Math.ceil(Math.max(...values) * 100 - 1e-9) / 100);
  const low = Math.floor(Math.min(...values) * 100 + 1e-9) / 100;
  return [Math.min(low, Math.round((high - 0.02) * 100) / 100), high];
}

/** Ticks of the SSIM axis: at most seven steps of 0.01, 0.02, 0.05, 0.1 or 0.2, counted down from the upper bound. */
export function ssimTicks([low, high]: [low: number, high: number]): number[] {
  const span = Math.round((high - low) * 100);
  const step = [1, 2, 5, 10, 20].find((size) => span / size <= 6) ?? 50;
  const top = Math.floor((high * 100 + 1e-9) / step) * step;
  const ticks: number[] = [];
  for (let tick = top; tick >= Math.round(low * 100); tick -= step) ticks.unshift(tick / 100);
  return ticks;
}

/** Ticks of the size axis in KB: from 0 in four to seven steps of 1, 2 or 5 times a power of ten, past the largest file. */
export function sizeTicks(series: readonly SsimSeries[]): number[] {
  const largest = Math.max(...series.flatMap(({ points }) => points.map(({ kb }) => kb)));
  const magnitude = 10 ** Math.floor(Math.log10(largest));
  const step = [0.2, 0.5, 1, 2].find((size) => largest / (size * magnitude) <= 6.5) ?? 2;
  const count = Math.ceil(largest / (step * magnitude));
  // Rounded to the decimals that a step can need, because 3 * 0.2 is 0.6000000000000001.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step * magnitude).toPrecision(12)));
}
