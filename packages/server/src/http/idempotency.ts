import { createHash } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Settle } from '../core/contract.ts';
import { refuse } from '../core/problem.ts';
import type { Instance } from '../db/instance.ts';
import { type Db, transact } from '../db/open.ts';
import type { Tables } from '../db/schema.ts';
import { DAY } from '../time.ts';

const KEPT_MS = DAY;
/** A call that has not finished by then never will, whatever became of its process. */
const UNFINISHED_MS = 300_000;

/** One call that carries an Idempotency-Key. */
export type Repeatable = {
  /** The caller: a person or a program. */
  userId: number | null;
  keyId: number | null;
  key: string;
  operation: string;
  now: Date;
};

/** For JSON: an object with its fields in one order, since it is the same in any; everything else as it is. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** SHA-256 of a parsed body, which tells whether a repeated call is the same one. */
export const bodyDigest = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body, inOrder) ?? '')
    .digest();

const ofCall =
  ({ userId, keyId, key }: Repeatable) =>
  (eb: ExpressionBuilder<Tables, 'idempotency_key'>) =>
    eb.and([
      eb('user_id', 'is not distinct from', userId),
      eb('key_id', 'is not distinct from', keyId),
      eb('key', '=', key),
    ]);

/** The process at work on a call, and how it knows that another is gone. */
export type Holder = Pick<Instance, 'id' | 'isGone'>;

/** Stores the key, in place of one that has expired. @returns false if it already exists */
async function claim(db: Db, call: Repeatable, digest: Buffer, holder?: string): Promise<boolean> {
  await db
    .deleteFrom('idempotency_key')
    .where(ofCall(call))
    .where('created_at', '<', new Date(call.now.getTime() - KEPT_MS))
    .execute();
  const inserted = await db
    .insertInto('idempotency_key')
    .values({
      user_id: call.userId,
      key_id: call.keyId,
      key: call.key,
      operation: call.operation,
      body_hash: digest,
      created_at: call.now,
      holder: holder ?? null,
    })
    .onConflict((taken) => taken.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

const keyed = (db: Db, call: Repeatable) => db.selectFrom('idempotency_key').selectAll().where(ofCall(call));

/** Stores the response. @returns false if the key is no longer this call's */
async function finish(
  db: Db,
  call: Repeatable,
  digest: Buffer,
  answer: unknown,
  holder?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_key')
    .set({ status: 201, answer: JSON.stringify(answer), body_hash: digest })
    .where(ofCall(call))
    .where('status', 'is', null)
    .where('holder', 'is not distinct from', holder ?? null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the key up while its call is under way. */
const release = (db: Db, call: Repeatable, holder: string | null) =>
  db
    .deleteFrom('idempotency_key')
    .where(ofCall(call))
    .where('status', 'is', null)
    .where('holder', 'is not distinct from', holder)
    .execute();

/** Frees the key if its call died with its process. */
async function freeIfAbandoned(db: Db, call: Repeatable, { isGone }: Holder): Promise<void> {
  const held = await keyed(db, call).executeTakeFirst();
  if (!held || held.status !== null) return;
  const { created_at, holder } = held;
  const late = created_at.getTime() < call.now.getTime() - UNFINISHED_MS;
  if (late || (holder !== null && (await isGone(holder)))) await release(db, call, holder);
}

/**
 * Carries out the call once per key. Key, work and response are one transaction, so a crash leaves all or nothing, and
 * a parallel repeat waits for the first. An operation that calls another service uses `onceApart`.
 */
export function once<T>(db: Db, call: Repeatable, digest: Buffer, work: (trx: Db) => Promise<T>): Promise<T> {
  return transact(db, async (trx) => {
    if (await claim(trx, call, digest)) {
      const answer = await work(trx);
      await finish(trx, call, digest, answer);
      return answer;
    }
    const first = await keyed(trx, call).executeTakeFirstOrThrow();
    if (first.operation !== call.operation || !first.body_hash.equals(digest))
      throw refuse('idempotency_key_reused');
    // The stored response is this operation's own.
    return first.answer as T;
  });
}

/**
 * The same for work that waits for something other than the database, which no transaction may do: an upload, or a call
 * to another service. The key is stored first and the response last. After a crash in between, the key is in progress
 * until its process is known to be gone, or for five minutes, and is then free, unless the work stored its response in
 * the transaction that it writes in. That transaction comes to nothing if the key was taken over meanwhile.
 * @param digest of the body; for an upload it reads the content to its end if nobody has
 */
export async function onceApart<T>(
  db: Db,
  call: Repeatable,
  holder: Holder,
  digest: () => Promise<Buffer>,
  work: (settle: Settle) => Promise<T>,
): Promise<T> {
  await freeIfAbandoned(db, call, holder);
  const { id } = holder;
  if (await claim(db, call, Buffer.alloc(0), id)) {
    try {
      let settled = false;
      const answer = await work(async (trx, given) => {
        if (!(await finish(trx, call, await digest(), given, id))) throw refuse('idempotency_key_in_use');
        settled = true;
      });
      if (!settled) await finish(db, call, await digest(), answer, id);
      return answer;
    } catch (error) {
      await release(db, call, id);
      throw error;
    }
  }
  const first = await keyed(db, call).executeTakeFirst();
  if (!first || first.status === null) throw refuse('idempotency_key_in_use');
  const given = await digest();
  if (first.operation !== call.operation || !first.body_hash.equals(given))
    throw refuse('idempotency_key_reused');
  return first.answer as T;
}
