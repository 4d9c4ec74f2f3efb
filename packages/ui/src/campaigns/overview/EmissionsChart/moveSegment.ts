import type { EmissionComponent, StageSeries } from './emissionsSeries.ts';

/** The visible segments, bar by bar, from the start of each bar. */
export function visibleBars(series: readonly StageSeries[]): EmissionComponent[][] {
  return series
    .map(({ components }) => components.filter((component) => component.value > 0))
    .filter((bar) => bar.length > 0);
}

/** Maps the keys of a horizontal bar to those of a vertical one. */
const turned: Record<string, string> = {
  ArrowRight: 'ArrowUp',
  ArrowLeft: 'ArrowDown',
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
};

/**
 * The segment that a key moves to: up and down within the bar, left and right to about the same height in the
 * next bar, Home and End to the ends of the bar; in horizontal bars, right and left move within the bar.
 * Undefined for other keys and at the edges.
 */
export function moveSegment(
  bars: readonly (readonly EmissionComponent[])[],
  from: string,
  pressed: string,
  lying = false,
): string | undefined {
  const key = (lying ? turned[pressed] : undefined) ?? pressed;
  const bar = bars.findIndex((segments) => segments.some((segment) => segment.key === from));
  const segments = bars[bar] ?? [];
  const at = segments.findIndex((segment) => segment.key === from);
  const within = { ArrowUp: at + 1, ArrowDown: at - 1, Home: 0, End: segments.length - 1 }[key];
  if (within !== undefined) return other(from, segments[within]);
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const beside = across === undefined ? undefined : bars[bar + across];
  return beside && other(from, beside[Math.min(at, beside.length - 1)]);
}

const other = (from: string, to: EmissionComponent | undefined) =>
  to && to.key !== from ? to.key : undefined;
