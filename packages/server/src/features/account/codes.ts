import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { refuse } from '../../http/problem.ts';

/** What a code allows. */
export type Purpose = 'activate' | 'reset';

const LIFE_MS = 600_000;
const ATTEMPTS = 5;
const DIGITS = 6;

/** One sentence for every failure, so that nothing can be learned from it. */
export const wrongCode = () => refuse('wrong_code');

const hashOf = (secret: string, userId: number, purpose: Purpose, code: string) =>
  createHmac('sha256', secret).update(`leaf:code:${purpose}:${userId}:${code}`).digest();

/** Makes the user's code for a purpose; an earlier one no longer works. */
export async function issueCode(
  db: Db,
  secret: string,
  { userId, purpose, now }: { userId: number; purpose: Purpose; now: Date },
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const fresh = {
    hash: hashOf(secret, userId, purpose, code),
    attempts: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
  };
  await db
    .insertInto('auth_code')
    .values({ user_id: userId, purpose, ...fresh })
    .onConflict((known) => known.columns(['user_id', 'purpose']).doUpdateSet(fresh))
    .execute();
  return code;
}

/** A write that means nothing, so that a guess takes as long for an address without a code as for one with. */
async function writeNothing(db: Db, now: Date): Promise<void> {
  const values = { key: 'missed-codes', hits: 1, window_start: now };
  await db
    .insertInto('throttle')
    .values(values)
    .onConflict((known) => known.column('key').doUpdateSet(values))
    .execute();
}

/**
 * Takes one of the code's attempts and compares. The attempt is spent before the comparison and outside any
 * transaction, so that parallel guesses cannot share one and a failure cannot give it back.
 * @param db never a transaction
 * @throws {Problem} 400 for every cause
 */
export async function spendAttempt(
  db: Db,
  secret: string,
  { userId, purpose, code, now }: { userId: number; purpose: Purpose; code: string; now: Date },
): Promise<Buffer> {
  const row = await db
    .updateTable('auth_code')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('attempts', '<', ATTEMPTS)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  if (!row) await writeNothing(db, now);
  const given = hashOf(secret, userId, purpose, code);
  if (!row || !timingSafeEqual(row.hash, given)) throw wrongCode();
  return row.hash;
}

/** Uses the code up, once even when two calls are right at the same time. @throws {Problem} 400 */
export async function useCode(db: Db, userId: number, purpose: Purpose, hash: Buffer): Promise<void> {
  const used = await db
    .deleteFrom('auth_code')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw wrongCode();
}
