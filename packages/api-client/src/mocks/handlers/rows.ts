import type { ConsumptionRow, DeliveryRow, SelectionRow, StorageRow } from '../../contract.ts';
import { computeRow } from '../computeRow.ts';
import { createOnce } from '../once.ts';
import { type MockRows, type MockState, noRows } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** The rows of the four stages. */
export const rowHandlers = (api: TypedHttp, state: MockState) => {
  const rowsOf = (campaignId: number): MockRows | undefined => {
    if (!state.campaigns.some(({ id }) => id === campaignId)) return undefined;
    const rows = state.rows[campaignId] ?? noRows();
    state.rows[campaignId] = rows;
    return rows;
  };
  /** Takes a row out; whether it was there. */
  const remove = (rows: { id: number }[] | undefined, rowId: number): boolean => {
    const index = rows?.findIndex(({ id }) => id === rowId) ?? -1;
    if (index >= 0) rows?.splice(index, 1);
    return index >= 0;
  };
  /** Adds a row once for each `Idempotency-Key`. */
  const adder = <Row>() => {
    const once = createOnce<Row>();
    return (request: Request, rows: Row[], make: (id: number) => Row): Row =>
      once(request, () => {
        const row = make(state.nextId++);
        rows.push(row);
        return row;
      });
  };
  const addStorage = adder<StorageRow>();
  const addSelection = adder<SelectionRow>();
  const addDelivery = adder<DeliveryRow>();
  const addConsumption = adder<ConsumptionRow>();

  return {
    listStorages: api.get('/campaigns/{id}/storages', ({ pathNumber, answer }) => {
      const rows = rowsOf(pathNumber('id'));
      return rows ? answer.json(200, { data: rows.storage }) : answer.problem('campaign_not_found');
    }),
    createStorage: api.post('/campaigns/{id}/storages', async ({ request, pathNumber, body, answer }) => {
      const rows = rowsOf(pathNumber('id'));
      if (!rows) return answer.problem('campaign_not_found');
      const sent = await body();
      const data = addStorage(request, rows.storage, (id) => computeRow.storage(id, sent));
      return answer.json(201, { data });
    }),
    deleteStorage: api.delete('/campaigns/{id}/storages/{rowId}', ({ pathNumber, answer }) =>
      remove(rowsOf(pathNumber('id'))?.storage, pathNumber('rowId'))
        ? answer.empty(204)
        : answer.problem('row_not_found'),
    ),

    listSelections: api.get('/campaigns/{id}/selections', ({ pathNumber, answer }) => {
      const rows = rowsOf(pathNumber('id'));
      return rows ? answer.json(200, { data: rows.selection }) : answer.problem('campaign_not_found');
    }),
    createSelection: api.post('/campaigns/{id}/selections', async ({ request, pathNumber, body, answer }) => {
      const rows = rowsOf(pathNumber('id'));
      if (!rows) return answer.problem('campaign_not_found');
      const sent = await body();
      const data = addSelection(request, rows.selection, (id) => computeRow.selection(id, sent));
      return answer.json(201, { data });
    }),
    deleteSelection: api.delete('/campaigns/{id}/selections/{rowId}', ({ pathNumber, answer }) =>
      remove(rowsOf(pathNumber('id'))?.selection, pathNumber('rowId'))
        ? answer.empty(204)
        : answer.problem('row_not_found'),
    ),

    listDeliveries: api.get('/campaigns/{id}/deliveries', ({ pathNumber, answer }) => {
      const rows = rowsOf(pathNumber('id'));
      return rows ? answer.json(200, { data: rows.delivery }) : answer.problem('campaign_not_found');
    }),
    createDelivery: api.post('/campaigns/{id}/deliveries', async ({ request, pathNumber, body, answer }) => {
      const rows = rowsOf(pathNumber('id'));
      if (!rows) return answer.problem('campaign_not_found');
      const sent = await body();
      const data = addDelivery(request, rows.delivery, (id) => computeRow.delivery(id, sent));
      return answer.json(201, { data });
    }),
    deleteDelivery: api.delete('/campaigns/{id}/deliveries/{rowId}', ({ pathNumber, answer }) =>
      remove(rowsOf(pathNumber('id'))?.delivery, pathNumber('rowId'))
        ? answer.empty(204)
        : answer.problem('row_not_found'),
    ),

    listConsumptions: api.get('/campaigns/{id}/consumptions', ({ pathNumber, answer }) => {
      const rows = rowsOf(pathNumber('id'));
      return rows ? answer.json(200, { data: rows.consumption }) : answer.problem('campaign_not_found');
    }),
    createConsumption: api.post(
      '/campaigns/{id}/consumptions',
      async ({ request, pathNumber, body, answer }) => {
        const rows = rowsOf(pathNumber('id'));
        if (!rows) return answer.problem('campaign_not_found');
        const sent = await body();
        const data = addConsumption(request, rows.consumption, (id) => computeRow.consumption(id, sent));
        return answer.json(201, { data });
      },
    ),
    deleteConsumption: api.delete('/campaigns/{id}/consumptions/{rowId}', ({ pathNumber, answer }) =>
      remove(rowsOf(pathNumber('id'))?.consumption, pathNumber('rowId'))
        ? answer.empty(204)
        : answer.problem('row_not_found'),
    ),
  };
};
