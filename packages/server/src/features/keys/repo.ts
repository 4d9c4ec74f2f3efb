import type { Scope } from '@leaf/api-client/contract';
import { newSecret, type Rights, rightsOf } from '../../core/machines.ts';
import type { Db } from '../../db/open.ts';

/** A key without its hash. */
export type KeyRow = Rights & {
  id: number;
  name: string;
  prefix: string;
  created_at: Date;
  created_by: string | null;
  last_used_at: Date | null;
  expires_at: Date | null;
};

const described = (db: Db, orgId: number) =>
  db
    .selectFrom('api_key as k')
    .leftJoin('app_user as u', 'u.id', 'k.created_by')
    .where('k.org_id', '=', orgId)
    .select(['k.id', 'k.name', 'k.prefix', 'k.may_read', 'k.may_write'])
    .select(['k.created_at', 'k.last_used_at', 'k.expires_at', 'u.username as created_by']);

/** Newest first. */
export const listKeys = (db: Db, orgId: number): Promise<KeyRow[]> =>
  described(db, orgId).orderBy('k.id', 'desc').execute();

/** @throws if there is no such key */
export const findKey = (db: Db, orgId: number, keyId: number): Promise<KeyRow> =>
  described(db, orgId).where('k.id', '=', keyId).executeTakeFirstOrThrow();

/** Expired keys count too. */
export async function countKeys(db: Db, orgId: number): Promise<number> {
  const { count } = await db
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A key that was made or replaced: its id, and the secret that nothing else has. */
export type Made = { id: number; secret: string };

/** Stores a new key with the hash of a new secret. */
export async function insertKey(
  db: Db,
  key: { org_id: number; name: string; created_by: number; created_at: Date; expires_at: Date | null },
  scopes: readonly Scope[],
): Promise<Made> {
  const { secret, hash, prefix } = newSecret('key');
  const { id } = await db
    .insertInto('api_key')
    .values({ ...key, ...rightsOf(scopes), hash, prefix })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret };
}

/**
 * Replaces the secret, and revokes the tokens created with the old one. @returns undefined if there is no
 * such key
 */
export async function replaceSecret(
  db: Db,
  orgId: number,
  keyId: number,
): Promise<(Made & Pick<KeyRow, 'expires_at'>) | undefined> {
  const { secret, hash, prefix } = newSecret('key');
  const row = await db
    .updateTable('api_key')
    .set({ hash, prefix })
    .where('id', '=', keyId)
    .where('org_id', '=', orgId)
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  await db.deleteFrom('embed_token').where('key_id', '=', keyId).execute();
  return { ...row, secret };
}

/** Its embed tokens go with it. @returns whether there was one */
export async function removeKey(db: Db, orgId: number, keyId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_key')
    .where('id', '=', keyId)
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns how many of the campaigns the organization has */
export async function countCampaigns(db: Db, orgId: number, ids: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('campaign')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The key, if it still has this secret; it stays so until the transaction ends. */
export const holdKey = (
  db: Db,
  keyId: number,
  hash: Buffer,
): Promise<Pick<KeyRow, 'expires_at'> | undefined> =>
  db
    .selectFrom('api_key')
    .select('expires_at')
    .where('id', '=', keyId)
    .where('hash', '=', hash)
    .forKeyShare()
    .executeTakeFirst();

/** Stores the hash of a new token. @returns the token, which nothing else has */
export async function insertEmbedToken(
  db: Db,
  token: { key_id: number; campaigns: readonly number[] | null; expires_at: Date },
  scopes: readonly Scope[],
): Promise<string> {
  const { secret, hash } = newSecret('embed');
  const campaigns = token.campaigns && JSON.stringify(token.campaigns);
  await db
    .insertInto('embed_token')
    .values({ ...token, ...rightsOf(scopes), campaigns, hash })
    .execute();
  return secret;
}
