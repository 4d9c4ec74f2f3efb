import type { SsimPoint, SsimSeries } from '../ssimSeries.ts';

/** A point's position: its series, and its index there. */
export type PointPosition = { series: number; point: number };

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));

function closestBySize(points: readonly SsimPoint[], kb: number): number {
  let best = 0;
  points.forEach((point, index) => {
    if (Math.abs(point.kb - kb) < Math.abs((points[best]?.kb ?? 0) - kb)) best = index;
  });
  return best;
}

/**
 * The point that a key moves to: left and right along its series by size, Home and End to its ends, up and down to the
 * point of nearest size in the adjacent series. Undefined for other keys and at the edges.
 */
export function movePoint(
  series: readonly SsimSeries[],
  from: PointPosition,
  key: string,
): PointPosition | undefined {
  const points = series[from.series]?.points ?? [];
  if (points.length === 0) return undefined;
  const last = points.length - 1;
  const along = { ArrowLeft: from.point - 1, ArrowRight: from.point + 1, Home: 0, End: last }[key];
  const across = { ArrowUp: -1, ArrowDown: 1 }[key];
  let next: PointPosition | undefined;
  if (along !== undefined) next = { series: from.series, point: clamp(along, last) };
  if (across !== undefined) {
    const target = clamp(from.series + across, series.length - 1);
    const kb = points[from.point]?.kb ?? 0;
    next = {
      series: target,
      point: target === from.series ? from.point : closestBySize(series[target]?.points ?? [], kb),
    };
  }
  return next && (next.series !== from.series || next.point !== from.point) ? next : undefined;
}
