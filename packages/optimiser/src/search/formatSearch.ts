import type { Measure } from '../formats/format.ts';
import type { Scale, Wavering } from '../formats/record.ts';
import { records } from '../formats/records.ts';
import type { Format, KnownPoint } from '../types.ts';
import { type BoundarySearch, type Course, findBoundary } from './boundary.ts';
import { choose, fits, type Goal, isNear, isSimilar, scoreOf } from './goal.ts';
import { measureOf, rising, template } from './template.ts';

/** The search of one format of a job. */
export interface FormatSearch {
  format: Format;
  /** The qualities of the format for this picture. */
  scale: Scale;
  goal: Goal;
  pixels: number;
  /** Measures one quality, or returns the known point. */
  measure: (quality: number) => Promise<KnownPoint>;
  /** Points known before the search. */
  known: readonly KnownPoint[];
}

/** How many qualities above the lowest one may be smaller files. */
const lowestAbove = 2;

/**
 * Measures as many points as it takes to be sure of the best quality of one format, and returns the points it
 * used. A goal with both a similarity and a limit is searched by similarity first; only if that file exceeds
 * the limit is it searched by size.
 */
export async function searchFormat({
  format,
  scale,
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
  const { qualities, floor, scouts } = scale;
  const along = async (
    allowed: readonly number[],
    follow: BoundarySearch['course'],
    isAbove: (point: KnownPoint) => boolean,
  ) => {
    const search: BoundarySearch = {
      qualities: scouts.filter((quality) => quality >= (allowed[0] ?? 1)),
      course: follow,
      isAbove: (quality) => is(quality, isAbove),
      isMeasured: (quality) => points.has(quality),
      measure: async (quality) => {
        points.set(quality, await measure(quality));
      },
    };
    const isBelow = (quality: number) => is(quality, (point) => !isAbove(point));
    await findBoundary(search);
    const hints = { below: scouts.findLast(isBelow), above: scouts.find(search.isAbove) };
    await findBoundary({ ...search, qualities: allowed, hints });
  };
  const { similarity, limit } = goal;
  const isClose = (point: KnownPoint) => isNear(point, goal);
  const isBoth = (point: KnownPoint) => isSimilar(point, goal) && fits(point, goal);
  /**
   * Where similarity falls while quality rises, a lower quality than the one found may reach the goal too: those below
   * are tried while they almost do. Those above may be smaller files.
   */
  const lookAround = async (
    allowed: readonly number[],
    { similarity: loss, fidelity, below, above }: Wavering,
    reaches: (point: KnownPoint) => boolean,
    least: number,
  ) => {
    const isAlmost = (point: KnownPoint) =>
      rising(scoreOf(point, goal)) >= rising(least) - loss &&
      (reaches === isClose || point.fidelity >= goal.fidelity - fidelity);
    const enough = all().filter(reaches);
    if (enough.length === 0) return;
    const at = allowed.indexOf(Math.min(...enough.map(({ quality }) => quality)));
    const look = async (index: number): Promise<KnownPoint> => {
      const quality = allowed[index] ?? floor;
      const point = points.get(quality) ?? (await measure(quality));
      points.set(quality, point);
      return point;
    };
    const last = Math.min(allowed.length - 1, at + (at === 0 ? lowestAbove : above));
    for (let i = at + 1; i <= last; i++) await look(i);
    for (let i = at - 1; i >= Math.max(0, at - below); i--) if (!isAlmost(await look(i))) return;
  };
  // If a file with less similarity already exceeds the limit, none that fits is similar enough.
  const sizeDecides =
    similarity?.enough &&
    !all().some(isBoth) &&
    all().some((point) => !isSimilar(point, goal) && !fits(point, goal));
  if (similarity && !sizeDecides) {
    const allowed = qualities.filter((quality) => quality >= floor);
    const number = course(similarity.measure, rising(similarity.least));
    const damage = course('fidelity', goal.fidelity);
    await along(
      allowed,
      (below) => (is(below, isClose) ? damage : number),
      (point) => isSimilar(point, goal),
    );
    // Damaged at every quality: return the smallest file that reaches the target.
    if (limit === undefined && !all().some((point) => isSimilar(point, goal)))
      await along(allowed, () => number, isClose);
    const isEnough = (point: KnownPoint) => isSimilar(point, goal);
    const reaches = all().some(isEnough) ? isEnough : isClose;
    const wavering = records[format].wavers?.(pixels);
    if (wavering) await lookAround(allowed, wavering, reaches, similarity.least);
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
