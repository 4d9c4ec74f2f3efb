import type { Db } from '../../db/open.ts';
import type { Organization, Subscription } from '../../db/schema.ts';
import type { Checkout, SubscriptionState } from '../../platform/billing/index.ts';
import { planIsActive, type Source } from './plan.ts';

/** The organization, held until the transaction ends: whoever decides about it decides alone. */
export const lockOrganization = (db: Db, orgId: number): Promise<Organization | undefined> =>
  db
    .selectFrom('organization')
    .selectAll()
    .where('id', '=', orgId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const findSubscription = (db: Db, orgId: number): Promise<Subscription | undefined> =>
  db.selectFrom('subscription').selectAll().where('org_id', '=', orgId).executeTakeFirst();

export const findByCheckout = (db: Db, checkoutId: string): Promise<Subscription | undefined> =>
  db.selectFrom('subscription').selectAll().where('checkout_id', '=', checkoutId).executeTakeFirst();

export async function findOrgByCustomer(db: Db, customerId: string): Promise<number | null> {
  const row = await db
    .selectFrom('subscription')
    .select('org_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.org_id ?? null;
}

export async function saveCheckout(db: Db, orgId: number, source: Source, checkout: Checkout): Promise<void> {
  const values = {
    source,
    checkout_id: checkout.id,
    checkout_url: checkout.url,
    checkout_expires_at: checkout.expiresAt,
    checked_at: null,
  };
  await db
    .insertInto('subscription')
    .values({ org_id: orgId, ...values })
    .onConflict((known) => known.column('org_id').doUpdateSet(values))
    .execute();
}

const closedCheckout = { checkout_id: null, checkout_url: null, checkout_expires_at: null };

/** Keeps what the payment service says. `past_due_since` is when it first said so. */
export async function saveState(
  db: Db,
  known: Subscription,
  state: SubscriptionState,
  source: Source,
  now: Date,
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
      ...(planIsActive({ ...state, source, past_due_since: null }, source, now) ? closedCheckout : {}),
    })
    .where('org_id', '=', known.org_id)
    .execute();
}

/** Claims the right to ask the payment service, so that many calls at once ask it once. */
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

/** E-mail addresses of the admins of an organization. */
export async function adminAddresses(db: Db, orgId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('email')
    .where('org_id', '=', orgId)
    .where('org_role', '=', 'admin')
    .where('membership', '=', 'member')
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}
