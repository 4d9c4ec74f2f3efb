import {
  collections,
  type Estimate,
  mayRead,
  type NewStageRow,
  ofRowOperations,
  type RowOperation,
  type StageRow,
  sentPicture,
  stages,
} from '@leaf/api-client/contract';
import { benchmarks, estimate as estimateRows, geos, type Stage } from '@leaf/emissions';
import type { EntitledCaller } from '../../core/caller.ts';
import type { Ctx, Handlers } from '../../core/contract.ts';
import { versionOf } from '../../core/ifMatch.ts';
import { pageById, pageOf, ROW_BOUND } from '../../core/paging.ts';
import { bulkRows } from './bulk.ts';
import {
  createCampaign,
  deleteCampaign,
  listCampaigns,
  restoreCampaign,
  updateCampaign,
} from './campaigns.ts';
import { type DeletedKey, listDeleted, listDeletedRows } from './deletedLists.ts';
import { duplicateCampaign } from './duplicate.ts';
import { keepImportMapping, readImportMapping } from './importMapping.ts';
import { noPicture } from './pictures.ts';
import type { CampaignScope } from './repo.ts';
import { estimate, type Rows, rows } from './rows.ts';

type CampaignOperation =
  | 'listCampaigns'
  | 'createCampaign'
  | 'updateCampaign'
  | 'deleteCampaign'
  | 'restoreCampaign'
  | 'restoreRow'
  | 'duplicateCampaign'
  | 'bulkRows'
  | 'listDeletedRows'
  | 'listDeleted'
  | 'getImportMapping'
  | 'putImportMapping'
  | 'getGeos'
  | 'getBenchmarks'
  | 'estimate';

const scope = ({ caller, params }: Pick<Ctx<'deleteCampaign'>, 'caller' | 'params'>): CampaignScope => ({
  orgId: caller.org.id,
  campaignId: params.id,
});

/** The campaigns that a caller may see: those of the organization, or those that an embed token names. */
const seenBy = ({ org, machine }: EntitledCaller) => ({ orgId: org.id, only: machine?.campaigns ?? null });

/** Campaigns, and the reference values of the method. */
export const campaignHandlers: Pick<Handlers, CampaignOperation> = {
  listCampaigns: (ctx) => listCampaigns(ctx.db, seenBy(ctx.caller), pageById(ctx)),
  createCampaign: (ctx) => createCampaign(ctx, { orgId: ctx.caller.org.id, userId: ctx.caller.id }, ctx.body),
  updateCampaign: (ctx) => updateCampaign(ctx.db, scope(ctx), versionOf(ctx.request), ctx.body),
  deleteCampaign: (ctx) => deleteCampaign(ctx, scope(ctx)),
  restoreCampaign: (ctx) => restoreCampaign(ctx, scope(ctx)),

  async restoreRow(ctx) {
    const { collection, rowId } = ctx.params;
    const stage = stages.find((candidate) => collections[candidate] === collection) as Stage;
    return rows[stage].restore(ctx, scope(ctx), rowId) as Promise<{ data: StageRow[Stage] }>;
  },

  duplicateCampaign: (ctx) =>
    duplicateCampaign(ctx, scope(ctx), { userId: ctx.caller.id, name: ctx.body.name }, ctx.settle),
  bulkRows: (ctx) => bulkRows(ctx, scope(ctx), ctx.body),
  listDeletedRows: (ctx) => listDeletedRows(ctx, scope(ctx), pageById(ctx)),
  listDeleted: (ctx) =>
    listDeleted(ctx, ctx.caller.org.id, pageOf<DeletedKey>(ctx, ['number', 'string', 'number'])),
  getImportMapping: (ctx) => readImportMapping(ctx.db, ctx.caller.org.id),
  putImportMapping: (ctx) => keepImportMapping(ctx, ctx.caller.org.id, ctx.body),

  getGeos: async () => geos(),
  getBenchmarks: async ({ query }) => ({ benchmarks: estimate(() => benchmarks(query)) }),
  estimate: async ({ body }) => ({ data: estimate(() => estimateRows(body)) as Estimate }),
};

/** A changed row without what the call left as it was. */
const withoutUnsent = (
  stage: Stage,
  row: StageRow['storage'],
  sent: NewStageRow['storage'],
): StageRow['storage'] => ({
  ...row,
  ...(sent.external_id === undefined ? { external_id: null } : {}),
  ...(stage === 'delivery' && !sentPicture(stage, sent) ? noPicture : {}),
});

type Storage = 'listStorages' | 'createStorage' | 'updateStorage' | 'deleteStorage';

/** The operations on a stage's rows, under the names of those of storage. */
const handlersOf = (stage: Stage): Pick<Handlers, Storage> => {
  const table = rows[stage] as Rows<'storage'>;
  return {
    listStorages: (ctx) => table.list(ctx.db, scope(ctx), pageById(ctx, ROW_BOUND)),
    createStorage: (ctx) => table.create(ctx, scope(ctx), ctx.body),
    updateStorage: async (ctx) => {
      const known = { rowId: ctx.params.rowId, version: versionOf(ctx.request) };
      const { data } = await table.update(ctx.db, scope(ctx), known, ctx.body);
      return { data: mayRead(ctx.caller) ? data : withoutUnsent(stage, data, ctx.body) };
    },
    deleteStorage: (ctx) => table.remove(ctx, scope(ctx), ctx.params.rowId),
  };
};

const ofKind = {
  list: 'listStorages',
  create: 'createStorage',
  update: 'updateStorage',
  delete: 'deleteStorage',
} as const;

/** The rows of every stage: the four are alike, and so are their operations in the contract. */
export const rowHandlers = ofRowOperations(
  (kind, stage) => handlersOf(stage)[ofKind[kind]],
) as unknown as Pick<Handlers, RowOperation>;
