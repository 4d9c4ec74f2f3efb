import type { Measure } from '../formats/format.ts';
import { records } from '../formats/records.ts';
import type { Format, KnownPoint } from '../types.ts';
import { findBoundary } from './boundary.ts';
import { choose, fits, type Goal, isSimilar } from './goal.ts';
import { measureOf, rising, template } from './template.ts';

export interface FormatSearch {
  format: Format;
  goal: Goal;
  pixels: number;
  /** Measures one quality, or answers what is known of it. */
  measure: (quality: number) => Promise<KnownPoint>;
  /** Points known before the search. */
  known: readonly KnownPoint[];
}

/**
 * Measures what is needed to be sure of the best quality of one format, and gives the points it used. A goal with
 * similarity and limit is searched by similarity first; only a file over the limit makes it search by size.
 */
export async function searchFormat({
  format,
  goal,
  pixels,
  measure,
  known,
}: FormatSearch): Promise<KnownPoint[]> {
  const points = new Map(known.map((point) => [point.quality, point]));
  const along = (
    by: Measure,
    allowed: readonly number[],
    target: number,
    isAbove: (point: KnownPoint) => boolean,
  ) => {
    const sampleOf = (point: KnownPoint) => ({ quality: point.quality, value: measureOf(point, by) });
    return findBoundary({
      qualities: allowed,
      template: template(format, by, pixels),
      goal: target,
      isAbove: ({ quality }) => {
        const point = points.get(quality);
        return point !== undefined && isAbove(point);
      },
      measure: async (quality) => {
        const point = await measure(quality);
        points.set(quality, point);
        return sampleOf(point);
      },
      known: [...points.values()].map(sampleOf),
    });
  };
  const { floor, qualities } = records[format];
  const { similarity, limit } = goal;
  const all = () => [...points.values()];
  const isBoth = (point: KnownPoint) => isSimilar(point, goal) && fits(point, goal);
  // Where a file that is less similar breaks the limit already, none that fits is similar enough.
  const sizeDecides =
    similarity?.enough &&
    !all().some(isBoth) &&
    all().some((point) => !isSimilar(point, goal) && !fits(point, goal));
  if (similarity && !sizeDecides) {
    const allowed = qualities.filter((quality) => quality >= floor);
    await along(similarity.measure, allowed, rising(similarity.least), (point) => isSimilar(point, goal));
  }
  const found = choose(all(), goal, floor);
  const needsSize = limit !== undefined && !(similarity && found && isBoth(found.point));
  if (needsSize) await along('bytes', qualities, Math.log(limit), (point) => point.bytes > limit);
  return all();
}
