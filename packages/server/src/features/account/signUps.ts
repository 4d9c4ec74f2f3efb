import type { Selectable } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { SignUpTable } from '../../db/schema.ts';
import { DAY } from '../../time.ts';
import type { Language } from '../../words/languages.ts';

/**
 * A sign-up that has not been activated: one person's name and password, separate from those of others for the same
 * address.
 */
export type SignUp = Selectable<SignUpTable>;

/** How long a sign-up can be activated. */
const LIFE_MS = 7 * DAY;

const open = (db: Db, email: string, now: Date) =>
  db.selectFrom('sign_up').selectAll().where('email', '=', email).where('expires_at', '>', now);

/** Stores a sign-up, open for a week. @returns its id, which the account it becomes will have */
export async function insertSignUp(
  db: Db,
  {
    now,
    ...signUp
  }: Pick<SignUp, 'email' | 'username' | 'password_hash'> & { now: Date; language?: Language | undefined },
): Promise<number> {
  const { id } = await db
    .insertInto('sign_up')
    .values({ ...signUp, created_at: now, expires_at: new Date(now.getTime() + LIFE_MS) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The open sign-ups of an address, the newest first. */
export const openSignUps = (db: Db, email: string, now: Date): Promise<SignUp[]> =>
  open(db, email, now).orderBy('id', 'desc').execute();

/** The newest open sign-up of an address. */
export const newestSignUp = (db: Db, email: string, now: Date): Promise<SignUp | undefined> =>
  open(db, email, now).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** An open sign-up, locked until the transaction ends. */
export const lockSignUp = (
  trx: Db,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<SignUp | undefined> => open(trx, email, now).where('id', '=', id).forUpdate().executeTakeFirst();

/** Ends every sign-up of an address, with its codes and the sessions opened with its password. */
export async function endSignUps(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('sign_up').where('email', '=', email).execute();
}

/**
 * The name of an account whose sign-ups nobody can tell apart: the one they all gave, otherwise the part before the
 * address's `@`, since a stranger may have chosen any of the others.
 */
export function commonName(email: string, signUps: readonly Pick<SignUp, 'username'>[]): string {
  const [first, ...others] = new Set(signUps.map(({ username }) => username));
  return first !== undefined && others.length === 0
    ? first
    : [...(email.split('@')[0] ?? '')].slice(0, 64).join('');
}
