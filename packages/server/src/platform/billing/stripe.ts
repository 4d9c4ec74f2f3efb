import Stripe from 'stripe';
import type { BillingConfig } from '../../config.ts';
import { type Billing, PRICE_CENTS, type SubscriptionState, TRIAL_DAYS } from './index.ts';

const at = (seconds: number | null | undefined): Date | null => (seconds ? new Date(seconds * 1000) : null);
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const stateOf = (subscription: Stripe.Subscription): SubscriptionState => {
  const periodEnd = at(subscription.items.data[0]?.current_period_end);
  return {
    customer_id: idOf(subscription.customer),
    subscription_id: subscription.id,
    status: subscription.status,
    trial_end: at(subscription.trial_end),
    current_period_end: periodEnd,
    cancel_at: at(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null),
  };
};

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const reference = (value: unknown): string | null => text(value) ?? text(record(value).id);

/** Stripe: hosted checkout and customer portal, the subscription told by webhooks. */
export function stripeBilling(
  config: Extract<BillingConfig, { kind: 'stripe' }>,
  portalUrl: string,
): Billing {
  const base = config.apiBase;
  const stripe = new Stripe(config.secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  });

  return {
    source: 'stripe',
    async createCheckout({ orgId, email, customerId, trial }) {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        client_reference_id: String(orgId),
        metadata: { org_id: String(orgId) },
        ...(customerId ? { customer: customerId } : { customer_email: email }),
        line_items: [
          config.priceId
            ? { price: config.priceId, quantity: 1 }
            : {
                quantity: 1,
                price_data: {
                  currency: 'eur',
                  unit_amount: PRICE_CENTS,
                  recurring: { interval: 'year' },
                  product_data: { name: 'Leaf Basic' },
                },
              },
        ],
        subscription_data: {
          metadata: { org_id: String(orgId) },
          ...(trial ? { trial_period_days: TRIAL_DAYS } : {}),
        },
        success_url: `${portalUrl}/post-login`,
        cancel_url: `${portalUrl}/subscribe`,
      });
      if (!session.url) throw new Error('Stripe opened a checkout without an address.');
      return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
    },

    async portalUrl({ customerId }) {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: `${portalUrl}/org`,
      });
      return session.url;
    },

    async readCheckout(id) {
      const { status, subscription } = await stripe.checkout.sessions.retrieve(id, {
        expand: ['subscription'],
      });
      if (status !== 'complete' || !subscription) return null;
      return stateOf(
        typeof subscription === 'string' ? await stripe.subscriptions.retrieve(subscription) : subscription,
      );
    },

    async readSubscription(known) {
      if (!known.subscription_id) return known;
      return stateOf(await stripe.subscriptions.retrieve(known.subscription_id));
    },

    async cancel(subscriptionId) {
      await stripe.subscriptions.cancel(subscriptionId);
    },

    readEvent(body, signature) {
      const event = stripe.webhooks.constructEvent(body, signature, config.webhookSecret);
      const object = record(event.data.object);
      const named = text(record(object.metadata).org_id) ?? text(object.client_reference_id);
      return {
        id: event.id,
        type: event.type,
        payload: { ...event },
        orgId: named === null ? null : Number(named),
        customerId: reference(object.customer),
        subscriptionId: object.object === 'subscription' ? text(object.id) : reference(object.subscription),
      };
    },
  };
}
