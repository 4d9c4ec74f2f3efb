import { type Job, type JobFailure, wordJobFailure } from '@leaf/api-client/contract';
import { isPreset, type PresetId } from '@leaf/optimiser';
import { sql } from 'kysely';
import { tooMany } from '../../core/problem.ts';
import type { Db } from '../../db/open.ts';
import type { ImageJob } from '../../db/schema.ts';
import type { Language } from '../../words/languages.ts';

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

/** Why a job failed, as the contract shows it. What failed before there were codes has only its English sentence. */
export const describeFailure = (
  { error, error_code }: Pick<ImageJob, 'error' | 'error_code'>,
  language: Language,
): Pick<Job, 'error' | 'error_code'> => ({
  error: error_code === null ? error : wordJobFailure(error_code, error, language),
  error_code,
});
