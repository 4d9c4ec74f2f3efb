import { type Stage, stages } from '@leaf/emissions';
import type { Benchmarks } from '../../types.ts';

/** Emissions of a campaign per million impressions in each stage, in kg CO2e; null where it has none. */
export type OwnValues = Record<Stage, number | null>;

const isShown = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/**
 * The powers of ten that span all values, so that every stage has the same scale. Null if no value is above
 * 0.
 */
export function sharedDecades(benchmarks: Benchmarks, own?: OwnValues): { from: number; to: number } | null {
  const values = [
    ...stages.flatMap((stage) => Object.values(benchmarks[stage])),
    ...Object.values(own ?? {}),
  ].filter(isShown);
  if (values.length === 0) return null;
  const from = Math.floor(Math.log10(Math.min(...values)));
  const to = Math.ceil(Math.log10(Math.max(...values)));
  return { from, to: Math.max(to, from + 1) };
}

/**
 * The position of a value on a logarithmic scale, from 0 to 1; null for values that such a scale cannot show.
 */
export const placeOn = ({ from, to }: { from: number; to: number }, value: number | null): number | null =>
  isShown(value) ? (Math.log10(value) - from) / (to - from) : null;

/** The reference values of a group, largest first. */
export const ranked = (group: Readonly<Record<string, number>>): [label: string, value: number][] =>
  Object.entries(group).sort(([, one], [, other]) => other - one);
