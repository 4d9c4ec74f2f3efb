import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '../../core/problem.ts';
import { type Db, transact } from '../../db/open.ts';
import { DAY } from '../../time.ts';

/** The purposes of a code. */
export type Purpose = 'activate' | 'reset';

/** A code that was entered correctly. */
export type RightCode = { id: number; signUpId: number | null };

const LIFE_MS = 600_000;
const DIGITS = 6;
/** How many guesses a code allows each caller. */
const GUESSES = 5;
/**
 * How many guesses a day callers who did not request an address's codes may make at them. The requester has five per
 * code, counted separately.
 */
const FOREIGN_GUESSES = 100;

/** One sentence for every failure, so that it reveals nothing. */
export const wrongCode = () => refuse('wrong_code');

const hashOf = (secret: string, email: string, purpose: Purpose, code: string) =>
  createHmac('sha256', secret).update(`leaf:code:${purpose}:${email}:${code}`).digest();

/** Identifies a caller who requests or guesses without storing the address. */
const keyOf = (secret: string, caller: string) =>
  createHmac('sha256', secret).update(`leaf:caller:${caller}`).digest('base64url');

/** Locks the address for a decision: a sign-up, an activation, a sign-in, a reset. */
export async function lockAddress(trx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leaf:address:${email}`}, 0))`.execute(trx);
}

/**
 * Creates a code for an address. Earlier ones remain valid for their ten minutes; otherwise requesting another would
 * invalidate the one that its owner is typing.
 * @param signUpId the sign-up it activates
 */
export async function issueCode(
  db: Db,
  secret: string,
  request: { email: string; purpose: Purpose; signUpId?: number | undefined; caller: string; now: Date },
): Promise<string> {
  const { email, purpose, signUpId, caller, now } = request;
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await db
    .insertInto('auth_code')
    .values({
      email,
      purpose,
      sign_up_id: signUpId ?? null,
      hash: hashOf(secret, email, purpose, code),
      requested_by: keyOf(secret, caller),
      sent_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  return code;
}

/** A write without effect, so that a guess takes as long for an address without a code as for one with. */
async function writeNothing(db: Db, now: Date): Promise<void> {
  const values = { key: 'missed-codes', hits: 1, window_start: now };
  await db
    .insertInto('throttle')
    .values(values)
    .onConflict((known) => known.column('key').doUpdateSet(values))
    .execute();
}

/** Guesses of the last day at an address's codes by callers who did not request them. */
async function foreignGuesses(trx: Db, email: string, purpose: Purpose, now: Date): Promise<number> {
  const { spent } = await trx
    .selectFrom('code_guess as g')
    .innerJoin('auth_code as c', 'c.id', 'g.code_id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('g.guesses'), sql<number>`0`).as('spent'))
    .where('c.email', '=', email)
    .where('c.purpose', '=', purpose)
    .where('c.sent_at', '>', new Date(now.getTime() - DAY))
    .whereRef('g.caller', '<>', 'c.requested_by')
    .executeTakeFirstOrThrow();
  return Number(spent);
}

/** Spends one guess at each code that still allows the caller one. @returns those codes' ids */
async function takeGuesses(trx: Db, codes: readonly number[], caller: string): Promise<Set<number>> {
  if (codes.length === 0) return new Set();
  const taken = await trx
    .insertInto('code_guess')
    .values(codes.map((code_id) => ({ code_id, caller, guesses: 1 })))
    .onConflict((known) =>
      known
        .columns(['code_id', 'caller'])
        .doUpdateSet({ guesses: sql<number>`code_guess.guesses + 1` })
        .where('code_guess.guesses', '<', GUESSES),
    )
    .returning('code_id')
    .execute();
  return new Set(taken.map(({ code_id }) => code_id));
}

/**
 * Spends a guess and compares it with every valid code of the address. The guess is spent before the comparison and in
 * its own transaction, so that parallel guesses cannot share one and a failure cannot refund it.
 * @param db never a transaction
 * @throws {Problem} 400 for every cause
 */
export async function guessCode(
  db: Db,
  secret: string,
  guess: { email: string; purpose: Purpose; code: string; caller: string; now: Date },
): Promise<RightCode> {
  const { email, purpose, code, now } = guess;
  const caller = keyOf(secret, guess.caller);
  const guessable = await transact(db, async (trx) => {
    await lockAddress(trx, email);
    const live = await trx
      .selectFrom('auth_code')
      .select(['id', 'hash', 'sign_up_id', 'requested_by'])
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .orderBy('id', 'desc')
      .execute();
    const remaining = FOREIGN_GUESSES - (await foreignGuesses(trx, email, purpose, now));
    const own = live.filter(({ requested_by }) => requested_by === caller);
    const foreign = live
      .filter(({ requested_by }) => requested_by !== caller)
      .slice(0, Math.max(0, remaining));
    const open = [...own, ...foreign];
    const ids = open.map(({ id }) => id);
    const taken = await takeGuesses(trx, ids, caller);
    if (taken.size === 0) await writeNothing(trx, now);
    return open.filter(({ id }) => taken.has(id));
  });
  const given = hashOf(secret, email, purpose, code);
  const [right] = guessable.filter(({ hash }) => timingSafeEqual(hash, given));
  if (!right) throw wrongCode();
  return { id: right.id, signUpId: right.sign_up_id };
}

/** Consumes the code, only once even if two correct calls arrive together. @throws {Problem} 400 */
export async function useCode(trx: Db, id: number): Promise<void> {
  const used = await trx.deleteFrom('auth_code').where('id', '=', id).returning('id').executeTakeFirst();
  if (!used) throw wrongCode();
}

/** Invalidates every code of an address for a purpose. */
export async function endCodes(trx: Db, email: string, purpose: Purpose): Promise<void> {
  await trx.deleteFrom('auth_code').where('email', '=', email).where('purpose', '=', purpose).execute();
}
