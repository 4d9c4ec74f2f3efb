import { tooMany } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { budgets, refund, take } from '../../core/throttle.ts';

/** Even a small call counts as so many rows. */
const SMALLEST = 20;

/**
 * Charges an organization for rows that one call writes. More than an hour allows counts as an hour's: otherwise a
 * campaign that an operator's limits admit could never be copied.
 * @throws {Problem} 429 when it has changed too many within the hour
 */
export async function payForChanges(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  orgId: number,
  rows: number,
): Promise<void> {
  const budget = budgets.changes;
  const subject = String(orgId);
  const terms = { now: clock(), scale: config.rateLimitScale };
  const amount = Math.min(Math.max(SMALLEST, rows), Math.floor(budget.limit * terms.scale));
  const wait = await take(db, budget, subject, terms, amount);
  if (wait === 0) return;
  await refund(db, { budget, subject }, amount);
  throw tooMany('too_many_changes', wait);
}
