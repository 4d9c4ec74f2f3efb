import { keptSince } from '../../core/deletion.ts';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { dropExcessAssets } from '../usage/deleted.ts';
import { requireRoom } from '../usage/usage.ts';
import { type Asset, type Assets, assetKinds, assetParts } from './asset.ts';
import { live } from './jobs.ts';
import { reserveKeys } from './reservations.ts';

type Purging = Pick<Services, 'clock' | 'db' | 'queue'>;

/** @throws {Problem} 404 unless all of them exist; they do until the end of the transaction */
async function hold(trx: Db, { kind, orgId, ids }: Assets): Promise<void> {
  const held = await trx
    .selectFrom(kind)
    .select('id')
    .where('id', 'in', ids)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    // Always in the same order, so that two calls cannot wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  if (held.length < ids.length) throw notFound(kind);
}

/** Keeps them for a while, where nothing counts them. */
async function hide(trx: Db, { kind, ids }: Assets, now: Date): Promise<void> {
  await trx.updateTable(kind).set({ deleted_at: now }).where('id', 'in', ids).execute();
  await trx
    .updateTable('image_job')
    .set({ status: 'cancelled', finished_at: now })
    .where(assetParts[kind].owner, 'in', ids)
    .where('status', 'in', live)
    .execute();
}

/**
 * Deletes their jobs and what these made too, all or none; run it in a transaction. The worker of a running job notices
 * that it was cancelled.
 * @param assets each named once
 * @param keeps whether they can be restored for a while: not if the disk is full
 * @throws {Problem} 404
 */
export async function deleteAssets(purging: Purging, assets: Assets, keeps: boolean): Promise<void> {
  await hold(purging.db, assets);
  if (keeps) await hide(purging.db, assets, purging.clock());
  else for (const id of assets.ids) await purgeAsset(purging, { ...assets, id });
}

/** Deletes one, in a transaction of its own. @throws {Problem} 404 */
export async function deleteAsset(services: Services, { id, ...of }: Asset): Promise<void> {
  const keeps = await services.hasRoom();
  await transact(services.db, (trx) => deleteAssets({ ...services, db: trx }, { ...of, ids: [id] }, keeps));
  if (keeps) await dropExcessAssets(services, of);
}

/**
 * Restores assets, all or none; run it in a transaction.
 * @param assets each named once
 * @throws {Problem} 404 if one was not deleted, or too long ago; 409 if the organization has no room for them
 */
export async function restoreAssets(
  { clock, config, db }: Pick<Services, 'clock' | 'config' | 'db'>,
  { kind, orgId, ids }: Assets,
): Promise<void> {
  const { counted, madeBytes } = assetParts[kind];
  // Several restored at once each bring many: together they must not exceed the limit.
  await lockOrganization(db, orgId);
  const hidden = await db
    .selectFrom(kind)
    .select((eb) => eb('bytes', '+', eb.ref(madeBytes)).as('bytes'))
    .where('id', 'in', ids)
    .where('org_id', '=', orgId)
    .where('deleted_at', '>', keptSince(clock()))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (hidden.length < ids.length) throw notFound(kind);
  const bytes = hidden.reduce((sum, one) => sum + one.bytes, 0);
  await requireRoom(db, config, orgId, { [counted]: ids.length, bytes });
  await db.updateTable(kind).set({ deleted_at: null }).where('id', 'in', ids).execute();
}

/**
 * @param read what the caller is told of the restored asset
 * @throws {Problem} as `restoreAssets`
 */
export const restoreAsset = <T>(
  services: Pick<Services, 'clock' | 'config' | 'db'>,
  { id, ...of }: Asset,
  read: (trx: Db) => Promise<T>,
): Promise<T> =>
  transact(services.db, async (trx) => {
    await restoreAssets({ ...services, db: trx }, { ...of, ids: [id] });
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
