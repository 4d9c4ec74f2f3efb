import type { Subscription } from '../../db/schema.ts';

/** What takes the money: pages of this program, or the payment service. */
export type Source = Exclude<Subscription['source'], 'grant'>;

const PAST_DUE_DAYS = 7;
const DAY = 86_400_000;

/**
 * Whether a subscription opens the tools: on trial, paid, or overdue for no more than 7 days. One of another source
 * than the one that runs never does: a plan of the sandbox is worth nothing where money is taken.
 */
export function planIsActive(
  plan: Pick<Subscription, 'source' | 'status' | 'past_due_since' | 'cancel_at'>,
  running: Source,
  now: Date,
): boolean {
  if (plan.source !== running && plan.source !== 'grant') return false;
  if (plan.cancel_at && plan.cancel_at <= now) return false;
  if (plan.status === 'trialing' || plan.status === 'active') return true;
  if (plan.status !== 'past_due') return false;
  return plan.past_due_since !== null && now.getTime() - plan.past_due_since.getTime() <= PAST_DUE_DAYS * DAY;
}
