import { type ComponentKind, type Stage, stages } from '@leaf/emissions';
import { sumOf } from '../../sumOf.ts';

/** One block of a footprint strip. */
export type FootprintPart = {
  stage: Stage;
  /**
   * Electricity is solid, embodied emissions are hatched, and `whole`, where the two are not separated, is a
   * plain tint.
   */
  kind?: ComponentKind;
  /** kg CO2e; null if unknown. */
  value: number | null;
  /** The name of the part; defaults to its stage. Parts of the same name are read as one. */
  name?: string;
  /** Step of the stage's hue, 1 for the middle tone, 4 for the lightest. Default 1. */
  tone?: 1 | 2 | 3 | 4;
};

/** A part with the share of its container that it takes, 0 to 1. */
export type FootprintBlock = Required<Pick<FootprintPart, 'stage' | 'kind' | 'tone'>> & {
  value: number;
  name?: string;
  share: number;
};

/** The blocks of one stage, side by side. */
export type FootprintGroup = { stage: Stage; value: number; share: number; blocks: FootprintBlock[] };

/** kg CO2e of some parts. */
export const totalOf = (parts: readonly { value: number }[]) => sumOf(parts, ({ value }) => value);

/**
 * The blocks of a strip by stage, in the order of the stages. Null if any value is unknown, because then
 * every share is; empty without emissions.
 */
export function footprintGroups(parts: readonly FootprintPart[]): FootprintGroup[] | null {
  const known = parts.flatMap(({ kind = 'whole', tone = 1, value, ...part }) =>
    value === null || !Number.isFinite(value) ? [] : [{ ...part, kind, tone, value }],
  );
  if (known.length < parts.length || parts.length === 0) return null;
  const total = totalOf(known);
  return stages.flatMap((stage) => {
    const own = known.filter((part) => part.stage === stage && part.value > 0);
    const value = totalOf(own);
    if (value === 0) return [];
    const blocks = own.map((part) => ({ ...part, share: part.value / value }));
    return [{ stage, value, share: value / total, blocks }];
  });
}

/** The share of each named part, largest first; parts of the same name are merged. */
export function footprintShares(
  groups: readonly FootprintGroup[],
  nameOf: (stage: Stage) => string,
): { name: string; share: number }[] {
  const shares = new Map<string, number>();
  for (const { stage, share, blocks } of groups) {
    for (const block of blocks) {
      const name = block.name ?? nameOf(stage);
      shares.set(name, (shares.get(name) ?? 0) + share * block.share);
    }
  }
  return [...shares].map(([name, share]) => ({ name, share })).sort((a, b) => b.share - a.share);
}
