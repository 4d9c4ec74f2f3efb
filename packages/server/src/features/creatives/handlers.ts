import type { Handlers } from '../../core/contract.ts';
import { languageOf } from '../../core/language.ts';
import { pageById } from '../../core/paging.ts';
import type { CreativeScope } from './creativeRepo.ts';
import {
  deleteCreative,
  getCreative,
  listCreatives,
  openCreative,
  openLight,
  restoreCreative,
  storeCreative,
} from './creatives.ts';
import {
  cancelCreativeJob,
  createCreativeJob,
  getCreativeJob,
  listCreativeJobs,
  retryCreativeJob,
} from './jobs.ts';
import { createPreview } from './preview.ts';

type CreativeOperation =
  | 'listCreatives'
  | 'uploadCreative'
  | 'getCreative'
  | 'deleteCreative'
  | 'restoreCreative'
  | 'getCreativeFile'
  | 'previewCreative'
  | 'listCreativeJobs'
  | 'createCreativeJob'
  | 'getCreativeJob'
  | 'cancelCreativeJob'
  | 'retryCreativeJob'
  | 'getLightCreative';

type Addressed = { caller: { id: number | null; org: { id: number } }; params: { id: number } };

const scope = ({ caller, params }: Addressed): CreativeScope => ({
  orgId: caller.org.id,
  creativeId: params.id,
});
const creator = ({ caller }: Pick<Addressed, 'caller'>) => ({ orgId: caller.org.id, userId: caller.id });

/** HTML5 creatives, the jobs that make them lighter, and the address where one can be seen. */
export const creativeHandlers: Pick<Handlers, CreativeOperation> = {
  listCreatives: (ctx) => listCreatives(ctx.db, ctx.caller.org.id, pageById(ctx)),
  uploadCreative: (ctx) => storeCreative(ctx, creator(ctx), ctx.body, ctx.settle),
  getCreative: (ctx) => getCreative(ctx.db, scope(ctx)),
  deleteCreative: (ctx) => deleteCreative(ctx, scope(ctx)),
  restoreCreative: (ctx) => restoreCreative(ctx, scope(ctx)),
  getCreativeFile: (ctx) => openCreative(ctx, scope(ctx)),
  previewCreative: (ctx) => createPreview(ctx, scope(ctx), ctx.body, ctx.request),

  listCreativeJobs: (ctx) => listCreativeJobs(ctx.db, scope(ctx), pageById(ctx), languageOf(ctx.request)),
  createCreativeJob: (ctx) => createCreativeJob(ctx, creator(ctx), ctx.params.id, ctx.body),
  getCreativeJob: (ctx) => getCreativeJob(ctx.db, scope(ctx), ctx.params.jobId, languageOf(ctx.request)),
  cancelCreativeJob: (ctx) => cancelCreativeJob(ctx.db, scope(ctx), ctx.params.jobId),
  retryCreativeJob: (ctx) => retryCreativeJob(ctx, creator(ctx), ctx.params.id, ctx.params.jobId),
  getLightCreative: (ctx) => openLight(ctx, scope(ctx), ctx.params.jobId),
};
