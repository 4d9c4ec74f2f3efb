import { type MatchedUnit, matchAdUnit } from '../adUnits.ts';
import { losslessQuality } from '../formats/format.ts';
import { leastFidelity } from '../metric/fidelity.ts';
import { type Preset, presetBytes } from '../presets.ts';
import { recommendedBand } from '../recommendedSsim.ts';
import type { Flag, KnownPoint, Mode } from '../types.ts';

/** What a job requires of every format. At least one of `similarity` and `limit` is set. */
export interface Goal {
  /**
   * Minimum similarity. `enough`: more is of no use, so a generous limit is not filled; less is not a failure.
   */
  similarity?: { measure: 'ssim' | 'ms'; least: number; enough?: true };
  /** Minimum fidelity: below it a file counts as visibly damaged, whatever its similarity. */
  fidelity: number;
  /** Maximum bytes. */
  limit?: number;
  /** The ad unit that sets the limit. */
  unit?: string;
  /** How the unit matches. */
  match?: MatchedUnit['match'];
}

/** Where a job by size stops: half the loss of the similarity recommended for pictures of this size. */
const goodEnough = (width: number, height: number) =>
  ({
    measure: 'ssim',
    least: 1 - (1 - recommendedBand((width * height) / 1e6).ssim) / 2,
    enough: true,
  }) as const;

/** The goal of a mode for a picture, within the limit of a platform. 1 KB is 1000 bytes. */
export function goalOf(
  mode: Mode,
  target: number | null,
  { width, height, frames }: { width: number; height: number; frames?: { delays: readonly number[] } },
  preset?: Preset,
): Goal {
  const aim = aimOf(mode, target, width, height, frames?.delays.length ?? 1);
  const limits = [aim.limit, preset && presetBytes(preset, width, height)].filter(
    (bytes) => bytes !== undefined,
  );
  return {
    ...aim,
    ...(limits.length > 0 ? { limit: Math.min(...limits) } : {}),
    fidelity: leastFidelity(width, height),
  };
}

function aimOf(
  mode: Mode,
  target: number | null,
  width: number,
  height: number,
  frames: number,
): Omit<Goal, 'fidelity'> {
  const value = target ?? 0;
  switch (mode) {
    case 'lightweighting':
      return { similarity: { measure: 'ssim', least: value } };
    case 'ms-lightweighting':
      return { similarity: { measure: 'ms', least: value } };
    case 'file_size':
      return { similarity: goodEnough(width, height), limit: Math.round(value) * 1000 };
    case 'bpp':
      // Rounded first: 0.15 * 8 is 1.2000000000000002 in binary floating point.
      return {
        similarity: goodEnough(width, height),
        limit: Math.floor(Number(((value * width * height * frames) / 8).toFixed(6))),
      };
    case 'lean': {
      const { unit, kilobytes, match } = matchAdUnit(width, height);
      const least = recommendedBand((width * height) / 1e6).ssim;
      return { similarity: { measure: 'ssim', least }, limit: kilobytes * 1000, unit, match };
    }
  }
}

/** The similarity that a goal is judged by. */
export const scoreOf = (point: KnownPoint, { similarity }: Goal): number =>
  similarity?.measure === 'ms' ? point.ms_ssim : point.ssim;

/** Whether the target value of the goal is reached. */
export const isNear = (point: KnownPoint, goal: Goal): boolean =>
  !goal.similarity || scoreOf(point, goal) >= goal.similarity.least;

/** Whether nothing is visibly damaged. */
export const isClear = (point: KnownPoint, goal: Goal): boolean => point.fidelity >= goal.fidelity;

/** Whether the target value is reached and nothing is visibly damaged. */
export const isSimilar = (point: KnownPoint, goal: Goal): boolean =>
  isNear(point, goal) && isClear(point, goal);

/** Whether the file is within the limit. */
export const fits = (point: KnownPoint, { limit }: Goal): boolean =>
  limit === undefined || point.bytes <= limit;

const smallest = (points: readonly KnownPoint[]): KnownPoint | undefined =>
  points.reduce<KnownPoint | undefined>((a, b) => (a && a.bytes <= b.bytes ? a : b), undefined);

const mostSimilar = (points: readonly KnownPoint[], goal: Goal): KnownPoint | undefined =>
  points.reduce<KnownPoint | undefined>((a, b) => {
    if (!a) return b;
    const gain = scoreOf(b, goal) - scoreOf(a, goal);
    return gain > 0 || (gain === 0 && b.bytes < a.bytes) ? b : a;
  }, undefined);

const missed: readonly Flag[] = ['target not reached'];
const damage = (point: KnownPoint, goal: Goal): readonly Flag[] =>
  isClear(point, goal) ? [] : ['visible damage'];

/** The file that was chosen, and what its reader needs to know. */
export interface Choice {
  point: KnownPoint;
  flags: Flag[];
}

/**
 * The best of the measured points of one format: the smallest that is similar enough and not visibly damaged;
 * if that exceeds the limit, the most similar within it; if there is none, the nearest to the goal. `floor` is
 * the lowest quality that a search by similarity may use. Undefined only without points.
 */
export function choose(points: readonly KnownPoint[], goal: Goal, floor: number): Choice | undefined {
  const { similarity, limit } = goal;
  if (similarity) {
    const allowed = points.filter((point) => point.quality >= floor);
    const enough = smallest(allowed.filter((point) => isSimilar(point, goal)));
    if (enough && fits(enough, goal)) {
      // Lower would be near enough as well: it is not allowed, or visibly damaged.
      const isLowest = (point: KnownPoint) =>
        isSimilar(point, goal) ? point.quality === floor : isNear(point, goal) && point.bytes < enough.bytes;
      // A lossless file may be the smallest of all; it does not owe that to the lowest allowed quality.
      const surplus = !similarity.enough && enough.quality < losslessQuality && allowed.some(isLowest);
      return { point: enough, flags: surplus ? ['quality floor'] : [] };
    }
    if (limit === undefined) {
      // If every quality is damaged, the highest would only be larger.
      const near = smallest(allowed.filter((point) => isNear(point, goal)));
      const nearest = near ?? mostSimilar(allowed, goal);
      return nearest && { point: nearest, flags: [...(near ? [] : missed), ...damage(nearest, goal)] };
    }
  }
  const within = mostSimilar(
    points.filter((point) => fits(point, goal)),
    goal,
  );
  if (within) {
    const decided: Flag[] = similarity?.enough ? [] : ['size limit'];
    return { point: within, flags: [...decided, ...damage(within, goal)] };
  }
  const least = smallest(points);
  return least && { point: least, flags: [...missed, ...damage(least, goal)] };
}
