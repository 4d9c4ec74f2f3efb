import { EmissionsError, type Stage, stageComponents } from '@leaf/emissions';
import type { StageRow } from '../../../types.ts';
import { FootprintStrip } from '../../FootprintStrip/FootprintStrip.tsx';
import type { FootprintPart } from '../../FootprintStrip/footprint.ts';
import classes from './RowTab.module.css';

/** The parts of a row's figure; the figure alone if the model does not know its device. */
export function rowParts<S extends Stage>(stage: S, row: StageRow[S]): FootprintPart[] {
  try {
    const parts = stageComponents(stage, [row]);
    const names = [...new Set(parts.map(({ part }) => part))];
    return parts.map(({ part, kind, value }) => ({
      stage,
      kind,
      value,
      tone: tones[names.indexOf(part) % tones.length],
    }));
  } catch (error) {
    if (error instanceof EmissionsError) return [{ stage, value: row.total_emissions }];
    throw error;
  }
}

const tones = [1, 2, 3, 4] as const;

type RowShareProps<S extends Stage> = { stage: S; row: StageRow[S]; largest: number };

/** A row's strip, scaled to its share of the largest row. The figures beside it say the same. */
export function RowShare<S extends Stage>({ stage, row, largest }: RowShareProps<S>) {
  return (
    <span className={classes.share} aria-hidden>
      <FootprintStrip
        size="xs"
        share={largest > 0 ? row.total_emissions / largest : 0}
        parts={rowParts(stage, row)}
      />
    </span>
  );
}
