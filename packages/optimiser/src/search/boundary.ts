/** What leads the way to the boundary. */
export interface Course {
  /** Typical course of the value over quality. */
  template: (quality: number) => number;
  /** The value where the boundary lies. */
  goal: number;
  /** The value at a quality that was measured. */
  valueAt: (quality: number) => number;
}

export interface BoundarySearch {
  /** Qualities that may be tried, rising. */
  qualities: readonly number[];
  /** The course to follow above a quality that lies below the boundary; without one, from the start. */
  course: (below: number | undefined) => Course;
  /** Whether a measured quality lies above the boundary. */
  isAbove: (quality: number) => boolean;
  isMeasured: (quality: number) => boolean;
  /** Measures one quality. */
  measure: (quality: number) => Promise<void>;
}

/** From this encode on the search halves what is left. */
const patience = 7;

/**
 * The quality strictly between two indices whose expected value is nearest to the goal. Both neighbours of the boundary
 * have to be known in the end; from the nearest one the other is most often the next.
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

/** What the template says once it is bent to pass through what was measured at the ends. */
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
 * Closes in on the boundary until the qualities below and above it are neighbours. Each try is where the template, bent
 * through the nearest quality measured on either side, meets the goal.
 */
export async function findBoundary(search: BoundarySearch): Promise<void> {
  const { qualities, course, isAbove, isMeasured, measure } = search;
  for (let tries = 1; ; tries++) {
    const above = qualities.findIndex((quality) => isMeasured(quality) && isAbove(quality));
    const high = above === -1 ? qualities.length : above;
    const low = qualities.findLastIndex((quality, i) => i < high && isMeasured(quality));
    if (high - low <= 1) return;
    const followed = course(qualities[low]);
    const guess =
      tries < patience
        ? nearest(qualities, followed.goal, low, high, bent(followed, qualities[low], qualities[high]))
        : Math.floor((low + high) / 2);
    await measure(qualities[guess] ?? 100);
  }
}
