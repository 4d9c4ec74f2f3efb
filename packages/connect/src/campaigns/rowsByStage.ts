import { type Stage, type StageRow, stages } from '@leaf/api-client';

export type RowsByStage = { [S in Stage]: StageRow[S][] };

/**
 * The rows of a campaign from a query of each stage, which is empty until it has been read.
 * @param queries in the order of `stages`
 */
export const rowsByStage = (queries: readonly { data?: StageRow[Stage][] | undefined }[]) =>
  Object.fromEntries(stages.map((stage, index) => [stage, queries[index]?.data ?? []])) as RowsByStage;
