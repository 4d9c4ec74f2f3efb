import { createHash } from 'node:crypto';
import type { Params, RefusalParams, RefusalWith } from '@leaf/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { DAY } from '../time.ts';
import { tooMany } from './problem.ts';

/** A number of calls in a period. */
export type Budget = { name: string; limit: number; seconds: number };

/**
 * The budgets that hold across processes. Those by caller count an address (IPv6 by /64), and are wide enough for an
 * office behind one; those by account and caller keep one stranger from using up what the owner needs.
 */
export const budgets = {
  /** Failed sign-ins to one account: from one address, and from all. */
  loginCaller: { name: 'login', limit: 10, seconds: 900 },
  loginAccount: { name: 'login-account', limit: 30, seconds: 900 },
  /** Failed sign-ins from one address, over all accounts. */
  loginAddress: { name: 'login-ip', limit: 100, seconds: 3600 },
  /** Codes mailed to one address: per caller, for all callers, and a slow trickle beyond that. */
  codesCaller: { name: 'codes', limit: 5, seconds: 3600 },
  codesAccount: { name: 'codes-account', limit: 10, seconds: 3600 },
  codesBeyond: { name: 'codes-beyond', limit: 1, seconds: 300 },
  /** Codes that one caller requests, over all addresses. */
  codesAddress: { name: 'codes-ip', limit: 60, seconds: 3600 },
  /** Wrong codes from one caller, over all accounts. */
  guessesAddress: { name: 'guesses-ip', limit: 100, seconds: 3600 },
  signUp: { name: 'sign-up-ip', limit: 20, seconds: 3600 },
  /** Requests to join and organizations created, of one person: each leaves records that are kept. */
  moves: { name: 'moves', limit: 20, seconds: 3600 },
  /** Renames of an organization, and keys created or replaced, by one admin: each leaves a record that is kept. */
  adminChanges: { name: 'admin-changes', limit: 120, seconds: 3600 },
  /** Mails that one person causes: to all others, and to one. */
  noticesBy: { name: 'notices-by', limit: 20, seconds: 3600 },
  noticesPair: { name: 'notices-pair', limit: 3, seconds: 3600 },
  /** Mails to one person that others cause. */
  noticesTo: { name: 'notices-to', limit: 10, seconds: 3600 },
  noticesToDaily: { name: 'notices-to-daily', limit: 30, seconds: 86_400 },
  /** Calls of an organization that delete or restore something: each leaves a record that is kept. */
  deletions: { name: 'deletions', limit: 20_000, seconds: 3600 },
  /** Rows that an organization changes with bulk calls and by copying campaigns, each call counting as at least twenty. */
  changes: { name: 'changes', limit: 400_000, seconds: 3600 },
} as const satisfies Record<string, Budget>;

/** The refusals of exhausted budgets, which say only when to try again. */
export type BudgetRefusal = {
  [C in RefusalWith<429>]: RefusalParams<C> extends Params ? never : C;
}[RefusalWith<429>];

/** When a charge is made, and the factor of every limit. */
export type Terms = { now: Date; scale: number };

/** A charge to one budget. */
export type Charge = {
  budget: Budget;
  /** The person or address that is counted. */
  subject: string;
  /** The refusal when it is exhausted. */
  refusal: BudgetRefusal;
  /** The budget charged instead once this one is exhausted. Never refunded: a mail that it pays for is sent. */
  beyond?: Budget;
};

/** Names and addresses are stored as hashes. */
const keyOf = (budget: Budget, subject: string) =>
  `${budget.name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * A period that began more than a day ahead was counted by a clock that has been set back since, and is over too. Less
 * than that may lie between the clocks of several computers.
 * @returns the seconds to wait if the budget is exhausted, otherwise 0
 */
export async function take(
  db: Db,
  budget: Budget,
  subject: string,
  { now, scale }: Terms,
  amount = 1,
): Promise<number> {
  const ms = budget.seconds * 1000;
  const isOver = sql`(throttle.window_start <= ${new Date(now.getTime() - ms)} or throttle.window_start > ${new Date(now.getTime() + DAY)})`;
  const { hits, window_start } = await db
    .insertInto('throttle')
    .values({ key: keyOf(budget, subject), hits: amount, window_start: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${isOver} then ${amount} else throttle.hits + ${amount} end`,
        window_start: sql<Date>`case when ${isOver} then ${now} else throttle.window_start end`,
      }),
    )
    .returning(['hits', 'window_start'])
    .executeTakeFirstOrThrow();
  if (hits <= budget.limit * scale) return 0;
  return Math.max(1, (window_start.getTime() + ms - now.getTime()) / 1000);
}

/** Refunds charges, because what they were for turned out harmless. */
export async function refund(
  db: Db,
  { budget, subject }: Pick<Charge, 'budget' | 'subject'>,
  amount = 1,
): Promise<void> {
  await db
    .updateTable('throttle')
    .set({ hits: sql<number>`greatest(hits - ${amount}, 0)` })
    .where('key', '=', keyOf(budget, subject))
    .execute();
}

/** Refunds one charge to each. */
export async function refundAll(db: Db, charges: readonly Charge[]): Promise<void> {
  for (const charge of charges) await refund(db, charge);
}

/**
 * Charges each budget once, or none: a call that one of them refuses costs the others nothing. Charges come before the
 * work, so that parallel calls cannot overdraw a budget.
 * @throws {Problem} 429 if one is exhausted
 */
export async function spend(db: Db, charges: readonly Charge[], terms: Terms): Promise<void> {
  for (const [index, { budget, beyond, subject, refusal }] of charges.entries()) {
    const wait = await take(db, budget, subject, terms);
    const remaining = wait > 0 && beyond ? await take(db, beyond, subject, terms) : wait;
    if (remaining === 0) continue;
    await refundAll(db, charges.slice(0, index));
    throw tooMany(refusal, remaining);
  }
}

/** Resets the counts. */
export async function forgive(db: Db, budget: Budget, subject: string): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', keyOf(budget, subject)).execute();
}
