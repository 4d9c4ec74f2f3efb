import { createHash } from 'node:crypto';
import type { RefusalWith } from '@leaf/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { tooMany } from './problem.ts';

/** So many in so long. */
export type Budget = { name: string; limit: number; seconds: number };

/** What is said when one is spent. */
export type BudgetRefusal = Exclude<RefusalWith<429>, 'too_many_jobs'>;

/** The budgets that hold across processes. */
export const budgets = {
  loginAccount: { name: 'login', limit: 10, seconds: 900 },
  loginAddress: { name: 'login-ip', limit: 100, seconds: 3600 },
  codes: { name: 'codes', limit: 5, seconds: 3600 },
  signUp: { name: 'sign-up-ip', limit: 20, seconds: 3600 },
} as const satisfies Record<string, Budget>;

/** Names and addresses are not kept in clear. */
const keyOf = (budget: Budget, subject: string) =>
  `${budget.name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Takes one from a budget, before what it pays for is done, so that parallel calls cannot overdraw it.
 * @param scale multiplies the limit
 * @throws {Problem} 429 when it is spent
 */
export async function spend(
  db: Db,
  budget: Budget,
  subject: string,
  { now, scale, code }: { now: Date; scale: number; code: BudgetRefusal },
): Promise<void> {
  const opened = new Date(now.getTime() - budget.seconds * 1000);
  const { hits, window_start } = await db
    .insertInto('throttle')
    .values({ key: keyOf(budget, subject), hits: 1, window_start: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when throttle.window_start <= ${opened} then 1 else throttle.hits + 1 end`,
        window_start: sql<Date>`case when throttle.window_start <= ${opened} then ${now} else throttle.window_start end`,
      }),
    )
    .returning(['hits', 'window_start'])
    .executeTakeFirstOrThrow();
  if (hits > budget.limit * scale)
    throw tooMany(code, (window_start.getTime() + budget.seconds * 1000 - now.getTime()) / 1000);
}

/** Gives one back, when what it paid for turned out harmless. */
export async function refund(db: Db, budget: Budget, subject: string): Promise<void> {
  await db
    .updateTable('throttle')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('key', '=', keyOf(budget, subject))
    .execute();
}

/** Forgets what was spent. */
export async function forgive(db: Db, budget: Budget, subject: string): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', keyOf(budget, subject)).execute();
}
