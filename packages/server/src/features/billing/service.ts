import { transact } from '../../db/open.ts';
import type { Subscription } from '../../db/schema.ts';
import { notFound, refuse } from '../../http/problem.ts';
import type { SubscriptionState } from '../../platform/billing/index.ts';
import { letters } from '../../platform/mail/templates.ts';
import type { Services } from '../../services.ts';
import type { MemberCaller } from '../account/caller.ts';
import { audit } from '../audit.ts';
import { planIsActive } from './plan.ts';
import {
  adminAddresses,
  claimCheck,
  findSubscription,
  lockOrganization,
  saveCheckout,
  saveState,
} from './repo.ts';

/** How long after asking the payment service it may be asked again by someone who waits. */
const IMPATIENT_MS = 10_000;
/** An address about to expire is not handed out any more. */
const MARGIN_MS = 300_000;

/** A payment service out of reach is no fault of the program. */
async function reach<T>(call: Promise<T>, log: Services['log']): Promise<T> {
  try {
    return await call;
  } catch (error) {
    log.error({ err: error }, 'payment service');
    throw refuse('payment_unavailable', undefined, {
      headers: { 'Retry-After': '10' },
      cause: error,
    });
  }
}

/** The address of the organization's checkout: the open one when there is one. */
export function openCheckout(services: Services, caller: MemberCaller): Promise<string> {
  const { billing, clock, log } = services;
  return transact(services.db, async (trx) => {
    const organization = await lockOrganization(trx, caller.org.id);
    if (!organization) throw notFound('organization');
    const known = await findSubscription(trx, organization.id);
    const now = clock();
    if (organization.is_member || (known && planIsActive(known, billing.source, now)))
      throw refuse('already_subscribed');
    // A real subscription is never overwritten by a practice one, which would leave it paid and unknown.
    if (known?.source === 'stripe' && billing.source === 'sandbox') throw refuse('paid_by_stripe');
    const usable =
      known?.checkout_expires_at && known.checkout_expires_at.getTime() - MARGIN_MS > now.getTime();
    if (known?.checkout_url && usable && known.source === billing.source) return known.checkout_url;
    const checkout = await reach(
      billing.createCheckout({
        orgId: organization.id,
        email: caller.email,
        customerId: known?.source === billing.source ? known.customer_id : null,
        trial: !known?.trial_used_at,
      }),
      log,
    );
    await saveCheckout(trx, organization.id, billing.source, checkout);
    await audit(trx, { action: 'checkout.open', actorId: caller.id, orgId: organization.id });
    return checkout.url;
  });
}

/** The address of the customer portal. */
export async function portalAddress(services: Services, caller: MemberCaller): Promise<string> {
  const { billing, db, log } = services;
  const known = await findSubscription(db, caller.org.id);
  if (!known?.customer_id || known.source !== billing.source) throw refuse('no_subscription');
  return reach(billing.portalUrl({ orgId: caller.org.id, customerId: known.customer_id }), log);
}

/** Takes over what the payment service says about an organization, and tells its admins of a failed payment. */
export function applyState(services: Services, orgId: number, state: SubscriptionState): Promise<void> {
  const { billing, clock, config, mail } = services;
  return transact(services.db, async (trx) => {
    const organization = await lockOrganization(trx, orgId);
    const known = await findSubscription(trx, orgId);
    if (!organization || !known) return;
    await saveState(trx, known, state, billing.source, clock());
    if (known.status === state.status) return;
    await audit(trx, {
      action: 'subscription.change',
      orgId,
      detail: { from: known.status, to: state.status },
    });
    if (state.status !== 'past_due') return;
    const letter = letters(config.portalUrl).paymentFailed(organization.name);
    for (const to of await adminAddresses(trx, orgId)) await mail.send(trx, { to, ...letter });
  });
}

/**
 * Asks what became of an open checkout, since the service's own message can be late. Somebody waits at a screen for it,
 * so a service that does not answer is passed over.
 * @returns whether anything changed
 */
export async function settleCheckout(services: Services, orgId: number): Promise<boolean> {
  const { billing, clock, db, log } = services;
  const known = await findSubscription(db, orgId);
  if (!known?.checkout_id || known.source !== billing.source) return false;
  if (!(await claimCheck(db, orgId, clock(), IMPATIENT_MS))) return false;
  try {
    const state = await billing.readCheckout(known.checkout_id);
    if (!state) return false;
    await applyState(services, orgId, state);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'checkout could not be read');
    return false;
  }
}

/** Asks the payment service about one subscription again. */
export async function refreshSubscription(services: Services, known: Subscription): Promise<void> {
  if (known.source !== services.billing.source || !known.subscription_id) return;
  await applyState(services, known.org_id, await services.billing.readSubscription(known));
}
