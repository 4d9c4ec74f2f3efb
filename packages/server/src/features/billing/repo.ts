import { sql } from 'kysely';
import { planIsActive, type Source } from '../../core/plan.ts';
import type { Db } from '../../db/open.ts';
import type { CheckoutOrder, Subscription } from '../../db/schema.ts';
import type { Checkout, SubscriptionState } from '../../platform/billing/types.ts';

/** What is known of an organization's plan, from whichever source. */
export const findSubscription = (db: Db, orgId: number): Promise<Subscription | undefined> =>
  db.selectFrom('subscription').selectAll().where('org_id', '=', orgId).executeTakeFirst();

/** The plan that a checkout was opened for. */
export const findByCheckout = (db: Db, checkoutId: string): Promise<Subscription | undefined> =>
  db.selectFrom('subscription').selectAll().where('checkout_id', '=', checkoutId).executeTakeFirst();

/** The plan with this subscription at a payment service. */
export const findById = (db: Db, source: Source, subscriptionId: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('source', '=', source)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();

/** Stores an order for a checkout, until the payment service has answered it. */
export async function saveOrder(db: Db, source: Source, order: CheckoutOrder): Promise<void> {
  const values = { source, checkout_order: JSON.stringify(order) };
  await db
    .insertInto('subscription')
    .values({ org_id: order.orgId, ...values })
    .onConflict((known) => known.column('org_id').doUpdateSet(values))
    .execute();
}

/** Forgets what is known of an organization's plan. */
export async function dropPlan(db: Db, orgId: number): Promise<void> {
  await db.deleteFrom('subscription').where('org_id', '=', orgId).execute();
}

/** Withdraws a refused order, unless another has replaced it. */
export async function dropOrder(db: Db, { orgId, key }: CheckoutOrder): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ checkout_order: null })
    .where('org_id', '=', orgId)
    .where(sql`checkout_order ->> 'key'`, '=', key)
    .execute();
}

/** Stores the open checkout in place of the order that it answers. */
export async function saveCheckout(db: Db, orgId: number, source: Source, checkout: Checkout): Promise<void> {
  await db
    .updateTable('subscription')
    .set({
      source,
      checkout_order: null,
      checkout_id: checkout.id,
      checkout_url: checkout.url,
      checkout_expires_at: checkout.expiresAt,
      checked_at: null,
    })
    .where('org_id', '=', orgId)
    .execute();
}

/**
 * Notes that the payment service is being asked. Every change there is followed by a question, so the answer to the
 * latest question is never older than that to an earlier one, in whichever order they arrive.
 * @returns the number of the question; undefined when nothing is known of the organization's plan
 */
export async function ask(db: Db, orgId: number): Promise<number | undefined> {
  const row = await db
    .updateTable('subscription')
    .set({ asked: sql<number>`asked + 1` })
    .where('org_id', '=', orgId)
    .returning('asked')
    .executeTakeFirst();
  return row?.asked;
}

const closedCheckout = { checkout_id: null, checkout_url: null, checkout_expires_at: null };

/**
 * Stores what the payment service says. `past_due_since` is when it first said so.
 * @param question the query that this responds to
 */
export async function saveState(
  db: Db,
  known: Subscription,
  state: SubscriptionState,
  { source, question, now }: { source: Source; question: number; now: Date },
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({
      customer_id: state.customer_id,
      subscription_id: state.subscription_id,
      status: state.status,
      trial_end: state.trial_end,
      current_period_end: state.current_period_end,
      cancel_at: state.cancel_at,
      source,
      past_due_since: state.status === 'past_due' ? (known.past_due_since ?? now) : null,
      trial_used_at: known.trial_used_at ?? (state.trial_end ? now : null),
      checked_at: now,
      answered: question,
      ...(planIsActive({ ...state, source, past_due_since: null }, source, now) ? closedCheckout : {}),
    })
    .where('org_id', '=', known.org_id)
    .execute();
}

/** Claims the right to query the payment service, so that many simultaneous calls query it once. */
export async function claimCheck(db: Db, orgId: number, now: Date, everyMs: number): Promise<boolean> {
  const row = await db
    .updateTable('subscription')
    .set({ checked_at: now })
    .where('org_id', '=', orgId)
    .where((or) =>
      or.or([or('checked_at', 'is', null), or('checked_at', '<=', new Date(now.getTime() - everyMs))]),
    )
    .returning('org_id')
    .executeTakeFirst();
  return row !== undefined;
}
