import type { EmissionComponent } from './emissionsSeries.ts';

/** Step of a stage's hue, 1 for the middle tone, 4 for the lightest. */
export type Tone = 1 | 2 | 3 | 4;

const toneOf = (rank: number): Tone => (rank === 0 ? 1 : rank === 1 ? 2 : rank === 2 ? 3 : 4);

/**
 * The tone of each part of a stage: the largest gets the middle one, the others lighter ones. Both kinds
 * share it.
 */
export function partTones(components: readonly EmissionComponent[]): Map<string, Tone> {
  const sums = new Map<string, number>();
  for (const { part, value } of components) sums.set(part, (sums.get(part) ?? 0) + value);
  // Sorting is stable: parts of equal size keep their order.
  const ranked = [...sums].sort(([, a], [, b]) => b - a);
  return new Map(ranked.map(([part], rank) => [part, toneOf(rank)]));
}
