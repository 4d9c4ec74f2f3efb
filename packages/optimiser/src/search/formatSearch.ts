import type { Measure } from '../formats/format.ts';
import { records } from '../formats/records.ts';
import type { Format, KnownPoint } from '../types.ts';
import { type BoundarySearch, type Course, findBoundary } from './boundary.ts';
import { choose, fits, type Goal, isNear, isSimilar } from './goal.ts';
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
  const all = () => [...points.values()];
  const is = (quality: number | undefined, test: (point: KnownPoint) => boolean): boolean => {
    const point = points.get(quality ?? -1);
    return point !== undefined && test(point);
  };
  const course = (by: Measure | 'fidelity', target: number): Course => ({
    template: template(format, by, pixels),
    goal: target,
    valueAt: (quality) => {
      const point = points.get(quality);
      return point ? measureOf(point, by) : 0;
    },
  });
  const along = (
    allowed: readonly number[],
    follow: BoundarySearch['course'],
    isAbove: (point: KnownPoint) => boolean,
  ) =>
    findBoundary({
      qualities: allowed,
      course: follow,
      isAbove: (quality) => is(quality, isAbove),
      isMeasured: (quality) => points.has(quality),
      measure: async (quality) => {
        points.set(quality, await measure(quality));
      },
    });
  const { floor, qualities } = records[format];
  const { similarity, limit } = goal;
  const isBoth = (point: KnownPoint) => isSimilar(point, goal) && fits(point, goal);
  // Where a file that is less similar breaks the limit already, none that fits is similar enough.
  const sizeDecides =
    similarity?.enough &&
    !all().some(isBoth) &&
    all().some((point) => !isSimilar(point, goal) && !fits(point, goal));
  if (similarity && !sizeDecides) {
    const allowed = qualities.filter((quality) => quality >= floor);
    const number = course(similarity.measure, rising(similarity.least));
    const damage = course('fidelity', goal.fidelity);
    const isClose = (point: KnownPoint) => isNear(point, goal);
    await along(
      allowed,
      (below) => (is(below, isClose) ? damage : number),
      (point) => isSimilar(point, goal),
    );
    // Damaged at every quality: the smallest file that reaches the number is shown.
    if (limit === undefined && !all().some((point) => isSimilar(point, goal)))
      await along(allowed, () => number, isClose);
  }
  const found = choose(all(), goal, floor);
  const needsSize = limit !== undefined && !(similarity && found && isBoth(found.point));
  if (needsSize) {
    const size = course('bytes', Math.log(limit));
    await along(
      qualities,
      () => size,
      (point) => point.bytes > limit,
    );
  }
  return all();
}
