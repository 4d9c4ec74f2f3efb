import {
  collections,
  type NewStageRow,
  ofRowOperations,
  type Stage,
  type StageRow,
} from '../../operations/stages.ts';
import { computeRow, issuesOf } from '../computeRow.ts';
import { matches } from '../ifMatch.ts';
import { createOnce } from '../once.ts';
import { type MockRows, type MockState, noRows } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** The paths of the stages are alike; this one provides the types for all of them. */
type Rows = '/campaigns/{id}/storages';
type Row = StageRow['storage'];

const stageOf = (collection: string) =>
  (Object.keys(collections) as Stage[]).find((stage) => collections[stage] === collection);

/** The rows of every stage. */
export const rowHandlers = (api: TypedHttp, state: MockState) => {
  const rowsOf = (campaignId: number): MockRows | undefined => {
    if (!state.campaigns.some(({ id }) => id === campaignId)) return undefined;
    const rows = state.rows[campaignId] ?? noRows();
    state.rows[campaignId] = rows;
    return rows;
  };
  const read = (campaignId: number, stage: Stage) => rowsOf(campaignId)?.[stage] as Row[] | undefined;
  const isTaken = (rows: readonly Row[], external_id: string | null | undefined, id = 0) =>
    rows.some((row) => row.id !== id && row.external_id !== null && row.external_id === external_id);

  const handlersOf = (stage: Stage) => {
    const path = `/campaigns/{id}/${collections[stage]}` as Rows;
    const once = createOnce<Row>();
    const computed = (id: number, sent: NewStageRow['storage'], current?: Row) =>
      computeRow(stage as 'storage', id, sent, current);
    return {
      list: api.get(path, ({ pathNumber, answer }) => {
        const data = read(pathNumber('id'), stage);
        return data ? answer.json(200, { data }) : answer.problem('campaign_not_found');
      }),
      create: api.post(path, async ({ request, pathNumber, body, answer }) => {
        const rows = read(pathNumber('id'), stage);
        if (!rows) return answer.problem('campaign_not_found');
        const sent = await body();
        const { external_id } = sent;
        try {
          const data = once(request, () => {
            if (isTaken(rows, external_id)) return undefined;
            const row = computed(state.nextId, sent);
            state.nextId++;
            rows.push(row);
            return row;
          });
          return data
            ? answer.json(201, { data })
            : answer.problem('external_id_taken', { external_id: external_id ?? '' });
        } catch (error) {
          return answer.problem('invalid_input', undefined, { errors: issuesOf(error) });
        }
      }),
      update: api.put(`${path}/{rowId}`, async ({ request, pathNumber, body, answer }) => {
        const rows = read(pathNumber('id'), stage) ?? [];
        const index = rows.findIndex(({ id }) => id === pathNumber('rowId'));
        const current = rows[index];
        if (!current) return answer.problem('row_not_found');
        const matched = matches(request, current.version);
        if (matched === undefined) return answer.problem('version_needed');
        if (!matched) return answer.problem('stale', undefined, { current });
        const sent = await body();
        const { external_id = current.external_id } = sent;
        if (isTaken(rows, external_id, current.id))
          return answer.problem('external_id_taken', { external_id: external_id ?? '' });
        try {
          const row = { ...computed(current.id, sent, current), external_id, version: current.version + 1 };
          rows[index] = row;
          return answer.json(200, { data: row });
        } catch (error) {
          return answer.problem('invalid_input', undefined, { errors: issuesOf(error) });
        }
      }),
      delete: api.delete(`${path}/{rowId}`, ({ pathNumber, answer }) => {
        const rows = read(pathNumber('id'), stage) ?? [];
        const row = rows.find(({ id }) => id === pathNumber('rowId'));
        if (!row) return answer.problem('row_not_found');
        rows.splice(rows.indexOf(row), 1);
        const id = state.nextId++;
        state.deleted.rows.unshift({ id, deletedAt: Date.now(), campaignId: pathNumber('id'), stage, row });
        return answer.empty(204);
      }),
    };
  };

  const handlers = Object.fromEntries(
    (Object.keys(collections) as Stage[]).map((stage) => [stage, handlersOf(stage)]),
  ) as Record<Stage, ReturnType<typeof handlersOf>>;
  return {
    ...ofRowOperations((kind, stage) => handlers[stage][kind]),
    restoreRow: api.post(
      '/campaigns/{id}/{collection}/{rowId}/restore',
      ({ pathNumber, pathText, answer }) => {
        const stage = stageOf(pathText('collection'));
        const rows = stage && read(pathNumber('id'), stage);
        if (!rows) return answer.problem('campaign_not_found');
        const found = state.deleted.rows.find(
          (deleted) =>
            deleted.campaignId === pathNumber('id') &&
            deleted.stage === stage &&
            deleted.row.id === pathNumber('rowId'),
        );
        if (!found) return answer.problem('row_not_found');
        const { external_id } = found.row;
        if (isTaken(rows, external_id))
          return answer.problem('external_id_taken', { external_id: external_id ?? '' });
        state.deleted.rows = state.deleted.rows.filter((other) => other !== found);
        rows.push(found.row as Row);
        rows.sort((a, b) => a.id - b.id);
        return answer.json(200, { data: found.row });
      },
    ),
  };
};
