import type { components } from '../generated/schema.ts';

/** The contract's name for the rows of each stage, in the order of the portal. */
export const collections = {
  storage: 'storages',
  selection: 'selections',
  delivery: 'deliveries',
  consumption: 'consumptions',
} as const;

export type Stage = keyof typeof collections;
export type Collection = (typeof collections)[Stage];

/** The stages in the order of the portal. */
export const stages = Object.keys(collections) as readonly Stage[];

type Schemas = components['schemas'];

/** The row of each stage. */
export type StageRow = { [S in Stage]: Schemas[`${Capitalize<S>}Row`] };

/** The payload for a new row of each stage. */
export type NewStageRow = { [S in Stage]: Schemas[`New${Capitalize<S>}Row`] };

/** The operations on the rows of a stage. */
export type RowKind = 'list' | 'create' | 'update' | 'delete';

/** The operation of a kind for the rows of a stage: `listStorages`, `createStorage`. */
export type RowOperationOf<S extends Stage, K extends RowKind> = K extends 'list'
  ? `list${Capitalize<(typeof collections)[S]>}`
  : `${Exclude<K, 'list'>}${Capitalize<S>}`;

export type RowOperation = { [S in Stage]: RowOperationOf<S, RowKind> }[Stage];

export const capital = <T extends string>(word: T) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>;

/** The operation ids of a stage's rows. */
export const operationsOf = <S extends Stage>(stage: S) => ({
  list: `list${capital(collections[stage])}` as RowOperationOf<S, 'list'>,
  create: `create${capital(stage)}` as RowOperationOf<S, 'create'>,
  update: `update${capital(stage)}` as RowOperationOf<S, 'update'>,
  delete: `delete${capital(stage)}` as RowOperationOf<S, 'delete'>,
});

/** A value for each operation on the rows of each stage. */
export const ofRowOperations = <Value>(make: (kind: RowKind, stage: Stage) => Value) =>
  Object.fromEntries(
    stages.flatMap((stage) =>
      Object.entries(operationsOf(stage)).map(([kind, operation]) => [
        operation,
        make(kind as RowKind, stage),
      ]),
    ),
  ) as Record<RowOperation, Value>;
