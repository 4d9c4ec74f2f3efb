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

/** The first quality strictly between two indices whose expected value reaches the goal. */
function firstReaching(
  { qualities, goal }: BoundarySearch,
  low: number,
  high: number,
  expected: (quality: number) => number,
): number {
  for (let i = low + 1; i < high; i++) if (expected(qualities[i] ?? 100) >= goal) return i;
  return high - 1;
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
 * goes through `measure`. The first try is where the template meets the goal once it is bent through what is known
 * on both sides. Each further try follows the two samples nearest to the boundary on the side where the last one
 * fell: near by, the picture's own course tells more than the template between distant ends.
 */
export async function findBoundary(search: BoundarySearch): Promise<void> {
  const { qualities, template, isAbove, measure } = search;
  const samples = new Map(search.known.map((sample) => [sample.quality, sample]));
  const at = (index: number) => samples.get(qualities[index] ?? -1);
  const isKnown = (index: number) => at(index) !== undefined;
  let latest: 'low' | 'high' | undefined;
  for (let tries = 1; ; tries++) {
    const above = qualities.findIndex((_, i) => {
      const sample = at(i);
      return sample !== undefined && isAbove(sample);
    });
    const high = above === -1 ? qualities.length : above;
    const low = qualities.findLastIndex((_, i) => i < high && isKnown(i));
    if (high - low <= 1) return;
    const lower = latest === 'low' ? at(qualities.findLastIndex((_, i) => i < low && isKnown(i))) : undefined;
    const upper = latest === 'high' ? at(qualities.findIndex((_, i) => i > high && isKnown(i))) : undefined;
    const course = lower
      ? bent(template, lower, at(low))
      : upper
        ? bent(template, at(high), upper)
        : bent(template, at(low), at(high));
    const guess = tries < patience ? firstReaching(search, low, high, course) : Math.floor((low + high) / 2);
    const sample = await measure(qualities[guess] ?? 100);
    samples.set(sample.quality, sample);
    latest = isAbove(sample) ? 'high' : 'low';
  }
}
