import type { BulkOptions, BulkResult, LeafClient, RowChange, Stage, StageRow } from '@leaf/api-client';

/** So many rows go into one call. */
const most = 10_000;

/** The current rows, to know what a change replaces. */
export type KnownRows = { [S in Stage]?: readonly StageRow[S][] };

type Written = {
  results: BulkResult[];
  /** The changes that take these back. */
  back: RowChange[];
  /** Why nothing was changed, and the first change of the part that was refused. */
  failure?: { error: unknown; start: number };
};

/** A row as one sends it: without what the server computed. */
export function asSent(row: object): Record<string, unknown> {
  const { id: _id, version: _version, factors_version: _factors, ...fields } = row as Record<string, unknown>;
  // A ratio beside a region is the region's.
  const derived = fields.region ? ['fixed_ratio', 'mobile_ratio'] : ['mobile_ratio'];
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) =>
        // Left out, a picture would stay.
        (value !== null || field === 'image_id') && !field.endsWith('_emissions') && !derived.includes(field),
    ),
  );
}

const nameOf = (stage: string, id: number | undefined) => `${stage} ${id}`;

/** The change that undoes another one. */
function backOf({ status, stage, id, version }: BulkResult, before: object | undefined): RowChange[] {
  if (id === undefined) return [];
  if (status === 'created' || status === 'restored') return [{ op: 'delete', stage, id }];
  if (status === 'deleted') return [{ op: 'restore', stage, id }];
  if (status !== 'updated' || !before) return [];
  return [{ op: 'update', stage, id, version, row: asSent(before) } as RowChange];
}

/** Sends changes in parts of what one call takes. */
export async function sendRows(
  api: LeafClient,
  campaignId: number,
  changes: readonly RowChange[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += most)
    await api.bulkRows(campaignId, changes.slice(start, start + most));
}

/** Makes changes of rows, all or nothing: should a later part be refused, the earlier ones are taken back. */
export async function changeRows(
  api: LeafClient,
  campaignId: number,
  changes: readonly RowChange[],
  known: KnownRows,
  options: BulkOptions = {},
): Promise<Written> {
  const before = new Map(
    Object.entries(known).flatMap(([stage, rows]) =>
      rows.map((row) => [nameOf(stage, row.id), row] as const),
    ),
  );
  const results: BulkResult[] = [];
  const back: RowChange[] = [];
  for (let start = 0; start < changes.length; start += most) {
    try {
      const part = changes.slice(start, start + most);
      const answer = await api.bulkRows(campaignId, part, options);
      for (const result of answer.results) {
        results.push(result);
        back.push(...backOf(result, before.get(nameOf(result.stage, result.id))));
      }
    } catch (error) {
      await sendRows(api, campaignId, back);
      return { results: [], back: [], failure: { error, start } };
    }
  }
  return { results, back };
}
