import type {
  CreativeJob,
  CreativeJobWithResult,
  CreativeResult,
  NewCreativeJob,
} from '@leaf/api-client/contract';
import { byId, type Page } from '../../core/paging.ts';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { ImageJob } from '../../db/schema.ts';
import type { Language } from '../../words/languages.ts';
import type { Creator } from '../assets/asset.ts';
import {
  cancelling,
  describeShown,
  jobPage,
  jobsOf,
  live,
  namedPreset,
  requireCancelled,
  requireEnded,
  requireTurn,
  type ShownJob,
  shownColumns,
} from '../assets/jobs.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { requireRoom } from '../usage/usage.ts';
import { asset, type CreativeScope, holdCreative } from './creativeRepo.ts';
import { requireCreative } from './creatives.ts';

/** The SSIM of pictures where an order names none. */
export const USUAL_TARGET = 0.98;

const columns = [...shownColumns, 'kilobytes'] as const;

type JobRow = ShownJob & Pick<ImageJob, 'kilobytes'>;

/** What a job is asked for. */
type Order = { target: number; preset: string | null; kilobytes: number | null };

const describeJob = (job: JobRow, language?: Language): CreativeJob => ({
  ...describeShown(job, language),
  target: job.target ?? USUAL_TARGET,
  kilobytes: job.kilobytes,
});

const isResult = (kept: unknown): kept is CreativeResult =>
  typeof kept === 'object' && kept !== null && 'pictures' in kept;

const findJob = (db: Db, scope: CreativeScope, jobId: number) =>
  jobsOf(db, asset(scope))
    .select([...columns, 'result'])
    .where('id', '=', jobId)
    .executeTakeFirst();

/** Newest first. */
export async function listCreativeJobs(
  db: Db,
  scope: CreativeScope,
  page: Page,
  language: Language,
): Promise<{ data: CreativeJob[] }> {
  const jobs = page.take(await jobPage(db, asset(scope), page).select(columns).execute(), byId);
  // Without jobs, the creative may be new or may not exist.
  if (jobs.length === 0) await requireCreative(db, scope);
  return { data: jobs.map((job) => describeJob(job, language)) };
}

/** The job and its result, which is null until there is one. */
export async function getCreativeJob(
  db: Db,
  scope: CreativeScope,
  jobId: number,
  language: Language,
): Promise<{ data: CreativeJobWithResult }> {
  const job = await findJob(db, scope, jobId);
  if (!job) throw notFound('job');
  return { data: { ...describeJob(job, language), result: isResult(job.result) ? job.result : null } };
}

/** The queued or running job of the same order. */
const findLive = (trx: Db, creativeId: number, { target, preset, kilobytes }: Order) =>
  trx
    .selectFrom('image_job')
    .select(columns)
    .where('creative_id', '=', creativeId)
    .where('target', '=', target)
    .where('preset', 'is not distinct from', preset)
    .where('kilobytes', 'is not distinct from', kilobytes)
    .where('status', 'in', live)
    .executeTakeFirst();

/** The row and its turn are created in one transaction: neither ever exists without the other. */
const queueJob = (
  { config, db, queue }: Pick<Services, 'config' | 'db' | 'queue'>,
  by: Creator,
  creativeId: number,
  order: Order,
): Promise<JobRow> =>
  transact(db, async (trx) => {
    // Orders of an organization come one after the other, so that the same one is found.
    await lockOrganization(trx, by.orgId);
    const held = await holdCreative(trx, { orgId: by.orgId, creativeId });
    if (!held) throw notFound('creative');
    const known = await findLive(trx, creativeId, order);
    if (known) return known;
    await requireTurn(trx, by.orgId);
    // A lighter ZIP is kept beside the upload.
    await requireRoom(trx, config, by.orgId, { bytes: held.bytes });
    const created = await trx
      .insertInto('image_job')
      .values({ ...order, mode: 'creative', creative_id: creativeId, created_by: by.userId })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await queue.send(trx, 'optimise', {});
    return created;
  });

/** Thousandths, as jobs of images are rounded: nearly equal targets are one order. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The queued or running job of the same order, or a new one.
 * @throws {Problem} 404, 429 if the organization's queue is full, 409 if it has no room for the result
 */
export async function createCreativeJob(
  services: Pick<Services, 'config' | 'db' | 'queue'>,
  by: Creator,
  creativeId: number,
  { preset, target = USUAL_TARGET, kilobytes }: NewCreativeJob,
): Promise<{ data: CreativeJob }> {
  const order = {
    target: rounded(target),
    preset: preset ?? null,
    kilobytes: kilobytes === undefined ? null : rounded(kilobytes),
  };
  return { data: describeJob(await queueJob(services, by, creativeId, order)) };
}

/** A job that has ended cannot be changed. */
export async function cancelCreativeJob(
  db: Db,
  scope: CreativeScope,
  jobId: number,
): Promise<{ data: CreativeJob }> {
  const cancelled = await cancelling(db, asset(scope), jobId).returning(columns).executeTakeFirst();
  return { data: describeJob(await requireCancelled(cancelled, () => findJob(db, scope, jobId))) };
}

/** A new job with the same preset, target and limit. */
export async function retryCreativeJob(
  services: Pick<Services, 'config' | 'db' | 'queue'>,
  by: Creator,
  creativeId: number,
  jobId: number,
): Promise<{ data: CreativeJob }> {
  const job = await findJob(services.db, { orgId: by.orgId, creativeId }, jobId);
  const { preset, target, kilobytes } = requireEnded(job);
  return createCreativeJob(services, by, creativeId, {
    ...namedPreset(preset),
    ...(target === null ? {} : { target }),
    ...(kilobytes === null ? {} : { kilobytes }),
  });
}
