import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { User } from '../../db/schema.ts';
import { StartError } from '../../startError.ts';

/** The account with this address, which is in lower case everywhere. */
export const findByEmail = (db: Db, email: string): Promise<User | undefined> =>
  db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();

/**
 * The account with an address as an operator typed it.
 * @throws {StartError} if there is none
 */
export async function findTyped(db: Db, address: string): Promise<User> {
  const email = address.trim().toLowerCase();
  const user = await findByEmail(db, email);
  if (!user) throw new StartError(`There is no account ${email}.`);
  return user;
}

/** The user, locked until the transaction ends; rows that only refer to it can still be added. */
export const lockUser = (db: Db, id: number): Promise<User | undefined> =>
  db.selectFrom('app_user').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Creates an account under the id its sign-up was shown with. */
export async function insertUser(
  trx: Db,
  user: {
    id: number;
    email: string;
    username: string;
    password_hash: string | null;
    verified_at: Date;
    language: string | null;
  },
): Promise<void> {
  const { id, email, username, password_hash, verified_at, language } = user;
  await sql`
    insert into app_user (id, email, username, password_hash, verified_at, language) overriding system value
    values (${id}, ${email}, ${username}, ${password_hash}, ${verified_at}, ${language})`.execute(trx);
}

/** A password set with a code from the mail, which also verifies the address. */
export async function setPassword(
  trx: Db,
  userId: number,
  { password_hash, now }: { password_hash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ password_hash, verified_at: sql<Date>`coalesce(verified_at, ${now})` })
    .where('id', '=', userId)
    .execute();
}
