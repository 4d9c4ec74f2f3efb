import type { Subscription } from '../../db/schema.ts';

const PAST_DUE_DAYS = 7;
const DAY = 86_400_000;

/** Whether a subscription opens the tools: on trial, paid, or overdue for no more than 7 days. */
export function planIsActive(
  plan: Pick<Subscription, 'status' | 'past_due_since' | 'cancel_at'>,
  now: Date,
): boolean {
  if (plan.cancel_at && plan.cancel_at <= now) return false;
  if (plan.status === 'trialing' || plan.status === 'active') return true;
  if (plan.status !== 'past_due') return false;
  return plan.past_due_since !== null && now.getTime() - plan.past_due_since.getTime() <= PAST_DUE_DAYS * DAY;
}
