import { type ComponentKind, type Stage, stageComponents, stages } from '@leaf/emissions';
import type { StageRow } from '../../types.ts';
import type { CampaignRows } from '../overview/EmissionsChart/emissionsSeries.ts';
import { type FootprintPart, totalOf } from './footprint.ts';

const kinds: readonly ComponentKind[] = ['electricity', 'embodied', 'whole'];

/**
 * The parts of some rows of one stage: electricity and embodied emissions, or the whole where they are not
 * separated.
 */
export function stageFootprint<S extends Stage>(stage: S, rows: readonly StageRow[S][]): FootprintPart[] {
  // `never` fits the list of every stage.
  const list: readonly never[] = rows as readonly never[];
  const components = stageComponents<Stage>(stage, list);
  return kinds.flatMap((kind) => {
    const own = components.filter((component) => component.kind === kind);
    return own.length > 0 ? [{ stage, kind, value: totalOf(own) }] : [];
  });
}

/** The parts of a campaign, stage by stage. */
export const campaignFootprint = (rows: CampaignRows): FootprintPart[] =>
  stages.flatMap((stage) => stageFootprint(stage, rows[stage]));
