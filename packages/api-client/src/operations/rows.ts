import type { CallOptions, CreateOptions } from '../client/options.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import type { Context } from './context.ts';
import { readToEnd } from './readToEnd.ts';
import { collections, type NewStageRow, operationsOf, type Stage, type StageRow } from './stages.ts';

/** The four paths are alike; this one provides the types for all of them. */
type Rows = '/campaigns/{id}/storages';
const rowsOf = (stage: Stage) => `/campaigns/{id}/${collections[stage]}` as Rows;
const rowOf = (stage: Stage) => `${rowsOf(stage)}/{rowId}` as const;

/** The operations for the rows of a campaign: by stage, and each under its own name. */
export const rowOperations = ({ http, init, create }: Context) => {
  const list = <S extends Stage>(
    stage: S,
    campaignId: number,
    options?: CallOptions,
  ): Promise<StageRow[S][]> =>
    readToEnd(
      (cursor) =>
        http.GET(rowsOf(stage), {
          params: { path: { id: campaignId }, query: { cursor } },
          ...init(options),
        }),
      operationsOf(stage).list,
      ({ data }) => data as StageRow[S][],
    );

  const add = <S extends Stage>(
    stage: S,
    campaignId: number,
    row: NewStageRow[S],
    options?: CreateOptions,
  ): Promise<StageRow[S]> =>
    create([operationsOf(stage).create, campaignId, row], options, (header) =>
      unwrapPart(
        http.POST(rowsOf(stage), {
          params: { path: { id: campaignId }, header },
          body: row as NewStageRow['storage'],
          ...init(options),
        }),
        operationsOf(stage).create,
        ({ data }) => data as StageRow[S],
      ),
    );

  const remove = async (
    stage: Stage,
    campaignId: number,
    rowId: number,
    options?: CallOptions,
  ): Promise<void> => {
    await unwrap(
      http.DELETE(rowOf(stage), { params: { path: { id: campaignId, rowId } }, ...init(options) }),
      operationsOf(stage).delete,
    );
  };

  const named = <S extends Stage>(stage: S) => ({
    list: (campaignId: number, options?: CallOptions) => list(stage, campaignId, options),
    create: (campaignId: number, row: NewStageRow[S], options?: CreateOptions) =>
      add(stage, campaignId, row, options),
    delete: (campaignId: number, rowId: number, options?: CallOptions) =>
      remove(stage, campaignId, rowId, options),
  });
  const storage = named('storage');
  const selection = named('selection');
  const delivery = named('delivery');
  const consumption = named('consumption');

  return {
    /** The rows of a stage, in the order they were added. */
    listRows: list,
    /** Adds a row and returns it with its computed emissions. */
    createRow: add,
    deleteRow: remove,

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
