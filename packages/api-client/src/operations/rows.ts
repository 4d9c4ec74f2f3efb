import type { CallOptions, CreateOptions } from '../client/options.ts';
import type { Bulk, BulkAnswer, BulkChange, DeletedRow } from '../contract.ts';
import type { ErrorPurpose } from '../errors/texts.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import { type Context, ifMatch } from './context.ts';
import { readToEnd } from './readToEnd.ts';
import {
  collections,
  type NewStageRow,
  ofRowOperations,
  operationsOf,
  type RowKind,
  type RowOperation,
  type RowOperationOf,
  type Stage,
  type StageRow,
} from './stages.ts';

/** The paths of the stages are alike; this one provides the types for all of them. */
type Rows = '/campaigns/{id}/storages';
const rowsOf = (stage: Stage) => `/campaigns/{id}/${collections[stage]}` as Rows;
const rowOf = (stage: Stage) => `${rowsOf(stage)}/{rowId}` as const;

/** The version of a row that was edited. */
export type Versioned = { id: number; version: number };

/** A change of many: to which stage, and what becomes of which row. */
export type RowChange = {
  [S in Stage]:
    | { op: 'create'; stage: S; row: NewStageRow[S] }
    | { op: 'update'; stage: S; id: number; version: number; row: NewStageRow[S] }
    | { op: 'delete'; stage: S; id: number; version?: number }
    | { op: 'restore'; stage: S; id: number };
}[Stage];

export interface BulkOptions extends CreateOptions {
  /** Makes the good changes when others are refused; otherwise it is all or nothing. */
  partial?: boolean | undefined;
  /** What to do with a new row whose `external_id` is taken: `refuse` it, or `update` the existing row. */
  onExternalId?: Bulk['on_external_id'] | undefined;
}

/** What a bulk call is for if all of its changes are of this kind. */
const purposes: Partial<Record<RowChange['op'], ErrorPurpose>> = {
  delete: 'deleteRows',
  restore: 'restoreRow',
};

function purposeOf(changes: readonly RowChange[]): ErrorPurpose | undefined {
  const [op, ...others] = new Set(changes.map((change) => change.op));
  return op && others.length === 0 ? purposes[op] : undefined;
}

/** Ten thousand rows take longer than one. */
const BULK_TIMEOUT_MS = 120_000;

/** The operations on a stage's rows without the stage as first argument. */
interface OfStage<S extends Stage> {
  list: (campaignId: number, options?: CallOptions) => Promise<StageRow[S][]>;
  create: (campaignId: number, row: NewStageRow[S], options?: CreateOptions) => Promise<StageRow[S]>;
  update: (
    campaignId: number,
    known: Versioned,
    row: NewStageRow[S],
    options?: CallOptions,
  ) => Promise<StageRow[S]>;
  delete: (campaignId: number, rowId: number, options?: CallOptions) => Promise<void>;
}

type Operation<O extends RowOperation> = {
  [S in Stage]: { [K in RowKind]: O extends RowOperationOf<S, K> ? OfStage<S>[K] : never }[RowKind];
}[Stage];
/** Each operation under its own name. */
type ByName = { [O in RowOperation]: Operation<O> };

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

  const update = <S extends Stage>(
    stage: S,
    campaignId: number,
    { id, version }: Versioned,
    row: NewStageRow[S],
    options?: CallOptions,
  ): Promise<StageRow[S]> =>
    unwrapPart(
      http.PUT(rowOf(stage), {
        params: { path: { id: campaignId, rowId: id }, header: ifMatch(version) },
        body: row as NewStageRow['storage'],
        ...init(options),
      }),
      operationsOf(stage).update,
      ({ data }) => data as StageRow[S],
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

  const restore = <S extends Stage>(
    stage: S,
    campaignId: number,
    rowId: number,
    options?: CallOptions,
  ): Promise<StageRow[S]> =>
    unwrapPart(
      http.POST('/campaigns/{id}/{collection}/{rowId}/restore', {
        params: { path: { id: campaignId, collection: collections[stage], rowId } },
        ...init(options),
      }),
      'restoreRow',
      ({ data }) => data as StageRow[S],
    );

  const bulk = (
    campaignId: number,
    changes: readonly RowChange[],
    { partial, onExternalId, ...options }: BulkOptions = {},
  ): Promise<BulkAnswer> => {
    const body: Bulk = {
      operations: changes as readonly BulkChange[] as BulkChange[],
      ...(partial === undefined ? {} : { partial }),
      ...(onExternalId === undefined ? {} : { on_external_id: onExternalId }),
    };
    return create(['bulkRows', campaignId, body], options, (header) =>
      unwrap(
        http.POST('/campaigns/{id}/bulk', {
          params: { path: { id: campaignId }, header },
          body,
          ...init({ timeoutMs: BULK_TIMEOUT_MS, ...options }),
        }),
        'bulkRows',
        purposeOf(changes),
      ),
    );
  };

  const listDeleted = (campaignId: number, options?: CallOptions): Promise<DeletedRow[]> =>
    readToEnd(
      (cursor) =>
        http.GET('/campaigns/{id}/deleted', {
          params: { path: { id: campaignId }, query: { cursor } },
          ...init(options),
        }),
      'listDeletedRows',
      ({ data }) => data,
    );

  const byStage = { list, create: add, update, delete: remove };
  const named = ofRowOperations(
    (kind, stage) =>
      (...rest: unknown[]) =>
        (byStage[kind] as (...all: unknown[]) => unknown)(stage, ...rest),
  ) as unknown as ByName;

  return {
    /** The rows of a stage, in the order they were added. */
    listRows: list,
    /** Adds a row and returns it with its computed emissions. */
    createRow: add,
    /**
     * Replaces the fields of a row. If somebody else has changed it since, the error has the status 412 and
     * the current row in `current`. A delivery row that was read with a `region` is sent without its `fixed_ratio`.
     */
    updateRow: update,
    /** Deletes a row; `restoreRow` restores it for 24 hours. */
    deleteRow: remove,
    /** Restores a deleted row with its id and its figures. */
    restoreRow: restore,
    /**
     * Creates, changes, deletes and restores at most 10,000 rows of all stages. All or nothing unless
     * `partial`; if nothing was changed, the error has the code `changes_refused` and the refused changes in
     * `results`.
     */
    bulkRows: bulk,
    /** The rows of a campaign that can be restored, latest deletion first. */
    listDeletedRows: listDeleted,
    ...named,
  };
};
