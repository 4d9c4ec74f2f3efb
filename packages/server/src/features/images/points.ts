import { createHash } from 'node:crypto';
import { type EncodedPoint, formatFacts, type KnownPoint } from '@leaf/optimiser';
import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import type { ClaimedJob } from './claim.ts';
import { processedKey } from './keys.ts';
import { releaseKeys, removeFiles, reserveKeys } from './reservations.ts';

/** The points that earlier jobs measured for the image; those pictures are not encoded again. */
export async function knownPoints(db: Db, imageId: number): Promise<KnownPoint[]> {
  const rows = await db
    .selectFrom('processed_image')
    .select(['format', 'quality', 'bytes', 'ssim', 'ms_ssim'])
    .where('image_id', '=', imageId)
    .execute();
  return rows.flatMap(({ ssim, ms_ssim, ...point }) =>
    ssim === null || ms_ssim === null ? [] : [{ ...point, ssim, ms_ssim }],
  );
}

/** Stores exactly the bytes that were measured, then the row that allows them to be served. */
export async function recordPoint(
  { clock, db, objects }: Pick<Services, 'clock' | 'db' | 'objects'>,
  job: Pick<ClaimedJob, 'id' | 'image_id'>,
  { format, quality, bytes, ssim, ms_ssim, data }: EncodedPoint,
): Promise<void> {
  const sha256 = createHash('sha256').update(data).digest('hex');
  const key = processedKey(job.image_id, format, quality);
  await reserveKeys(db, [key], clock());
  await objects.put(key, data, formatFacts[format].mediaType);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('processed_image')
    .columns(['image_id', 'format', 'quality', 'object_key', 'bytes', 'sha256', 'ssim', 'ms_ssim', 'job_id'])
    .expression((eb) =>
      eb
        .selectFrom('image')
        .select([
          'image.id',
          sql`${format}::text`.as('format'),
          sql`${quality}::integer`.as('quality'),
          sql`${key}::text`.as('object_key'),
          sql`${bytes}::bigint`.as('bytes'),
          sql`${sha256}::text`.as('sha256'),
          sql`${ssim}::double precision`.as('ssim'),
          sql`${ms_ssim}::double precision`.as('ms_ssim'),
          sql`${job.id}::integer`.as('job_id'),
        ])
        .where('image.id', '=', job.image_id)
        .where('image.deleted_at', 'is', null)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // The image was deleted meanwhile, or another job made the same point first: no row would ever refer to the file.
  if (!numInsertedOrUpdatedRows) await removeFiles({ db, objects }, [key]);
  else await releaseKeys(db, [key]);
}
