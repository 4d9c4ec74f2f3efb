import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import { live } from '../assets/jobs.ts';
import { reserveKeys } from '../assets/reservations.ts';

const BATCH = 500;

/** Pictures that nobody chose by hand. */
const unchosen = (db: Db) =>
  db
    .selectFrom('processed_image')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('file_choice')
            .select('file_choice.image_id')
            .whereRef('file_choice.image_id', '=', 'processed_image.image_id')
            .whereRef('file_choice.format', '=', 'processed_image.format')
            .whereRef('file_choice.quality', '=', 'processed_image.quality'),
        ),
      ),
    );

/** Images with pictures that nobody chose, on which no job was ordered or ended since a time, after a given id. */
const idleImages = (db: Db, before: Date, last: number) =>
  db
    .selectFrom('image')
    .select('image.id')
    .where('image.id', '>', last)
    .where('image.id', 'in', unchosen(db).select('processed_image.image_id'))
    .where('image.id', 'not in', (inner) =>
      inner
        .selectFrom('image_job')
        .select('image_job.image_id')
        .where('image_job.image_id', 'is not', null)
        .where((eb) =>
          eb.or([
            eb('status', 'in', live),
            eb('image_job.created_at', '>', before),
            eb('finished_at', '>', before),
          ]),
        ),
    )
    .orderBy('image.id')
    .limit(BATCH)
    .execute();

/**
 * Deletes the pictures that jobs made of an image, unless a job was ordered meanwhile: an order holds the image, so it comes
 * either before or after.
 */
const purgeOf = (
  { clock, db, queue }: Pick<Services, 'clock' | 'db' | 'queue'>,
  imageId: number,
  before: Date,
): Promise<void> =>
  transact(db, async (trx) => {
    await trx.selectFrom('image').select('id').where('id', '=', imageId).forUpdate().execute();
    const [idle] = await idleImages(trx, before, imageId - 1);
    if (idle?.id !== imageId) return;
    const points = await trx
      .deleteFrom('processed_image')
      .where('image_id', '=', imageId)
      .where('object_key', 'in', unchosen(trx).select('processed_image.object_key'))
      .returning('object_key')
      .execute();
    const keys = points.map(({ object_key }) => object_key);
    await reserveKeys(trx, keys, clock());
    await queue.send(trx, 'delete-objects', { keys });
  });

/** Deletes the pictures of images on which there was no job since a time. What the jobs found and people chose stays. */
export async function purgePoints(
  services: Pick<Services, 'clock' | 'db' | 'queue'>,
  before: Date,
): Promise<void> {
  for (let last = 0; ; ) {
    const idle = await idleImages(services.db, before, last);
    for (const { id } of idle) await purgeOf(services, id, before);
    last = idle.at(-1)?.id ?? last;
    if (idle.length < BATCH) return;
  }
}
