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
const patience = 6;
/** Tries on one side after which the template is no longer trusted. */
const misleading = 3;

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
 * goes through `measure`. The first try is where the template meets the goal; after one sample the template is
 * shifted through it, between two it is stretched to meet both. Three tries that fell on the same side show that
 * the template misleads: from then on each step goes twice as far.
 */
export async function findBoundary(search: BoundarySearch): Promise<void> {
  const { qualities, template, isAbove, measure } = search;
  const samples = new Map(search.known.map((sample) => [sample.quality, sample]));
  const at = (index: number) => samples.get(qualities[index] ?? -1);
  let [streak, lastAbove] = [0, false];
  for (let tries = 1; ; tries++) {
    const above = qualities.findIndex((_, i) => {
      const sample = at(i);
      return sample !== undefined && isAbove(sample);
    });
    const high = above === -1 ? qualities.length : above;
    const low = qualities.findLastIndex((_, i) => i < high && at(i) !== undefined);
    if (high - low <= 1) return;
    const expected = firstReaching(search, low, high, bent(template, at(low), at(high)));
    const stride = streak < misleading ? 0 : 2 ** (streak - misleading + 1) - 1;
    const stretched = lastAbove
      ? Math.max(low + 1, expected - stride)
      : Math.min(high - 1, expected + stride);
    const guess = tries < patience ? stretched : Math.floor((low + high) / 2);
    const sample = await measure(qualities[guess] ?? 100);
    samples.set(sample.quality, sample);
    const isNowAbove = isAbove(sample);
    streak = isNowAbove === lastAbove ? streak + 1 : 1;
    lastAbove = isNowAbove;
  }
}
