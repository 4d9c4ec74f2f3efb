import { emissionsOf, factorsVersion } from '@leaf/emissions';
import { type Fault, keptPicture, sentPicture } from '../contract.ts';
import type { NewStageRow, Stage, StageRow } from '../operations/stages.ts';

/** A row as the server answers it: the payload as the model normalises it, with its emissions. */
export function computeRow<S extends Stage>(
  stage: S,
  id: number,
  sent: NewStageRow[S],
  current?: StageRow[S],
): StageRow[S] {
  const model = emissionsOf[stage] as (row: object) => object & { trace: unknown };
  const { trace: _, ...computed } = model(sent);
  const kept = {
    version: 1,
    external_id: sent.external_id ?? null,
    factors_version: factorsVersion,
    name: sent.name.trim(),
  };
  const picture = keptPicture(stage, computed, sentPicture(stage, sent), current);
  return { id, ...kept, ...computed, ...picture } as unknown as StageRow[S];
}

const isFault = (issue: unknown): issue is Fault =>
  typeof issue === 'object' && issue !== null && 'path' in issue && 'code' in issue;

/** The faults that the model found. @throws anything else that was thrown */
export function issuesOf(error: unknown): Fault[] {
  const issues = error instanceof Error && 'issues' in error ? error.issues : undefined;
  if (Array.isArray(issues) && issues.length > 0 && issues.every(isFault)) return issues;
  throw error;
}
