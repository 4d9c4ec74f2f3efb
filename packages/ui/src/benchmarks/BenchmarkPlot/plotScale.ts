import { type Stage, stages } from '@leaf/emissions';
import type { Benchmarks } from '../../types.ts';

/** What a campaign emits per million impressions in each stage, in kg CO2e; null where it has none. */
export type OwnValues = Record<Stage, number | null>;

const isShown = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** The powers of ten around all values, so that every stage has the same scale. Null without values above 0. */
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

/** Where a value stands on a scale of powers of ten, from 0 to 1; null for what such a scale does not have. */
export const placeOn = ({ from, to }: { from: number; to: number }, value: number | null): number | null =>
  isShown(value) ? (Math.log10(value) - from) / (to - from) : null;

/** The reference values of a group, largest first. */
export const ranked = (group: Readonly<Record<string, number>>): [label: string, value: number][] =>
  Object.entries(group).sort(([, one], [, other]) => other - one);
