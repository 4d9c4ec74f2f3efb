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
import type { rowOperations } from './rows.ts';

/** The row of each stage. */
export interface StageRow {
  storage: StorageRow;
  selection: SelectionRow;
  delivery: DeliveryRow;
  consumption: ConsumptionRow;
}

/** What is sent to add a row to each stage. */
export interface NewStageRow {
  storage: NewStorageRow;
  selection: NewSelectionRow;
  delivery: NewDeliveryRow;
  consumption: NewConsumptionRow;
}

export type Stage = keyof StageRow;

/** The four stages in the order of the portal. */
export const stages = ['storage', 'selection', 'delivery', 'consumption'] as const satisfies readonly Stage[];

type Lists = { [S in Stage]: (campaignId: number, options?: CallOptions) => Promise<StageRow[S][]> };
type Creates = {
  [S in Stage]: (campaignId: number, row: NewStageRow[S], options?: CreateOptions) => Promise<StageRow[S]>;
};
type Deletes = { [S in Stage]: (campaignId: number, rowId: number, options?: CallOptions) => Promise<void> };

/** The same operations chosen by the stage's name, for code that treats the four alike. */
export const stageOperations = (rows: ReturnType<typeof rowOperations>) => {
  const lists: Lists = {
    storage: rows.listStorages,
    selection: rows.listSelections,
    delivery: rows.listDeliveries,
    consumption: rows.listConsumptions,
  };
  const creates: Creates = {
    storage: rows.createStorage,
    selection: rows.createSelection,
    delivery: rows.createDelivery,
    consumption: rows.createConsumption,
  };
  const deletes: Deletes = {
    storage: rows.deleteStorage,
    selection: rows.deleteSelection,
    delivery: rows.deleteDelivery,
    consumption: rows.deleteConsumption,
  };
  return {
    /** The rows of a stage, in the order they were added. */
    listRows: <S extends Stage>(
      stage: S,
      campaignId: number,
      options?: CallOptions,
    ): Promise<StageRow[S][]> => lists[stage](campaignId, options),

    /** Adds a row; answers with its computed emissions. */
    createRow: <S extends Stage>(
      stage: S,
      campaignId: number,
      row: NewStageRow[S],
      options?: CreateOptions,
    ): Promise<StageRow[S]> => creates[stage](campaignId, row, options),

    deleteRow: (stage: Stage, campaignId: number, rowId: number, options?: CallOptions): Promise<void> =>
      deletes[stage](campaignId, rowId, options),
  };
};
