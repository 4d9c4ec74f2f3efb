import type { Db } from '../../db/open.ts';
import type { User } from '../../db/schema.ts';

export const findByEmail = (db: Db, email: string): Promise<User | undefined> =>
  db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();

/** The user, held until the transaction ends. */
export const lockUser = (db: Db, id: number): Promise<User | undefined> =>
  db.selectFrom('app_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Adds an account, or gives an unverified one its newest name and password.
 * @returns its id; undefined when the address belongs to a verified account
 */
export async function upsertUnverified(
  db: Db,
  account: { email: string; username: string; password_hash: string },
): Promise<number | undefined> {
  const { username, password_hash } = account;
  const inserted = await db
    .insertInto('app_user')
    .values(account)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const updated = await db
    .updateTable('app_user')
    .set({ username, password_hash })
    .where('email', '=', account.email)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated?.id;
}

export async function markVerified(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ verified_at: now })
    .where('id', '=', userId)
    .where('verified_at', 'is', null)
    .execute();
}

export async function setPassword(db: Db, userId: number, password_hash: string): Promise<void> {
  await db.updateTable('app_user').set({ password_hash }).where('id', '=', userId).execute();
}
