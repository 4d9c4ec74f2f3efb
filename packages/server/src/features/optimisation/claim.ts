import { smallPixels } from '@leaf/optimiser';
import { sql } from 'kysely';
import { type Db, transact } from '../../db/open.ts';
import type { Creative, Image, ImageJob, JobMode } from '../../db/schema.ts';
import { jobsWithOwner, live, ownerId, type RunBy } from '../assets/jobs.ts';

type ClaimedRow = RunBy &
  Pick<ImageJob, 'target' | 'preset' | 'attempts' | 'point_format' | 'point_quality' | 'kilobytes'>;

/** A job of an image, with the image data it needs. */
export type ClaimedImageJob = ClaimedRow & { mode: JobMode | 'point'; image_id: number } & Pick<
    Image,
    'org_id' | 'object_key' | 'bytes' | 'width' | 'height' | 'frames'
  >;

/** A job of an HTML5 creative. */
export type ClaimedCreativeJob = ClaimedRow & { mode: 'creative'; creative_id: number } & Pick<
    Creative,
    'org_id' | 'object_key' | 'bytes'
  >;

/** A job claimed by a worker. */
export type ClaimedJob = ClaimedImageJob | ClaimedCreativeJob;

/**
 * An arbitrary number; the lock is held while a job is chosen, so that two workers never choose from the same state.
 */
const CHOOSING = 7_203_651;

/** An organization without a turn in this period is treated as if it never had one. */
const MEMORY = sql`interval '1 hour'`;

/** A creative has none, so its jobs are never among the small. */
const pixels = sql<number>`image.width::bigint * image.height * coalesce(image.frames, 1)`;

/** The pixels of all frames. */
export const pixelsOf = ({ width, height, frames }: Pick<Image, 'width' | 'height' | 'frames'>): number =>
  width * height * (frames ?? 1);

/** Whether a job needs the `HeavySlot` of its process: of a large picture, or of a creative. */
export const isHeavy = (job: ClaimedJob): boolean => job.mode === 'creative' || pixelsOf(job) >= smallPixels;

/** The job that this turn had claimed before it was interrupted. */
const findInterrupted = (trx: Db, turn: string, heavy: boolean) =>
  jobsWithOwner(trx)
    .select('image_job.id')
    .where('queue_job_id', '=', turn)
    .where('status', '=', 'running')
    .$if(!heavy, (query) => query.where(pixels, '<', smallPixels))
    .executeTakeFirst();

/** The oldest job of the organization whose last turn is longest ago. */
const findNext = (trx: Db, heavy: boolean) =>
  jobsWithOwner(trx)
    .leftJoin(
      jobsWithOwner(trx)
        .select(({ fn }) => [ownerId.as('org_id'), fn.max('image_job.started_at').as('last')])
        .where('image_job.started_at', '>', sql<Date>`now() - ${MEMORY}`)
        .groupBy(ownerId)
        .as('turns'),
      (join) => join.on('turns.org_id', '=', ownerId),
    )
    .select('image_job.id')
    .where('image_job.status', '=', 'queued')
    .$if(!heavy, (query) => query.where(pixels, '<', smallPixels))
    .orderBy('turns.last', (order) => order.asc().nullsFirst())
    .orderBy('image_job.id')
    .limit(1)
    .executeTakeFirst();

/** A claimed job with what it works on; undefined if that has been deleted meanwhile. */
async function withSource(
  trx: Db,
  { image_id, creative_id, mode, ...row }: ClaimedRow & Pick<ImageJob, 'image_id' | 'creative_id' | 'mode'>,
): Promise<ClaimedJob | undefined> {
  if (mode === 'creative') {
    if (creative_id === null) return undefined;
    const creative = await trx
      .selectFrom('creative')
      .select(['org_id', 'object_key', 'bytes'])
      .where('id', '=', creative_id)
      .executeTakeFirst();
    return creative && { ...row, mode, creative_id, ...creative };
  }
  if (image_id === null) return undefined;
  const image = await trx
    .selectFrom('image')
    .select(['org_id', 'object_key', 'bytes', 'width', 'height', 'frames'])
    .where('id', '=', image_id)
    .executeTakeFirst();
  return image && { ...row, mode, image_id, ...image };
}

/**
 * Claims a job: the one this turn was running when it was interrupted, otherwise the next in fair order.
 * @param heavy whether the job may be a heavy one
 * @returns undefined if no suitable job is waiting
 */
export const claimJob = (db: Db, turn: string, heavy = true): Promise<ClaimedJob | undefined> =>
  transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${CHOOSING})`.execute(trx);
    const chosen = (await findInterrupted(trx, turn, heavy)) ?? (await findNext(trx, heavy));
    if (!chosen) return undefined;
    const claimed = await trx
      .updateTable('image_job')
      .set((eb) => ({
        status: 'running',
        queue_job_id: turn,
        attempts: eb('attempts', '+', 1),
        started_at: eb.fn.coalesce('started_at', sql<Date>`clock_timestamp()`),
      }))
      .where('id', '=', chosen.id)
      // It may have been cancelled since it was chosen.
      .where('status', 'in', live)
      .returning(['id', 'image_id', 'creative_id', 'mode', 'target', 'preset', 'kilobytes'])
      .returning(['point_format', 'point_quality', 'attempts'])
      .executeTakeFirst();
    return claimed && withSource(trx, { ...claimed, turn });
  });

/** Whether a job is waiting that this turn could run if the slot for heavy ones were free. */
export async function isWaiting(db: Db, turn: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('image_job')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'queued'),
        eb.and([eb('status', '=', 'running'), eb('queue_job_id', '=', turn)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
