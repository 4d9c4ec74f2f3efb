import type { CallOptions, CreateOptions } from '../client/options.ts';
import type {
  ConsumptionRow,
  DeliveryRow,
  NewConsumptionRow,
  NewDeliveryRow,
  NewSelectionRow,
  NewStorageRow,
  SelectionRow,
  StorageRow,
} from '../contract.ts';
import { errorTexts } from '../errors/texts.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import type { Context } from './context.ts';
import { readToEnd } from './readToEnd.ts';

/** The operations of the rows of a campaign, one group per stage as the contract has them. */
export const rowOperations = ({ http, init, create }: Context) => ({
  listStorages: (campaignId: number, options?: CallOptions): Promise<StorageRow[]> =>
    readToEnd(
      (cursor) =>
        http.GET('/campaigns/{id}/storages', {
          params: { path: { id: campaignId }, query: { cursor } },
          ...init(options),
        }),
      errorTexts.listStorages,
      ({ data }) => data,
    ),

  createStorage: (campaignId: number, body: NewStorageRow, options?: CreateOptions): Promise<StorageRow> =>
    create(['createStorage', campaignId, body], options, (header) =>
      unwrapPart(
        http.POST('/campaigns/{id}/storages', {
          params: { path: { id: campaignId }, header },
          body,
          ...init(options),
        }),
        errorTexts.createStorage,
        ({ data }) => data,
      ),
    ),

  deleteStorage: async (campaignId: number, rowId: number, options?: CallOptions): Promise<void> => {
    await unwrap(
      http.DELETE('/campaigns/{id}/storages/{rowId}', {
        params: { path: { id: campaignId, rowId } },
        ...init(options),
      }),
      errorTexts.deleteStorage,
    );
  },

  listSelections: (campaignId: number, options?: CallOptions): Promise<SelectionRow[]> =>
    readToEnd(
      (cursor) =>
        http.GET('/campaigns/{id}/selections', {
          params: { path: { id: campaignId }, query: { cursor } },
          ...init(options),
        }),
      errorTexts.listSelections,
      ({ data }) => data,
    ),

  createSelection: (
    campaignId: number,
    body: NewSelectionRow,
    options?: CreateOptions,
  ): Promise<SelectionRow> =>
    create(['createSelection', campaignId, body], options, (header) =>
      unwrapPart(
        http.POST('/campaigns/{id}/selections', {
          params: { path: { id: campaignId }, header },
          body,
          ...init(options),
        }),
        errorTexts.createSelection,
        ({ data }) => data,
      ),
    ),

  deleteSelection: async (campaignId: number, rowId: number, options?: CallOptions): Promise<void> => {
    await unwrap(
      http.DELETE('/campaigns/{id}/selections/{rowId}', {
        params: { path: { id: campaignId, rowId } },
        ...init(options),
      }),
      errorTexts.deleteSelection,
    );
  },

  listDeliveries: (campaignId: number, options?: CallOptions): Promise<DeliveryRow[]> =>
    readToEnd(
      (cursor) =>
        http.GET('/campaigns/{id}/deliveries', {
          params: { path: { id: campaignId }, query: { cursor } },
          ...init(options),
        }),
      errorTexts.listDeliveries,
      ({ data }) => data,
    ),

  createDelivery: (campaignId: number, body: NewDeliveryRow, options?: CreateOptions): Promise<DeliveryRow> =>
    create(['createDelivery', campaignId, body], options, (header) =>
      unwrapPart(
        http.POST('/campaigns/{id}/deliveries', {
          params: { path: { id: campaignId }, header },
          body,
          ...init(options),
        }),
        errorTexts.createDelivery,
        ({ data }) => data,
      ),
    ),

  deleteDelivery: async (campaignId: number, rowId: number, options?: CallOptions): Promise<void> => {
    await unwrap(
      http.DELETE('/campaigns/{id}/deliveries/{rowId}', {
        params: { path: { id: campaignId, rowId } },
        ...init(options),
      }),
      errorTexts.deleteDelivery,
    );
  },

  listConsumptions: (campaignId: number, options?: CallOptions): Promise<ConsumptionRow[]> =>
    readToEnd(
      (cursor) =>
        http.GET('/campaigns/{id}/consumptions', {
          params: { path: { id: campaignId }, query: { cursor } },
          ...init(options),
        }),
      errorTexts.listConsumptions,
      ({ data }) => data,
    ),

  createConsumption: (
    campaignId: number,
    body: NewConsumptionRow,
    options?: CreateOptions,
  ): Promise<ConsumptionRow> =>
    create(['createConsumption', campaignId, body], options, (header) =>
      unwrapPart(
        http.POST('/campaigns/{id}/consumptions', {
          params: { path: { id: campaignId }, header },
          body,
          ...init(options),
        }),
        errorTexts.createConsumption,
        ({ data }) => data,
      ),
    ),

  deleteConsumption: async (campaignId: number, rowId: number, options?: CallOptions): Promise<void> => {
    await unwrap(
      http.DELETE('/campaigns/{id}/consumptions/{rowId}', {
        params: { path: { id: campaignId, rowId } },
        ...init(options),
      }),
      errorTexts.deleteConsumption,
    );
  },
});
