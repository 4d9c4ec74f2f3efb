import type { BulkChange, BulkResult } from './generated/schema.ts';
import type { StageRow } from './operations/stages.ts';
import type { ToWord } from './refusals/index.ts';

/** A change of a bulk call as far as others can stand in its way, and what was decided about it. */
export type PlannedChange = {
  op: BulkChange['op'];
  id?: number | undefined;
  version?: number | undefined;
  /** Undefined leaves it unchanged. */
  external_id?: string | null | undefined;
  refused?: ToWord | undefined;
  status?: BulkResult['status'] | undefined;
};

/** The rows of a stage that its changes name. */
export type FoundRows = {
  /** By id. The stages are alike; one provides the type for all of them. */
  rows: ReadonlyMap<number, StageRow['storage']>;
  /** Deleted ones that can come back, by id. */
  hidden: ReadonlyMap<number, { version: number; external_id: string | null }>;
  /** By external id, the id of the row that has it. */
  holders: ReadonlyMap<string, number>;
};

/**
 * Decides about the changes of a stage, whatever their order: deletions first, then updates, which may exchange their
 * external ids, then what comes back or is new. Each of them gets a `status` or the reason for which it is `refused`.
 * @param planned without those that are refused already
 * @param overwrites whether a new row with the external id of another replaces that one
 */
export function decideChanges(
  planned: readonly PlannedChange[],
  { rows, hidden, holders: held }: FoundRows,
  overwrites: boolean,
): void {
  const holders = new Map(held);
  const named = new Set<number>();
  const claimed = new Map<string, PlannedChange>();
  const refused = (change: PlannedChange, refusal: ToWord) => {
    change.refused = refusal;
  };
  /** Refuses a change of a row that is named already, is not there, or has another version by now. */
  const isOwn = (change: PlannedChange, id: number): boolean => {
    const current = rows.get(id);
    if (named.has(id)) refused(change, { code: 'named_twice' });
    else if (!current) refused(change, { code: 'row_not_found' });
    else if (change.version !== undefined && change.version !== current.version)
      refused(change, { code: 'stale', current });
    else if (change.op === 'update' && change.version === undefined)
      refused(change, { code: 'version_needed' });
    else named.add(id);
    return change.refused === undefined;
  };
  const takenBy = (external_id: string): ToWord => ({ code: 'external_id_taken', params: { external_id } });
  /** Claims an external id for a row; refuses the change if another has it. */
  const claims = (change: PlannedChange, external_id: string | null | undefined, id?: number): boolean => {
    if (external_id === null || external_id === undefined) return true;
    const holder = holders.get(external_id);
    if (claimed.has(external_id) || (holder !== undefined && holder !== id)) {
      refused(change, takenBy(external_id));
      return false;
    }
    claimed.set(external_id, change);
    return true;
  };
  /** The external id that an update takes from its row. */
  const givenUp = ({ id = 0, external_id }: PlannedChange): string | undefined => {
    const held = rows.get(id)?.external_id;
    return held && external_id !== undefined && external_id !== held ? held : undefined;
  };
  /** The row of a refused update keeps its external id: whoever claimed that is refused as well, and so on. */
  const keepOf = (change: PlannedChange): void => {
    for (let next: PlannedChange | undefined = change; next; ) {
      const held = givenUp(next);
      if (held === undefined) return;
      holders.set(held, next.id ?? 0);
      next = claimed.get(held);
      if (next) refused(next, takenBy(held));
    }
  };
  const of = (op: PlannedChange['op']) => planned.filter((change) => change.op === op);

  for (const change of of('delete')) {
    const id = change.id ?? 0;
    if (!isOwn(change, id)) continue;
    change.status = 'deleted';
    const external_id = rows.get(id)?.external_id;
    if (external_id) holders.delete(external_id);
  }
  const updates = of('update').filter((change) => isOwn(change, change.id ?? 0));
  for (const change of updates) {
    const held = givenUp(change);
    if (held !== undefined) holders.delete(held);
  }
  for (const change of updates) if (!claims(change, change.external_id, change.id)) keepOf(change);
  for (const change of updates) if (!change.refused) change.status = 'updated';
  for (const change of of('restore')) {
    const id = change.id ?? 0;
    const back = hidden.get(id);
    if (named.has(id)) refused(change, { code: 'named_twice' });
    else if (!back) refused(change, { code: 'row_not_found' });
    else if (claims(change, back.external_id)) {
      named.add(id);
      Object.assign(change, { status: 'restored', version: back.version, external_id: back.external_id });
    }
  }
  for (const change of of('create')) {
    const holder = change.external_id ? holders.get(change.external_id) : undefined;
    if (overwrites && holder !== undefined && !named.has(holder)) {
      named.add(holder);
      if (claims(change, change.external_id, holder))
        Object.assign(change, { status: 'updated', id: holder });
    } else if (claims(change, change.external_id)) change.status = 'created';
  }
}
