import type { Job, JobWithResult, NewJob } from '@leaf/api-client/contract';
import { roundTarget, targetRules, validateTarget } from '@leaf/optimiser';
import { byId, type Page } from '../../core/paging.ts';
import { notFound, unprocessable } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Language } from '../../words/languages.ts';
import type { Creator } from '../assets/asset.ts';
import { describeShown, namedPreset, requireCancelled, requireEnded, requireTurn } from '../assets/jobs.ts';
import { lockOrganization } from '../organizations/repo.ts';
import type { ImageScope } from './imageRepo.ts';
import { requireImage } from './images.ts';
import {
  findJob,
  findJobs,
  findLiveJob,
  holdImages,
  insertJob,
  type JobOrder,
  type JobRow,
  markCancelled,
} from './jobRepo.ts';
import { readResult } from './result.ts';

/** A job as the contract shows it. */
export const describeJob = (job: JobRow, language?: Language): Job => ({
  ...describeShown(job, language),
  type: job.mode,
  target: job.target,
});

/** Newest first. */
export async function listJobs(
  db: Db,
  scope: ImageScope,
  page: Page,
  language: Language,
): Promise<{ data: Job[] }> {
  const jobs = page.take(await findJobs(db, scope, page), byId);
  // Without jobs, the image may be new or may not exist.
  if (jobs.length === 0) await requireImage(db, scope);
  return { data: jobs.map((job) => describeJob(job, language)) };
}

/** The job and its result, which is null until there is one. */
export async function getJob(
  db: Db,
  scope: ImageScope,
  jobId: number,
  language: Language,
): Promise<{ data: JobWithResult }> {
  const job = await findJob(db, scope, jobId);
  if (!job) throw notFound('job');
  return { data: { ...describeJob(job, language), result: readResult(job.result) } };
}

/** The job that is already queued or running, or a new one with its turn in the queue. */
async function findOrQueue(
  { queue }: Pick<Services, 'queue'>,
  trx: Db,
  by: Creator,
  imageId: number,
  order: JobOrder,
): Promise<JobRow> {
  for (;;) {
    const known = await findLiveJob(trx, imageId, order);
    if (known) return known;
    await requireTurn(trx, by.orgId);
    const created = await insertJob(trx, { ...order, image_id: imageId, created_by: by.userId });
    if (!created) continue;
    await queue.send(trx, 'optimise', {});
    return created;
  }
}

/** Rows and turns are created in one transaction: neither ever exists without the other. */
function queueJobs(
  services: Pick<Services, 'db' | 'queue'>,
  by: Creator,
  imageIds: readonly number[],
  order: JobOrder,
): Promise<Map<number, JobRow>> {
  return transact(services.db, async (trx) => {
    await lockOrganization(trx, by.orgId);
    const held = await holdImages(trx, by.orgId, imageIds);
    if (held.length < imageIds.length) throw notFound('image');
    const jobs = new Map<number, JobRow>();
    for (const imageId of imageIds) jobs.set(imageId, await findOrQueue(services, trx, by, imageId, order));
    return jobs;
  });
}

/** @throws {Problem} 422 when the mode does not accept the target */
export function checkTarget(mode: NewJob['mode'], target: NewJob['target']): void {
  if (validateTarget(mode, target) === null) return;
  const rule = targetRules[mode];
  if (!rule) throw unprocessable('target', 'target_not_taken');
  const { min, max, unit } = rule;
  if (target === null) throw unprocessable('target', 'target_missing', { unit });
  throw unprocessable('target', 'target_out_of_range', { minimum: min, maximum: max, unit });
}

/** One job per named image; the response is the one in the path. */
export async function createJob(
  services: Pick<Services, 'db' | 'queue'>,
  by: Creator,
  imageId: number,
  { mode, target, images, preset }: NewJob,
): Promise<{ data: Job }> {
  checkTarget(mode, target);
  if (!images.includes(imageId)) throw unprocessable('images', 'image_not_named');
  const jobs = await queueJobs(services, by, images, {
    mode,
    target: roundTarget(mode, target),
    preset: preset ?? null,
  });
  const job = jobs.get(imageId);
  if (!job) throw notFound('image');
  return { data: describeJob(job) };
}

/** A job that has ended cannot be changed. */
export async function cancelJob(db: Db, scope: ImageScope, jobId: number): Promise<{ data: Job }> {
  const cancelled = await markCancelled(db, scope, jobId);
  return { data: describeJob(await requireCancelled(cancelled, () => findJob(db, scope, jobId))) };
}

/** A new job with the same mode, target and preset. */
export async function retryJob(
  services: Pick<Services, 'db' | 'queue'>,
  by: Creator,
  imageId: number,
  jobId: number,
): Promise<{ data: Job }> {
  const job = requireEnded(await findJob(services.db, { orgId: by.orgId, imageId }, jobId));
  return createJob(services, by, imageId, {
    mode: job.mode,
    target: job.target,
    images: [imageId],
    ...namedPreset(job.preset),
  });
}
