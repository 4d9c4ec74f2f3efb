import {
  type BulkAnswer,
  type BulkChange,
  type BulkResult,
  changeFaults,
  type NewStageRow,
  type RefusedChange,
  refusalLanguage,
  type StageRow,
  type ToWord,
  wordRefusedChange,
} from '../../contract.ts';
import { computeRow, issuesOf } from '../computeRow.ts';
import { keptTimes } from '../keptTimes.ts';
import { createOnce } from '../once.ts';
import { type MockState, noRows } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** The stages are alike; one provides the types for all of them. */
type Row = StageRow['storage'];
/** The most refused changes to report if nothing is changed. */
const MOST_RESULTS = 1000;
type Result = Omit<BulkResult, 'index' | 'stage'>;
const isRefused = (made: Result | ToWord): made is ToWord => 'code' in made;

/** Makes the changes in a copy of the state, one after the other. */
class Attempt {
  readonly rows: NonNullable<MockState['rows'][number]>;
  readonly deleted: MockState['deleted']['rows'];
  nextId: number;
  readonly #campaignId: number;
  readonly #overwrites: boolean;
  readonly #named = new Set<string>();
  /** Rows that an update takes their external id from: another change may have it, before or after. */
  readonly #leaving = new Set<Row>();

  constructor(state: MockState, campaignId: number, overwrites: boolean, operations: readonly BulkChange[]) {
    this.rows = structuredClone(state.rows[campaignId] ?? noRows());
    this.deleted = structuredClone(state.deleted.rows);
    this.nextId = state.nextId;
    this.#campaignId = campaignId;
    this.#overwrites = overwrites;
    for (const { op, stage, id, row: { external_id } = {} as Partial<Row> } of operations) {
      const current = op === 'update' && (this.rows[stage] as Row[]).find((row) => row.id === id);
      if (current && external_id !== undefined && external_id !== current.external_id)
        this.#leaving.add(current);
    }
  }

  #holder(rows: readonly Row[], external_id: string | null | undefined) {
    return rows.find(
      (row) => row.external_id !== null && row.external_id === external_id && !this.#leaving.has(row),
    );
  }

  #put(rows: Row[], current: Row, { stage, row }: BulkChange): Result | ToWord {
    const sent = row as unknown as NewStageRow['storage'];
    const { external_id = current.external_id } = sent;
    const holder = this.#holder(rows, external_id);
    if (holder && holder !== current)
      return { code: 'external_id_taken', params: { external_id: external_id ?? '' } };
    const computed = computeRow(stage as 'storage', current.id, sent, current);
    const changed = { ...computed, external_id, version: current.version };
    if (
      JSON.stringify(changed, Object.keys(changed).sort()) ===
      JSON.stringify(current, Object.keys(changed).sort())
    )
      return { status: 'unchanged', id: current.id, version: current.version };
    rows[rows.indexOf(current)] = { ...changed, version: current.version + 1 };
    return { status: 'updated', id: current.id, version: current.version + 1 };
  }

  #create(rows: Row[], change: BulkChange): Result | ToWord {
    const sent = change.row as unknown as NewStageRow['storage'];
    const holder = this.#holder(rows, sent.external_id);
    if (holder && this.#overwrites && !this.#named.has(`${change.stage} ${holder.id}`))
      return this.#put(rows, holder, change);
    if (holder) return { code: 'external_id_taken', params: { external_id: sent.external_id ?? '' } };
    const row = computeRow(change.stage as 'storage', this.nextId, sent);
    this.nextId++;
    rows.push(row);
    this.#named.add(`${change.stage} ${row.id}`);
    return { status: 'created', id: row.id, version: 1 };
  }

  #restore(rows: Row[], { stage, id }: BulkChange): Result | ToWord {
    const found = this.deleted.find(
      (deleted) =>
        deleted.campaignId === this.#campaignId && deleted.stage === stage && deleted.row.id === id,
    );
    if (!found) return { code: 'row_not_found' };
    const { external_id, version } = found.row;
    if (this.#holder(rows, external_id))
      return { code: 'external_id_taken', params: { external_id: external_id ?? '' } };
    this.deleted.splice(this.deleted.indexOf(found), 1);
    rows.push(found.row as Row);
    rows.sort((a, b) => a.id - b.id);
    return { status: 'restored', id: found.row.id, version };
  }

  #change(rows: Row[], change: BulkChange): Result | ToWord {
    const { op, stage, id = 0, version } = change;
    const current = rows.find((row) => row.id === id);
    if (!current) return { code: 'row_not_found' };
    if (version !== undefined && version !== current.version) return { code: 'stale', current };
    if (op === 'update' && version === undefined) return { code: 'version_needed' };
    if (op === 'update') return this.#put(rows, current, change);
    rows.splice(rows.indexOf(current), 1);
    const deletion = { id: this.nextId++, deletedAt: Date.now(), campaignId: this.#campaignId };
    this.deleted.unshift({ ...deletion, stage, row: current });
    return { status: 'deleted', id };
  }

  make(change: BulkChange): Result | ToWord {
    const { op, stage, id } = change;
    const errors = changeFaults(change);
    if (errors.length > 0) return { code: 'invalid_input', errors };
    const name = `${stage} ${id}`;
    if (op !== 'create' && this.#named.has(name)) return { code: 'named_twice' };
    if (op !== 'create') this.#named.add(name);
    const rows = this.rows[stage] as Row[];
    try {
      if (op === 'create') return this.#create(rows, change);
      return op === 'restore' ? this.#restore(rows, change) : this.#change(rows, change);
    } catch (error) {
      return { code: 'invalid_input', errors: issuesOf(error) };
    }
  }
}

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
        const attempt = new Attempt(state, campaignId, on_external_id === 'update', operations);
        const results = operations.map((change, index): BulkResult => {
          const { stage, id } = change;
          const result = attempt.make(change);
          const external_id = change.row?.external_id;
          const named = typeof external_id === 'string' ? { external_id } : {};
          if (!isRefused(result)) return { index, stage, ...named, ...result };
          const refused = { index, stage, ...(id === undefined ? {} : { id }), ...named, refused: result };
          refusals.push(refused);
          return wordRefusedChange(refused, language);
        });
        if (refusals.length > 0 && !partial) return undefined;
        state.rows[campaignId] = attempt.rows;
        state.deleted.rows = attempt.deleted;
        state.nextId = attempt.nextId;
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
