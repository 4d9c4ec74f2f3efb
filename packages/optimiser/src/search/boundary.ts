/** A value that rises with quality, at one quality. */
export interface Sample {
  quality: number;
  value: number;
}

export interface BoundarySearch {
  /** Qualities that may be tried, rising. */
  qualities: readonly number[];
  /** Typical course of the value over quality. */
  template: (quality: number) => number;
  /** The value where the boundary lies. */
  goal: number;
  /** Whether a sample lies above the boundary. */
  isAbove: (sample: Sample) => boolean;
  /** Measures one quality. */
  measure: (quality: number) => Promise<Sample>;
  /** What is known already. */
  known: readonly Sample[];
}

/** From this encode on the search halves what is left. */
const patience = 7;

/**
 * The quality strictly between two indices whose expected value is nearest to the goal. Both neighbours of the boundary
 * have to be known in the end; from the nearest one the other is most often the next.
 */
function nearest(
  { qualities, goal }: BoundarySearch,
  low: number,
  high: number,
  expected: (quality: number) => number,
): number {
  const miss = (index: number) => Math.abs(expected(qualities[index] ?? 100) - goal);
  let best = low + 1;
  for (let i = low + 2; i < high; i++) if (miss(i) < miss(best)) best = i;
  return best;
}

/** What the template says once it is bent to pass through the samples at the ends. */
function bent(
  template: (quality: number) => number,
  low?: Sample,
  high?: Sample,
): (quality: number) => number {
  if (low && high && high.value > low.value) {
    const from = template(low.quality);
    const scale = (high.value - low.value) / (template(high.quality) - from);
    return (quality) => low.value + (template(quality) - from) * scale;
  }
  const only = low ?? high;
  const shift = only ? only.value - template(only.quality) : 0;
  return (quality) => template(quality) + shift;
}

/**
 * Closes in on the boundary until the qualities below and above it are neighbours; everything measured on the way
 * goes through `measure`. Each try is where the template, bent through the nearest sample on either side, meets the goal.
 */
export async function findBoundary(search: BoundarySearch): Promise<void> {
  const { qualities, template, isAbove, measure } = search;
  const samples = new Map(search.known.map((sample) => [sample.quality, sample]));
  const at = (index: number) => samples.get(qualities[index] ?? -1);
  for (let tries = 1; ; tries++) {
    const above = qualities.findIndex((_, i) => {
      const sample = at(i);
      return sample !== undefined && isAbove(sample);
    });
    const high = above === -1 ? qualities.length : above;
    const low = qualities.findLastIndex((_, i) => i < high && at(i) !== undefined);
    if (high - low <= 1) return;
    const guess =
      tries < patience
        ? nearest(search, low, high, bent(template, at(low), at(high)))
        : Math.floor((low + high) / 2);
    const sample = await measure(qualities[guess] ?? 100);
    samples.set(sample.quality, sample);
  }
}
