import type { SsimMap } from '@leaf/optimiser/browser';

/** A third of the picture in each direction. */
export type MapPlace = `${'top' | 'middle' | 'bottom'} ${'left' | 'centre' | 'right'}`;

/** In blocks below this SSIM the difference may be visible. */
export const visibleBelow = 0.95;

/** At this SSIM and below, a block is marked at full strength. */
export const strongest = 0.8;

/** How strongly a block is marked, 0 to 1. */
export const strengthOf = (ssim: number): number => Math.min(1, Math.max(0, (1 - ssim) / (1 - strongest)));

const third = <const Words extends readonly [string, string, string]>(
  at: number,
  words: Words,
): Words[number] => words[at < 1 / 3 ? 0 : at < 2 / 3 ? 1 : 2];

export type MapDescription = {
  /** Share of the blocks below `visibleBelow`, 0 to 1. */
  share: number;
  worst: { ssim: number; place: MapPlace; column: number; row: number };
};

/** Summarises a map of differences: how much of the picture differs, and where most. */
export function describeMap({ values, columns, rows }: SsimMap): MapDescription {
  let [at, below] = [0, 0];
  for (const [index, value] of values.entries()) {
    if (value < (values[at] ?? 1)) at = index;
    if (value < visibleBelow) below += 1;
  }
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const across = third((column + 0.5) / columns, ['left', 'centre', 'right']);
  const down = third((row + 0.5) / rows, ['top', 'middle', 'bottom']);
  return {
    share: below / values.length,
    worst: { ssim: values[at] ?? 1, place: `${down} ${across}`, column, row },
  };
}
