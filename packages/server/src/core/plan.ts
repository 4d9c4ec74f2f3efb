import type { Organization, Subscription } from '../db/schema.ts';
import { DAY } from '../time.ts';

/** Who takes payments: pages of this program, or the payment service. */
export type Source = Exclude<Subscription['source'], 'grant'>;

const PAST_DUE_DAYS = 7;

/**
 * Whether a subscription gives access to the tools: on trial, paid, or overdue for no more than 7 days. One from a
 * source other than the active one never does: a sandbox plan is worthless with real payments.
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

type Plan = Parameters<typeof planIsActive>[0];

/** An organization and its plan, as one query reads both. */
type Holder = Pick<Organization, 'status' | 'is_member'> &
  Omit<Plan, 'source' | 'status'> & { source: Plan['source'] | null; plan: Plan['status'] };

/** Whether an organization may use the tools: approved, and either a member of the industry body or with the plan. */
export const isEntitled = (held: Holder, running: Source, now: Date): boolean =>
  held.status === 'approved' &&
  (held.is_member ||
    (held.source !== null &&
      planIsActive({ ...held, source: held.source, status: held.plan }, running, now)));
