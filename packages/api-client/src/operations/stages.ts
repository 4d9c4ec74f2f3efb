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

/** The row of each stage. */
export interface StageRow {
  storage: StorageRow;
  selection: SelectionRow;
  delivery: DeliveryRow;
  consumption: ConsumptionRow;
}

/** The payload for a new row of each stage. */
export interface NewStageRow {
  storage: NewStorageRow;
  selection: NewSelectionRow;
  delivery: NewDeliveryRow;
  consumption: NewConsumptionRow;
}

export type Stage = keyof StageRow;

/** The four stages in the order of the portal. */
export const stages = ['storage', 'selection', 'delivery', 'consumption'] as const satisfies readonly Stage[];

/** The contract's name for the rows of each stage. */
export const collections = {
  storage: 'storages',
  selection: 'selections',
  delivery: 'deliveries',
  consumption: 'consumptions',
} as const satisfies Record<Stage, string>;

const capital = <T extends string>(word: T) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>;

/** The operation ids of a stage's rows. */
export const operationsOf = (stage: Stage) => ({
  list: `list${capital(collections[stage])}` as const,
  create: `create${capital(stage)}` as const,
  delete: `delete${capital(stage)}` as const,
});
