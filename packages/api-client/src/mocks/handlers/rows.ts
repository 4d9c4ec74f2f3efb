import { collections, type Stage, type StageRow } from '../../operations/stages.ts';
import { type ComputeRows, issuesOf } from '../computeRow.ts';
import { createOnce } from '../once.ts';
import { type MockRows, type MockState, noRows } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** The four paths are alike; this one provides the types for all of them. */
type Rows = '/campaigns/{id}/storages';

/** The rows of the four stages. */
export const rowHandlers = (api: TypedHttp, state: MockState, compute: ComputeRows) => {
  const rowsOf = (campaignId: number): MockRows | undefined => {
    if (!state.campaigns.some(({ id }) => id === campaignId)) return undefined;
    const rows = state.rows[campaignId] ?? noRows();
    state.rows[campaignId] = rows;
    return rows;
  };
  const handlersOf = (stage: Stage) => {
    const path = `/campaigns/{id}/${collections[stage]}` as Rows;
    const once = createOnce<StageRow['storage']>();
    const read = (campaignId: number) => rowsOf(campaignId)?.[stage] as StageRow['storage'][] | undefined;
    return {
      list: api.get(path, ({ pathNumber, answer }) => {
        const data = read(pathNumber('id'));
        return data ? answer.json(200, { data }) : answer.problem('campaign_not_found');
      }),
      create: api.post(path, async ({ request, pathNumber, body, answer }) => {
        const rows = read(pathNumber('id'));
        if (!rows) return answer.problem('campaign_not_found');
        const sent = await body();
        try {
          const data = once(request, () => {
            const row = (compute[stage] as ComputeRows['storage'])(state.nextId, sent);
            state.nextId++;
            rows.push(row);
            return row;
          });
          return answer.json(201, { data });
        } catch (error) {
          return answer.problem('invalid_input', undefined, { errors: issuesOf(error) });
        }
      }),
      delete: api.delete(`${path}/{rowId}`, ({ pathNumber, answer }) => {
        const rows = read(pathNumber('id'));
        const index = rows?.findIndex(({ id }) => id === pathNumber('rowId')) ?? -1;
        if (index < 0) return answer.problem('row_not_found');
        rows?.splice(index, 1);
        return answer.empty(204);
      }),
    };
  };
  const storage = handlersOf('storage');
  const selection = handlersOf('selection');
  const delivery = handlersOf('delivery');
  const consumption = handlersOf('consumption');
  return {
    listStorages: storage.list,
    createStorage: storage.create,
    deleteStorage: storage.delete,
    listSelections: selection.list,
    createSelection: selection.create,
    deleteSelection: selection.delete,
    listDeliveries: delivery.list,
    createDelivery: delivery.create,
    deleteDelivery: delivery.delete,
    listConsumptions: consumption.list,
    createConsumption: consumption.create,
    deleteConsumption: consumption.delete,
  };
};
