import { smallPixels } from '@leaf/optimiser';
import { sql } from 'kysely';
import { type Db, transact } from '../../db/open.ts';
import type { Image, ImageJob } from '../../db/schema.ts';

/** A job claimed by a worker, with the image data it needs. */
export type ClaimedJob = Pick<
  ImageJob,
  'id' | 'image_id' | 'mode' | 'target' | 'preset' | 'point_format' | 'point_quality' | 'attempts'
> &
  Pick<Image, 'org_id' | 'object_key' | 'bytes' | 'width' | 'height' | 'frames'> & {
    /** The turn that runs it. */
    turn: string;
  };

/**
 * An arbitrary number; the lock is held while a job is chosen, so that two workers never choose from the same state.
 */
const CHOOSING = 7_203_651;

/** An organization without a turn in this period is treated as if it never had one. */
const MEMORY = sql`interval '1 hour'`;

const pixels = sql<number>`image.width::bigint * image.height * coalesce(image.frames, 1)`;

/** The pixels of all frames. */
export const pixelsOf = ({ width, height, frames }: Pick<Image, 'width' | 'height' | 'frames'>): number =>
  width * height * (frames ?? 1);

/** The job that this turn had claimed before it was interrupted. */
const findInterrupted = (trx: Db, turn: string, large: boolean) =>
  trx
    .selectFrom('image_job')
    .innerJoin('image', 'image.id', 'image_job.image_id')
    .select('image_job.id')
    .where('queue_job_id', '=', turn)
    .where('status', '=', 'running')
    .$if(!large, (query) => query.where(pixels, '<', smallPixels))
    .executeTakeFirst();

/** The oldest job of the organization whose last turn is longest ago. */
const findNext = (trx: Db, large: boolean) =>
  trx
    .with('turns', (db) =>
      db
        .selectFrom('image_job')
        .innerJoin('image', 'image.id', 'image_job.image_id')
        .select(({ fn }) => ['image.org_id', fn.max('image_job.started_at').as('last')])
        .where('image_job.started_at', '>', sql<Date>`now() - ${MEMORY}`)
        .groupBy('image.org_id'),
    )
    .selectFrom('image_job')
    .innerJoin('image', 'image.id', 'image_job.image_id')
    .leftJoin('turns', 'turns.org_id', 'image.org_id')
    .select('image_job.id')
    .where('image_job.status', '=', 'queued')
    .$if(!large, (query) => query.where(pixels, '<', smallPixels))
    .orderBy('turns.last', (order) => order.asc().nullsFirst())
    .orderBy('image_job.id')
    .limit(1)
    .executeTakeFirst();

/**
 * Claims a job: the one this turn was running when it was interrupted, otherwise the next in fair order.
 * @param large whether the picture may be a large one
 * @returns undefined if no suitable job is waiting
 */
export const claimJob = (db: Db, turn: string, large = true): Promise<ClaimedJob | undefined> =>
  transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${CHOOSING})`.execute(trx);
    const chosen = (await findInterrupted(trx, turn, large)) ?? (await findNext(trx, large));
    if (!chosen) return undefined;
    const claimed = await trx
      .updateTable('image_job')
      .from('image')
      .set((eb) => ({
        status: 'running',
        queue_job_id: turn,
        attempts: eb('attempts', '+', 1),
        started_at: eb.fn.coalesce('started_at', sql<Date>`clock_timestamp()`),
      }))
      .whereRef('image.id', '=', 'image_job.image_id')
      .where('image_job.id', '=', chosen.id)
      // It may have been cancelled since it was chosen.
      .where('image_job.status', 'in', ['queued', 'running'])
      .returning([
        'image_job.id',
        'image_job.image_id',
        'image_job.mode',
        'image_job.target',
        'image_job.preset',
        'image_job.point_format',
        'image_job.point_quality',
        'image_job.attempts',
        'image.org_id',
        'image.object_key',
        'image.bytes',
        'image.width',
        'image.height',
        'image.frames',
      ])
      .executeTakeFirst();
    return claimed && { ...claimed, turn };
  });

/** Whether a job is waiting that this turn could run if there were room for a large picture. */
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
