import type { Selectable } from 'kysely';
import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { Image, NewImage, OutputFormat, ProcessedImageTable } from '../../db/schema.ts';
import { reserveKeys } from './reservations.ts';

/** The largest id; a larger number is nobody's. */
export const MAX_ID = 2 ** 31 - 1;

/** An image of an organization; queries always use both. */
export type ImageScope = { orgId: number; imageId: number };

/** Newest first. */
export const findImages = (db: Db, orgId: number, { after, read }: Page): Promise<Image[]> =>
  db
    .selectFrom('image')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '<', after?.[0] ?? 0))
    .orderBy('id', 'desc')
    .limit(read)
    .execute();

export const findImage = (db: Db, { orgId, imageId }: ImageScope): Promise<Image | undefined> =>
  db
    .selectFrom('image')
    .selectAll()
    .where('id', '=', imageId)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const insertImage = (db: Db, row: NewImage): Promise<Image> =>
  db.insertInto('image').values(row).returningAll().executeTakeFirstOrThrow();

/** Keeps the image for a while, where nothing counts it; run it in a transaction. @returns whether there was one */
export async function hideImage(db: Db, { orgId, imageId }: ImageScope, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('image')
    .set({ deleted_at: now })
    .where('id', '=', imageId)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('image_job')
    .set({ status: 'cancelled', finished_at: now })
    .where('image_id', '=', imageId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
  return true;
}

/** An image that was deleted within a time; locked until the transaction ends. */
export const lockHidden = (db: Db, { orgId, imageId }: ImageScope, since: Date): Promise<Image | undefined> =>
  db
    .selectFrom('image')
    .selectAll()
    .where('id', '=', imageId)
    .where('org_id', '=', orgId)
    .where('deleted_at', '>', since)
    .forUpdate()
    .executeTakeFirst();

export const showImage = (db: Db, imageId: number) =>
  db.updateTable('image').set({ deleted_at: null }).where('id', '=', imageId).execute();

/**
 * Permanently deletes the image, its jobs and its points, even if it could still be restored; run it in a
 * transaction.
 * @returns the keys of all its files, or undefined if the organization has no such image
 */
export async function removeImage(
  db: Db,
  { orgId, imageId }: ImageScope,
  now: Date,
): Promise<string[] | undefined> {
  // Locked first: a worker about to record a point either finishes before or finds no image.
  const image = await db
    .selectFrom('image')
    .select('object_key')
    .where('id', '=', imageId)
    .where('org_id', '=', orgId)
    .forUpdate()
    .executeTakeFirst();
  if (!image) return undefined;
  const points = await db
    .deleteFrom('processed_image')
    .where('image_id', '=', imageId)
    .returning('object_key')
    .execute();
  await db
    .updateTable('delivery_row')
    .set({ image_id: null, image_format: null, image_quality: null })
    .where('image_id', '=', imageId)
    .execute();
  await db.deleteFrom('image').where('id', '=', imageId).execute();
  const keys = [image, ...points].map(({ object_key }) => object_key);
  await reserveKeys(db, keys, now);
  return keys;
}

/** A recorded picture, if the image belongs to the organization. */
export const findProcessed = (
  db: Db,
  { orgId, imageId }: ImageScope,
  format: OutputFormat,
  quality: number,
): Promise<Pick<Selectable<ProcessedImageTable>, 'object_key' | 'sha256'> | undefined> =>
  db
    .selectFrom('processed_image')
    .innerJoin('image', 'image.id', 'processed_image.image_id')
    .select(['processed_image.object_key', 'processed_image.sha256'])
    .where('image.id', '=', imageId)
    .where('image.org_id', '=', orgId)
    .where('image.deleted_at', 'is', null)
    .where('processed_image.format', '=', format)
    .where('processed_image.quality', '=', quality)
    .executeTakeFirst();
