import { type Job, type JobFailure, wordJobFailure } from '@leaf/api-client/contract';
import { isPreset, type PresetId } from '@leaf/optimiser';
import { sql } from 'kysely';
import type { Page } from '../../core/paging.ts';
import { notFound, refuse, tooMany } from '../../core/problem.ts';
import type { Db } from '../../db/open.ts';
import type { ImageJob } from '../../db/schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../words/languages.ts';
import { type Asset, assetParts, ownedId } from './asset.ts';

/** How many jobs of an organization may wait. */
export const MAX_QUEUED = 200;
/** Seconds after which a retry makes sense if the queue is full. */
const FULL_QUEUE_WAIT = 30;

/** The states of a job that has not ended. */
export const live = ['queued', 'running'] as const;

/** The platform that a job is for, if it has one that this version knows. */
export const namedPreset = (preset: string | null): { preset?: PresetId } =>
  preset !== null && isPreset(preset) ? { preset } : {};

/** Every job with the image or the creative that it is of. */
export const jobsWithOwner = (db: Db) =>
  db
    .selectFrom('image_job')
    .leftJoin('image', 'image.id', 'image_job.image_id')
    .leftJoin('creative', 'creative.id', 'image_job.creative_id');

/** The id of the organization that a job of `jobsWithOwner` belongs to. */
export const ownerId = sql<number>`coalesce(image.org_id, creative.org_id)`;

/** @throws {Problem} 429 if the organization's queue is full, which its images and creatives share */
export async function requireTurn(db: Db, orgId: number): Promise<void> {
  const { waiting } = await jobsWithOwner(db)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where(ownerId, '=', orgId)
    .where('image_job.status', '=', 'queued')
    .executeTakeFirstOrThrow();
  if (waiting >= MAX_QUEUED) throw tooMany('too_many_jobs', FULL_QUEUE_WAIT, { limit: MAX_QUEUED });
}

/** What identifies a job that a turn runs. */
export type RunBy = {
  id: number;
  /** The turn that runs it. */
  turn: string;
};

/** How a job that runs is told to stop, and tells how far it is: from 0 to 1. */
export type Attended = { signal: AbortSignal; onProgress: (fraction: number) => void };

type JobEnd =
  | { status: 'completed'; result: string | null }
  | { status: 'failed'; error_code: JobFailure; error?: string };

/** Ends a job. @returns false if it was cancelled, deleted or taken over meanwhile */
export async function finishJob(db: Db, job: RunBy, end: JobEnd): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('image_job')
    .set((eb) => ({
      ...end,
      ...(end.status === 'completed' ? { progress: 1, error: null, error_code: null } : {}),
      finished_at: eb.fn('now'),
    }))
    .where('id', '=', job.id)
    .where('status', '=', 'running')
    .where('queue_job_id', '=', job.turn)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The jobs of an asset of the organization. */
export const jobsOf = (db: Db, asset: Asset) =>
  db.selectFrom('image_job').where(assetParts[asset.kind].owner, 'in', ownedId(db, asset));

/** A page of them, newest first. */
export const jobPage = (db: Db, asset: Asset, { after, read }: Page) =>
  jobsOf(db, asset)
    .$if(after !== undefined, (query) => query.where('id', '<', after?.[0] ?? 0))
    .orderBy('id', 'desc')
    .limit(read);

/** Cancels a job that has not ended. */
export const cancelling = (db: Db, asset: Asset, jobId: number) =>
  db
    .updateTable('image_job')
    .set((eb) => ({ status: 'cancelled', finished_at: eb.fn('now') }))
    .where('id', '=', jobId)
    .where(assetParts[asset.kind].owner, 'in', ownedId(db, asset))
    .where('status', 'in', live);

/**
 * @param find the job as it is now
 * @throws {Problem} 409 if it had ended already, 404 if it does not exist
 */
export async function requireCancelled<Row>(
  cancelled: Row | undefined,
  find: () => Promise<unknown>,
): Promise<Row> {
  if (cancelled) return cancelled;
  throw (await find()) ? refuse('job_ended') : notFound('job');
}

/** @throws {Problem} 404 if there is no job, 409 if there is nothing to retry */
export function requireEnded<Row extends Pick<ImageJob, 'status'>>(job: Row | undefined): Row {
  if (!job) throw notFound('job');
  if (job.status !== 'failed' && job.status !== 'cancelled') throw refuse('job_not_ended');
  return job;
}

/** The columns that every job shows. */
export const shownColumns = [
  'id',
  'target',
  'preset',
  'status',
  'progress',
  'error',
  'error_code',
  'created_at',
] as const;

export type ShownJob = Pick<ImageJob, (typeof shownColumns)[number]>;

/** What every job shows. @param language matters only for a job that may have failed */
export const describeShown = (job: ShownJob, language: Language = DEFAULT_LANGUAGE) => ({
  id: job.id,
  ...namedPreset(job.preset),
  status: job.status,
  progress: job.progress,
  ...describeFailure(job, language),
  created_at: job.created_at.toISOString(),
});

/** Why a job failed, as the contract shows it. What failed before there were codes has only its English sentence. */
export const describeFailure = (
  { error, error_code }: Pick<ImageJob, 'error' | 'error_code'>,
  language: Language,
): Pick<Job, 'error' | 'error_code'> => ({
  error: error_code === null ? error : wordJobFailure(error_code, error, language),
  error_code,
});
