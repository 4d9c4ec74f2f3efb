import {
  type BulkAnswer,
  type BulkChange,
  type BulkResult,
  changeFaults,
  decideChanges,
  type NewStageRow,
  type PlannedChange,
  type RefusedChange,
  refusalLanguage,
  type StageRow,
  wordRefusedChange,
} from '../../contract.ts';
import { type Stage, stages } from '../../operations/stages.ts';
import { computeRow, issuesOf } from '../computeRow.ts';
import { keptTimes } from '../keptTimes.ts';
import { createOnce } from '../once.ts';
import { type MockState, noRows } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** The stages are alike; one provides the types for all of them. */
type Row = StageRow['storage'];
type NewRow = NewStageRow['storage'];
/** The most refused changes to report if nothing is changed. */
const MOST_RESULTS = 1000;

type Planned = PlannedChange & { index: number; stage: Stage; sent?: NewRow };

/** Checks the parts and the row of a change. */
function plan(change: BulkChange, index: number): Planned {
  const { op, stage, id, version } = change;
  const sent = change.row as NewRow | undefined;
  const external_id = typeof sent?.external_id === 'string' ? sent.external_id : undefined;
  const planned = { index, op, stage, id, version, external_id };
  const errors = changeFaults(change);
  if (errors.length > 0) return { ...planned, refused: { code: 'invalid_input', errors } };
  if (!sent) return planned;
  try {
    computeRow(stage as 'storage', 0, sent);
    return { ...planned, external_id: sent.external_id, sent };
  } catch (error) {
    return { ...planned, refused: { code: 'invalid_input', errors: issuesOf(error) } };
  }
}

/** The rows of a campaign, as they would become. A row is replaced, never changed in place. */
const copyOf = (state: MockState, campaignId: number) => ({
  campaignId,
  rows: { ...(state.rows[campaignId] ?? noRows()) },
  deleted: [...state.deleted.rows],
  nextId: state.nextId,
});
type Copy = ReturnType<typeof copyOf>;

const isSame = (row: Row, other: Row) => {
  const fields = Object.keys(row).sort();
  return JSON.stringify(row, fields) === JSON.stringify(other, fields);
};

/** Decides about the changes of a stage and makes them in a copy. */
function makeChanges(copy: Copy, stage: Stage, planned: readonly Planned[], overwrites: boolean): void {
  const rows = new Map((copy.rows[stage] as Row[]).map((row) => [row.id, row]));
  const holders = new Map(
    [...rows.values()].flatMap(({ id, external_id }) => (external_id === null ? [] : [[external_id, id]])),
  );
  const isHere = (deleted: Copy['deleted'][number]) =>
    deleted.campaignId === copy.campaignId && deleted.stage === stage;
  const hidden = new Map(copy.deleted.filter(isHere).map(({ row }) => [row.id, row as Row]));
  decideChanges(
    planned.filter(({ refused }) => !refused),
    { rows, hidden, holders },
    overwrites,
  );

  for (const change of planned) {
    const { status, id = 0 } = change;
    const current = rows.get(id);
    if (status === 'deleted' && current) {
      rows.delete(id);
      const deletion = { id: copy.nextId++, deletedAt: Date.now(), campaignId: copy.campaignId };
      copy.deleted.unshift({ ...deletion, stage, row: current });
    }
    if (status === 'updated' && current && change.sent) {
      const { external_id = current.external_id } = change.sent;
      const { version } = current;
      const row = { ...computeRow(stage as 'storage', id, change.sent, current), external_id, version };
      if (isSame(row, current)) Object.assign(change, { status: 'unchanged', version });
      else {
        rows.set(id, { ...row, version: version + 1 });
        change.version = version + 1;
      }
    }
    const back = hidden.get(id);
    if (status === 'restored' && back) {
      rows.set(id, back);
      copy.deleted = copy.deleted.filter((deleted) => !isHere(deleted) || deleted.row.id !== id);
    }
    if (status === 'created' && change.sent) {
      const row = computeRow(stage as 'storage', copy.nextId++, change.sent);
      rows.set(row.id, row);
      Object.assign(change, { id: row.id, version: row.version });
    }
  }
  const all = [...rows.values()];
  // A restored row returns to its place; a created one is the last.
  if (planned.some(({ status }) => status === 'restored')) all.sort((a, b) => a.id - b.id);
  (copy.rows[stage] as Row[]) = all;
}

/** What became of a change, but for why it was refused. */
const resultOf = ({ index, stage, id, version, external_id, refused }: Planned) => ({
  ...{ index, stage },
  ...(id === undefined ? {} : { id }),
  ...(version === undefined || refused ? {} : { version }),
  ...(external_id ? { external_id } : {}),
});

const countsOf = (results: readonly BulkResult[]) => {
  const of = (status: BulkResult['status']) => results.filter((result) => result.status === status).length;
  return {
    ...{ created: of('created'), updated: of('updated'), deleted: of('deleted') },
    ...{ restored: of('restored'), unchanged: of('unchanged'), refused: of('refused') },
  };
};

/** Bulk changes, and the rows that can be restored. */
export const bulkHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<BulkAnswer>();
  const has = (campaignId: number) => state.campaigns.some(({ id }) => id === campaignId);
  return {
    bulkRows: api.post('/campaigns/{id}/bulk', async ({ request, pathNumber, body, answer }) => {
      const campaignId = pathNumber('id');
      if (!has(campaignId)) return answer.problem('campaign_not_found');
      const { operations, partial = false, on_external_id } = await body();
      const refusals: RefusedChange[] = [];
      const language = refusalLanguage(request.headers.get('Accept-Language'));
      const made = once(request, () => {
        const copy = copyOf(state, campaignId);
        const planned = operations.map(plan);
        for (const stage of stages)
          makeChanges(
            copy,
            stage,
            planned.filter((change) => change.stage === stage),
            on_external_id === 'update',
          );
        const results = planned.map((change): BulkResult => {
          const { status = 'refused', refused: why } = change;
          if (!why) return { ...resultOf(change), status };
          const refused = { ...resultOf(change), refused: why };
          refusals.push(refused);
          return wordRefusedChange(refused, language);
        });
        if (refusals.length > 0 && !partial) return undefined;
        state.rows[campaignId] = copy.rows;
        state.deleted.rows = copy.deleted;
        state.nextId = copy.nextId;
        return { results, ...countsOf(results) };
      });
      if (made) return answer.json(200, made);
      const figures = { refused: refusals.length, operations: operations.length };
      return answer.problem('changes_refused', figures, { results: refusals.slice(0, MOST_RESULTS) });
    }),

    listDeletedRows: api.get('/campaigns/{id}/deleted', ({ pathNumber, answer }) => {
      if (!has(pathNumber('id'))) return answer.problem('campaign_not_found');
      const found = state.deleted.rows.filter(({ campaignId }) => campaignId === pathNumber('id'));
      const data = found.map(({ id, stage, row, deletedAt }) => ({
        ...{ id, stage, row_id: row.id, name: row.name },
        ...keptTimes(deletedAt),
      }));
      return answer.json(200, { data });
    }),
  };
};
