import type { Handlers } from '../../core/contract.ts';
import { languageOf } from '../../core/language.ts';
import { pageById } from '../../core/paging.ts';
import { askForPoint, listAskedPoints } from './askedPoints.ts';
import { bulkImages } from './bulk.ts';
import { chooseFiles } from './choices.ts';
import { describeImage } from './describe.ts';
import type { ImageScope } from './imageRepo.ts';
import {
  deleteImage,
  listImages,
  openImage,
  openProcessed,
  requireImage,
  restoreImage,
  storeImage,
} from './images.ts';
import { cancelJob, createJob, getJob, listJobs, retryJob } from './jobs.ts';
import { listOutcomes } from './outcomes.ts';
import { listImageRows } from './rowsOfImage.ts';
import { createSettings, deleteSettings, listSettings, updateSettings } from './settings.ts';
import { createSizes } from './sizes.ts';
import { openThumbnail } from './thumbnail.ts';
import { openZip } from './zip.ts';

type ImageOperation =
  | 'listImages'
  | 'uploadImage'
  | 'getImage'
  | 'getThumbnail'
  | 'getImageInfo'
  | 'deleteImage'
  | 'restoreImage'
  | 'bulkImages'
  | 'createSizes'
  | 'listImageRows'
  | 'listJobs'
  | 'listOutcomes'
  | 'chooseFiles'
  | 'followJobs'
  | 'listJobSettings'
  | 'createJobSettings'
  | 'updateJobSettings'
  | 'deleteJobSettings'
  | 'createJob'
  | 'getJob'
  | 'cancelJob'
  | 'retryJob'
  | 'listAskedPoints'
  | 'askForPoint'
  | 'getProcessedImage'
  | 'getImageZip';

type Addressed = { caller: { id: number | null; org: { id: number } }; params: { id: number } };

const scope = ({ caller, params }: Addressed): ImageScope => ({ orgId: caller.org.id, imageId: params.id });
const creator = ({ caller }: Pick<Addressed, 'caller'>) => ({ orgId: caller.org.id, userId: caller.id });

/** Uploaded images, their optimisation jobs and the pictures these made. */
export const imageHandlers: Pick<Handlers, ImageOperation> = {
  listImages: (ctx) => listImages(ctx.db, ctx.caller.org.id, pageById(ctx)),
  uploadImage: (ctx) => storeImage(ctx, creator(ctx), ctx.body, ctx.settle),
  getImage: (ctx) => openImage(ctx, scope(ctx)),
  getThumbnail: (ctx) => openThumbnail(ctx, scope(ctx)),
  getImageInfo: async (ctx) => ({ data: describeImage(await requireImage(ctx.db, scope(ctx))) }),
  deleteImage: (ctx) => deleteImage(ctx, scope(ctx)),
  restoreImage: (ctx) => restoreImage(ctx, scope(ctx)),
  bulkImages: (ctx) => bulkImages(ctx, ctx.body),
  createSizes: (ctx) => createSizes(ctx, creator(ctx), scope(ctx), ctx.body, ctx.settle),
  listImageRows: (ctx) => listImageRows(ctx.db, scope(ctx), pageById(ctx)),

  listJobs: (ctx) => listJobs(ctx.db, scope(ctx), pageById(ctx), languageOf(ctx.request)),
  listOutcomes: (ctx) => listOutcomes(ctx.db, ctx.caller.org.id, ctx.query, languageOf(ctx.request)),
  chooseFiles: (ctx) => chooseFiles(ctx.db, ctx.caller.org.id, ctx.body.choices),
  followJobs: (ctx) => ctx.jobNews.listen(ctx.caller, ctx.query.seconds),
  listJobSettings: (ctx) => listSettings(ctx.db, ctx.caller.org.id),
  createJobSettings: (ctx) => createSettings(ctx, ctx.caller.org.id, ctx.body),
  updateJobSettings: (ctx) =>
    updateSettings(ctx.db, { orgId: ctx.caller.org.id, id: ctx.params.id }, ctx.body),
  deleteJobSettings: (ctx) => deleteSettings(ctx.db, { orgId: ctx.caller.org.id, id: ctx.params.id }),
  createJob: (ctx) => createJob(ctx, creator(ctx), ctx.params.id, ctx.body),
  getJob: (ctx) => getJob(ctx.db, scope(ctx), ctx.params.jobId, languageOf(ctx.request)),
  cancelJob: (ctx) => cancelJob(ctx.db, scope(ctx), ctx.params.jobId),
  retryJob: (ctx) => retryJob(ctx, creator(ctx), ctx.params.id, ctx.params.jobId),
  listAskedPoints: (ctx) => listAskedPoints(ctx.db, scope(ctx), languageOf(ctx.request)),
  askForPoint: (ctx) => askForPoint(ctx, creator(ctx), ctx.params.id, ctx.body),
  getImageZip: (ctx) => openZip(ctx, ctx.caller.org.id, ctx.query.files),
  getProcessedImage: (ctx) => openProcessed(ctx, scope(ctx), ctx.params.format, ctx.params.quality),
};
