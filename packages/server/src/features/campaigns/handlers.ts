import { benchmarks, geos } from '@leaf/emissions';
import type { Ctx, Handlers } from '../../core/contract.ts';
import { pageById, ROW_BOUND } from '../../core/paging.ts';
import { createCampaign, deleteCampaign, listCampaigns } from './campaigns.ts';
import type { CampaignScope } from './repo.ts';
import { consumptions, deliveries, estimate, selections, storages } from './rows.ts';

type CampaignOperation =
  | 'listCampaigns'
  | 'createCampaign'
  | 'deleteCampaign'
  | 'listStorages'
  | 'createStorage'
  | 'deleteStorage'
  | 'listSelections'
  | 'createSelection'
  | 'deleteSelection'
  | 'listDeliveries'
  | 'createDelivery'
  | 'deleteDelivery'
  | 'listConsumptions'
  | 'createConsumption'
  | 'deleteConsumption'
  | 'getGeos'
  | 'getBenchmarks';

const scope = ({ caller, params }: Pick<Ctx<'deleteCampaign'>, 'caller' | 'params'>): CampaignScope => ({
  orgId: caller.org.id,
  campaignId: params.id,
});

/** Campaigns, their rows, and the reference values of the method. */
export const campaignHandlers: Pick<Handlers, CampaignOperation> = {
  listCampaigns: (ctx) => listCampaigns(ctx.db, ctx.caller.org.id, pageById(ctx)),
  createCampaign: (ctx) => createCampaign(ctx, { orgId: ctx.caller.org.id, userId: ctx.caller.id }, ctx.body),
  deleteCampaign: (ctx) => deleteCampaign(ctx.db, scope(ctx)),

  listStorages: (ctx) => storages.list(ctx.db, scope(ctx), pageById(ctx, ROW_BOUND)),
  createStorage: (ctx) => storages.create(ctx, scope(ctx), ctx.body),
  deleteStorage: (ctx) => storages.remove(ctx.db, scope(ctx), ctx.params.rowId),

  listSelections: (ctx) => selections.list(ctx.db, scope(ctx), pageById(ctx, ROW_BOUND)),
  createSelection: (ctx) => selections.create(ctx, scope(ctx), ctx.body),
  deleteSelection: (ctx) => selections.remove(ctx.db, scope(ctx), ctx.params.rowId),

  listDeliveries: (ctx) => deliveries.list(ctx.db, scope(ctx), pageById(ctx, ROW_BOUND)),
  createDelivery: (ctx) => deliveries.create(ctx, scope(ctx), ctx.body),
  deleteDelivery: (ctx) => deliveries.remove(ctx.db, scope(ctx), ctx.params.rowId),

  listConsumptions: (ctx) => consumptions.list(ctx.db, scope(ctx), pageById(ctx, ROW_BOUND)),
  createConsumption: (ctx) => consumptions.create(ctx, scope(ctx), ctx.body),
  deleteConsumption: (ctx) => consumptions.remove(ctx.db, scope(ctx), ctx.params.rowId),

  getGeos: async () => geos(),
  getBenchmarks: async ({ query }) => ({ benchmarks: estimate(() => benchmarks(query)) }),
};
