import { randomUUID } from 'node:crypto';
import { audit } from '../../core/audit.ts';
import type { MemberCaller } from '../../core/caller.ts';
import { planIsActive } from '../../core/plan.ts';
import { notFound, type Problem, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { CheckoutOrder, Organization, Subscription } from '../../db/schema.ts';
import { BillingRefused, type Checkout } from '../../platform/billing/types.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { endPayment } from './ending.ts';
import { billingInstance } from './instance.ts';
import { reach } from './reach.ts';
import { dropOrder, dropPlan, findSubscription, saveCheckout, saveOrder } from './repo.ts';

/** An address about to expire is no longer handed out. */
const MARGIN_MS = 300_000;
/** How long an order without a response is retried before another replaces it. */
const ORDER_MS = 600_000;

/** The address of the open checkout, if it is usable. */
function usable(
  subscription: Subscription | undefined,
  source: Subscription['source'],
  now: Date,
): string | null {
  if (!subscription?.checkout_url || !subscription.checkout_expires_at || subscription.source !== source)
    return null;
  return subscription.checkout_expires_at.getTime() - MARGIN_MS > now.getTime()
    ? subscription.checkout_url
    : null;
}

/** @throws {Problem} if the organization needs no checkout */
function assertUnpaid(
  { billing, clock }: Services,
  organization: Organization,
  subscription?: Subscription,
): void {
  if (organization.is_member || (subscription && planIsActive(subscription, billing.source, clock())))
    throw refuse('already_subscribed');
  // A sandbox subscription must never overwrite a real one, which would then be paid but unknown.
  if (subscription?.source === 'stripe' && billing.source === 'sandbox') throw refuse('paid_by_stripe');
}

/** Records the order. Anyone who asks before it has a response reuses it, and gets the same checkout. */
async function reserve(
  services: Services,
  trx: Db,
  caller: MemberCaller,
): Promise<{ url: string } | { order: CheckoutOrder }> {
  const { billing, clock } = services;
  const organization = await lockOrganization(trx, caller.org.id);
  if (!organization) throw notFound('organization');
  const subscription = await findSubscription(trx, organization.id);
  assertUnpaid(services, organization, subscription);
  const now = clock();
  const url = usable(subscription, billing.source, now);
  if (url) return { url };
  // No data of another source may remain under this one's name.
  if (subscription && subscription.source !== billing.source) await dropPlan(trx, organization.id);
  const open = subscription?.source === billing.source ? subscription.checkout_order : null;
  if (open && now.getTime() - new Date(open.askedAt).getTime() < ORDER_MS) return { order: open };
  const order = {
    key: randomUUID(),
    orgId: organization.id,
    email: caller.email,
    customerId: subscription?.source === billing.source ? subscription.customer_id : null,
    trial: !subscription?.trial_used_at,
    instance: await billingInstance(trx),
    askedAt: now.toISOString(),
  };
  await saveOrder(trx, billing.source, order);
  return { order };
}

/**
 * Records the checkout, or makes sure that nobody can pay it. @returns what to tell the caller instead of its address
 */
async function record(
  services: Services,
  trx: Db,
  caller: MemberCaller,
  order: CheckoutOrder,
  checkout: Checkout,
): Promise<Problem | null> {
  const { billing, clock } = services;
  const organization = await lockOrganization(trx, order.orgId);
  const subscription = await findSubscription(trx, order.orgId);
  const awaited =
    subscription?.checkout_order?.key === order.key || subscription?.checkout_id === checkout.id;
  const refusal = !organization
    ? notFound('organization')
    : subscription && planIsActive(subscription, billing.source, clock())
      ? refuse('already_subscribed')
      : awaited
        ? null
        : refuse('checkout_replaced');
  if (refusal) {
    if (subscription?.checkout_id !== checkout.id || !organization)
      await endPayment(services, trx, { id: checkout.id, kind: 'checkout', orgId: order.orgId });
    return refusal;
  }
  await saveCheckout(trx, order.orgId, billing.source, checkout);
  await audit(trx, { action: 'checkout.open', actorId: caller.id, orgId: order.orgId });
  return null;
}

/**
 * The address of the organization's checkout: the open one if there is one. The payment service is called between two
 * transactions, so that a slow response blocks nobody else.
 */
export async function openCheckout(services: Services, caller: MemberCaller): Promise<string> {
  const { billing, db, log } = services;
  const reserved = await transact(db, (trx) => reserve(services, trx, caller));
  if ('url' in reserved) return reserved.url;
  const { order } = reserved;
  const pending = billing.createCheckout(order).catch(async (error: unknown) => {
    // The same request would get the same response.
    if (error instanceof BillingRefused) await dropOrder(db, order);
    throw error;
  });
  const checkout = await reach(pending, log);
  const refusal = await transact(db, (trx) => record(services, trx, caller, order, checkout));
  if (refusal) throw refusal;
  return checkout.url;
}
