import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { ImageJob, JobMode } from '../../db/schema.ts';
import { cancelling, jobPage, jobsOf, live, type ShownJob, shownColumns } from '../assets/jobs.ts';
import { asset, type ImageScope } from './imageRepo.ts';

const columns = [...shownColumns, 'mode'] as const;

/** A job without its result. */
export type JobRow = ShownJob & Searching;

/** Only jobs that search: a quality that was asked for has a list of its own. */
type Searching = { mode: JobMode };
type OfImage = Searching & { image_id: number };

/** The parameters of a job. */
export type JobOrder = { mode: JobMode; target: number | null; preset: string | null };

/** Newest first. */
export const findJobs = (db: Db, scope: ImageScope, page: Page): Promise<JobRow[]> =>
  jobPage(db, asset(scope), page)
    .select(columns)
    .where('mode', 'not in', ['point', 'creative'])
    .$narrowType<Searching>()
    .execute();

/** A job of the image, with its result. */
export const findJob = (
  db: Db,
  scope: ImageScope,
  jobId: number,
): Promise<(ImageJob & Searching) | undefined> =>
  jobsOf(db, asset(scope))
    .selectAll()
    .where('id', '=', jobId)
    .where('mode', 'not in', ['point', 'creative'])
    .$narrowType<Searching>()
    .executeTakeFirst();

/** The newest job of each image, with its result. @param imageIds images of one organization */
export const newestJobs = async (
  db: Db,
  imageIds: readonly number[],
): Promise<(JobRow & Pick<ImageJob, 'result'> & { image_id: number })[]> =>
  imageIds.length === 0
    ? []
    : db
        .selectFrom('image_job')
        .distinctOn('image_id')
        .select([...columns, 'image_id', 'result'])
        .where('image_id', 'in', imageIds)
        .where('mode', 'not in', ['point', 'creative'])
        .$narrowType<OfImage>()
        .orderBy('image_id')
        .orderBy('id', 'desc')
        .execute();

/** The ids that belong to the organization; inside a transaction these images exist until its end. */
export async function holdImages(db: Db, orgId: number, ids: readonly number[]): Promise<number[]> {
  const found = await db
    .selectFrom('image')
    .select('id')
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .forKeyShare()
    .execute();
  return found.map(({ id }) => id);
}

/** The queued or running job for the same image, mode, target and preset. */
export const findLiveJob = (
  db: Db,
  imageId: number,
  { mode, target, preset }: JobOrder,
): Promise<JobRow | undefined> =>
  db
    .selectFrom('image_job')
    .select(columns)
    .where('image_id', '=', imageId)
    .where('mode', '=', mode)
    .where('target', 'is not distinct from', target)
    .where('preset', 'is not distinct from', preset)
    .where('status', 'in', live)
    .$narrowType<Searching>()
    .executeTakeFirst();

/** @returns undefined if the same job is already queued or running */
export const insertJob = (
  db: Db,
  row: JobOrder & { image_id: number; created_by: number | null },
): Promise<JobRow | undefined> =>
  db
    .insertInto('image_job')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .$narrowType<Searching>()
    .executeTakeFirst();

/** @returns undefined if it does not exist or has ended */
export const markCancelled = (db: Db, scope: ImageScope, jobId: number): Promise<JobRow | undefined> =>
  cancelling(db, asset(scope), jobId)
    .where('mode', 'not in', ['point', 'creative'])
    .returning(columns)
    .$narrowType<Searching>()
    .executeTakeFirst();
