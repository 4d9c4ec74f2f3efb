/** What guides the search to the boundary. */
export interface Course {
  /** Typical curve of the value over quality. */
  template: (quality: number) => number;
  /** The value at the boundary. */
  goal: number;
  /** The value at a measured quality. */
  valueAt: (quality: number) => number;
}

/** A search for the quality at which a value crosses its goal. */
export interface BoundarySearch {
  /** Qualities that may be tried, ascending. */
  qualities: readonly number[];
  /** The course to follow above a quality that lies below the boundary; without one, from the start. */
  course: (below: number | undefined) => Course;
  /** Whether a measured quality is above the boundary. */
  isAbove: (quality: number) => boolean;
  isMeasured: (quality: number) => boolean;
  /** Measures one quality. */
  measure: (quality: number) => Promise<void>;
  /** Measured qualities on either side of the boundary that may not be tried, but show where it lies. */
  hints?: { below?: number | undefined; above?: number | undefined };
}

/** After this many encodes the search bisects the remaining range. */
const patience = 7;

/**
 * The quality strictly between two indices whose expected value is nearest to the goal. The search must end up
 * knowing both neighbours of the boundary; after the nearest one, the other is usually next.
 */
function nearest(
  qualities: readonly number[],
  goal: number,
  low: number,
  high: number,
  expected: (quality: number) => number,
): number {
  const miss = (index: number) => Math.abs(expected(qualities[index] ?? 100) - goal);
  let best = low + 1;
  for (let i = low + 2; i < high; i++) if (miss(i) < miss(best)) best = i;
  return best;
}

/** The template, stretched to pass through the measured values at both ends. */
function bent({ template, valueAt }: Course, low?: number, high?: number): (quality: number) => number {
  if (low !== undefined && high !== undefined && valueAt(high) > valueAt(low)) {
    const from = template(low);
    const scale = (valueAt(high) - valueAt(low)) / (template(high) - from);
    return (quality) => valueAt(low) + (template(quality) - from) * scale;
  }
  const only = low ?? high;
  const shift = only === undefined ? 0 : valueAt(only) - template(only);
  return (quality) => template(quality) + shift;
}

/**
 * Closes in on the boundary until the qualities below and above it are adjacent. Each attempt is the quality
 * where the template, stretched through the nearest measurement on either side, meets the goal.
 */
export async function findBoundary(search: BoundarySearch): Promise<void> {
  const { qualities, course, isAbove, isMeasured, measure, hints = {} } = search;
  for (let tries = 1; ; tries++) {
    const above = qualities.findIndex((quality) => isMeasured(quality) && isAbove(quality));
    const high = above === -1 ? qualities.length : above;
    const low = qualities.findLastIndex((quality, i) => i < high && isMeasured(quality));
    if (high - low <= 1) return;
    const [below, over] = [qualities[low] ?? hints.below, qualities[high] ?? hints.above];
    const followed = course(below);
    const guess =
      tries < patience
        ? nearest(qualities, followed.goal, low, high, bent(followed, below, over))
        : Math.floor((low + high) / 2);
    await measure(qualities[guess] ?? 100);
  }
}
