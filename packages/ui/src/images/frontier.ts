import type { SsimPoint, SsimSeries } from './ssimSeries.ts';

/** Whether a file is at least as good as another in size and SSIM, and better in one of them. */
const beats = (a: SsimPoint, b: SsimPoint): boolean =>
  a.kb <= b.kb && a.ssim >= b.ssim && (a.kb < b.kb || a.ssim > b.ssim);

/**
 * The files that no other beats: none is both smaller and closer to the original. Smallest first; files of equal size
 * and SSIM are both among them.
 */
export function frontierOf(series: readonly SsimSeries[]): SsimPoint[] {
  const points = series.flatMap((one) => one.points).sort((a, b) => a.kb - b.kb || b.ssim - a.ssim);
  let best: SsimPoint | undefined;
  return points.filter((point) => {
    if (best && beats(best, point)) return false;
    best = point;
    return true;
  });
}
