import { createHash } from 'node:crypto';
import { type EncodedPoint, encoderVersion, type KnownPoint, writtenFacts } from '@leaf/optimiser';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import { processedKey } from '../assets/keys.ts';
import { discardFiles, releaseKeys, reserveKeys } from '../assets/reservations.ts';
import type { ClaimedImageJob } from '../optimisation/claim.ts';

/** The points that earlier jobs measured for the image with this encoder; those pictures are not encoded again. */
export async function knownPoints(db: Db, imageId: number): Promise<KnownPoint[]> {
  const rows = await db
    .selectFrom('processed_image')
    .select(['format', 'quality', 'bytes', 'ssim', 'ms_ssim', 'fidelity', 'worst_ssim'])
    .where('image_id', '=', imageId)
    .where('encoder', '=', encoderVersion)
    .execute();
  return rows.flatMap(({ ssim, ms_ssim, fidelity, worst_ssim, ...point }) =>
    ssim === null || ms_ssim === null || fidelity === null
      ? []
      : [{ ...point, ssim, ms_ssim, fidelity, ...(worst_ssim === null ? {} : { worst_ssim }) }],
  );
}

/**
 * Stores exactly the bytes that were measured, then the row that allows them to be served. A row of another encoder's
 * version is replaced.
 */
export async function recordPoint(
  services: Pick<Services, 'clock' | 'db' | 'objects' | 'log'>,
  job: Pick<ClaimedImageJob, 'id' | 'image_id'>,
  { format, quality, bytes, ssim, ms_ssim, fidelity, worst_ssim, data }: EncodedPoint,
): Promise<void> {
  const { clock, db, objects } = services;
  const sha256 = createHash('sha256').update(data).digest('hex');
  const key = processedKey(job.image_id, format, quality);
  await reserveKeys(db, [key], clock());
  await objects.put(key, data, writtenFacts[format].mediaType);
  const replaced = await transact(db, async (trx) => {
    // Locked first: the image may be deleted in the meantime, and another job may record the same point.
    const image = await trx
      .selectFrom('image')
      .select('id')
      .where('id', '=', job.image_id)
      .where('deleted_at', 'is', null)
      .forKeyShare()
      .executeTakeFirst();
    if (!image) return key;
    const at = { image_id: job.image_id, format, quality };
    const earlier = await trx
      .selectFrom('processed_image')
      .select(['object_key', 'encoder'])
      .where((eb) => eb.and(at))
      .forUpdate()
      .executeTakeFirst();
    if (earlier?.encoder === encoderVersion) return key;
    const made = {
      object_key: key,
      bytes,
      sha256,
      ssim,
      ms_ssim,
      fidelity,
      worst_ssim: worst_ssim ?? null,
      encoder: encoderVersion,
      job_id: job.id,
    };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('processed_image')
      .values({ ...at, ...made })
      .onConflict((conflict) =>
        conflict
          .columns(['image_id', 'format', 'quality'])
          .doUpdateSet(made)
          .where('processed_image.encoder', 'is distinct from', encoderVersion),
      )
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return key;
    if (earlier) await reserveKeys(trx, [earlier.object_key], clock());
    return earlier?.object_key;
  });
  if (replaced !== key) await releaseKeys(db, [key]);
  if (replaced !== undefined) await discardFiles(services, [replaced]);
}
