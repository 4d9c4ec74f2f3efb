import { keptSince } from '../../core/deletion.ts';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import { dropExcessAssets } from '../usage/deleted.ts';
import { requireRoom } from '../usage/usage.ts';
import { type Asset, assetKinds, assetParts, ownedId } from './asset.ts';
import { live } from './jobs.ts';
import { reserveKeys } from './reservations.ts';

type Purging = Pick<Services, 'clock' | 'db' | 'queue'>;

/** Keeps the asset for a while, where nothing counts it; run it in a transaction. @returns whether there was one */
async function hide(db: Db, { kind, orgId, id }: Asset, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(kind)
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('image_job')
    .set({ status: 'cancelled', finished_at: now })
    .where(assetParts[kind].owner, '=', id)
    .where('status', 'in', live)
    .execute();
  return true;
}

/**
 * Deletes its jobs and what they made too; the worker of a running job notices that it was cancelled. It can be
 * restored for a while, unless the disk is full.
 * @throws {Problem} 404
 */
export async function deleteAsset(services: Services, asset: Asset): Promise<void> {
  const { clock, db } = services;
  if (await services.hasRoom()) {
    if (!(await transact(db, (trx) => hide(trx, asset, clock())))) throw notFound(asset.kind);
    await dropExcessAssets(services, asset);
  } else {
    if (!(await ownedId(db, asset).executeTakeFirst())) throw notFound(asset.kind);
    await purgeAsset(services, asset);
  }
}

/**
 * @param read what the caller is told of the restored asset
 * @throws {Problem} 404 if it was not deleted, or too long ago
 */
export const restoreAsset = <T>(
  { clock, config, db }: Pick<Services, 'clock' | 'config' | 'db'>,
  { kind, orgId, id }: Asset,
  read: (trx: Db) => Promise<T>,
): Promise<T> =>
  transact(db, async (trx) => {
    const { counted, madeBytes } = assetParts[kind];
    const hidden = await trx
      .selectFrom(kind)
      .select((eb) => eb('bytes', '+', eb.ref(madeBytes)).as('bytes'))
      .where('id', '=', id)
      .where('org_id', '=', orgId)
      .where('deleted_at', '>', keptSince(clock()))
      .forUpdate()
      .executeTakeFirst();
    if (!hidden) throw notFound(kind);
    await requireRoom(trx, config, orgId, { [counted]: 1, bytes: hidden.bytes });
    await trx.updateTable(kind).set({ deleted_at: null }).where('id', '=', id).execute();
    return read(trx);
  });

/** Deletes its rows; run it in a transaction. @returns the keys of all its files, or undefined if there is no such asset */
async function remove(db: Db, { kind, orgId, id }: Asset): Promise<string[] | undefined> {
  // Locked first: a worker about to record a file either finishes before or finds no asset.
  const asset = await db
    .selectFrom(kind)
    .select('object_key')
    .where('id', '=', id)
    .where('org_id', '=', orgId)
    .forUpdate()
    .executeTakeFirst();
  if (!asset) return undefined;
  const { owner, made } = assetParts[kind];
  const files = await db.deleteFrom(made).where(owner, '=', id).returning('object_key').execute();
  if (kind === 'image')
    await db
      .updateTable('delivery_row')
      .set({ image_id: null, image_format: null, image_quality: null })
      .where('image_id', '=', id)
      .execute();
  await db.deleteFrom(kind).where('id', '=', id).execute();
  return [asset, ...files].map(({ object_key }) => object_key);
}

/** Permanently deletes an asset with its jobs and files, even if it could still be restored. */
export const purgeAsset = ({ clock, db, queue }: Purging, asset: Asset): Promise<void> =>
  transact(db, async (trx) => {
    const keys = await remove(trx, asset);
    if (!keys) return;
    await reserveKeys(trx, keys, clock());
    await queue.send(trx, 'delete-objects', { keys });
  });

/** Permanently deletes images and creatives that can no longer be restored. @param before time of deletion */
export async function purgeAssets(services: Purging, before: Date): Promise<void> {
  for (const kind of assetKinds) {
    const found = await services.db
      .selectFrom(kind)
      .select(['id', 'org_id'])
      .where('deleted_at', '<=', before)
      .execute();
    for (const { id, org_id } of found) await purgeAsset(services, { kind, orgId: org_id, id });
  }
}

/** Permanently deletes all images and creatives of an organization. */
export async function purgeAssetsOf(services: Purging, orgId: number): Promise<void> {
  for (const kind of assetKinds) {
    const found = await services.db.selectFrom(kind).select('id').where('org_id', '=', orgId).execute();
    for (const { id } of found) await purgeAsset(services, { kind, orgId, id });
  }
}
