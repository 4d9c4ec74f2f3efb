import Stripe from 'stripe';
import { type CheckoutOrder, MAX_ID } from '../../db/schema.ts';
import type { BillingConfig } from '../../serviceConfig.ts';
import {
  type Billing,
  BillingRefused,
  type Marks,
  PRICE_CENTS,
  type Reading,
  type SubscriptionState,
  TRIAL_DAYS,
  UnreadableEvent,
} from './types.ts';

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

/** @throws {UnreadableEvent} */
function word(value: unknown, name: string): string {
  if (typeof value === 'string' && /^[\x20-\x7e]{1,255}$/.test(value)) return value;
  throw new UnreadableEvent(`The event has no usable ${name}.`);
}

/** The beginning of the year 10000 in seconds, beyond which no time can be stored and read alike. */
const NO_TIME = 253_402_300_800;

/** @throws {UnreadableEvent} */
function moment(value: unknown): Date {
  if (value === undefined || value === null) return new Date(0);
  if (typeof value === 'number' && value >= 0 && value < NO_TIME) return new Date(value * 1000);
  throw new UnreadableEvent('The event has no usable time.');
}

const ID = /^[1-9]\d{0,9}$/;

const idIn = (value: unknown): number | null => {
  const id = typeof value === 'string' && ID.test(value) ? Number(value) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
};

const ORG = 'org_id';
const INSTANCE = 'leaf_instance';
const marksOf = (metadata: unknown): Marks => ({
  orgId: idIn(record(metadata)[ORG]),
  instance: text(record(metadata)[INSTANCE]),
});

/** Whether the service answered that the object does not exist. */
const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** A final answer: the service was neither unreachable nor busy with the same request. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode !== 409 &&
  error.statusCode !== 429;

type StripeConfig = Extract<BillingConfig, { kind: 'stripe' }>;

/** What Stripe is asked for: the Basic plan at the configured price, otherwise at the usual one. */
function checkoutOf(
  { orgId, email, customerId, trial, instance }: CheckoutOrder,
  { priceId }: StripeConfig,
  portalUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { [ORG]: String(orgId), [INSTANCE]: instance };
  return {
    mode: 'subscription',
    client_reference_id: String(orgId),
    metadata,
    ...(customerId ? { customer: customerId } : { customer_email: email }),
    line_items: [
      priceId
        ? { price: priceId, quantity: 1 }
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
    subscription_data: { metadata, ...(trial ? { trial_period_days: TRIAL_DAYS } : {}) },
    success_url: `${portalUrl}/post-login`,
    cancel_url: `${portalUrl}/subscribe`,
  };
}

/** Stripe: hosted checkout and customer portal; webhooks report the subscription. */
export function stripeBilling(config: StripeConfig, portalUrl: string): Billing {
  const base = config.apiBase;
  const stripe = new Stripe(config.secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  });

  const isOurPrice = (price: Stripe.Price | undefined): boolean =>
    config.priceId
      ? price?.id === config.priceId
      : price?.unit_amount === PRICE_CENTS &&
        price.currency === 'eur' &&
        price.recurring?.interval === 'year' &&
        price.recurring.interval_count === 1;

  const readingOf = (subscription: Stripe.Subscription): Reading => ({
    ...stateOf(subscription),
    ...marksOf(subscription.metadata),
    ourPrice: subscription.items.data.length === 1 && isOurPrice(subscription.items.data[0]?.price),
  });

  const retrieveCheckout = (id: string) =>
    orNull(stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] }));

  const openSession = async (
    order: Stripe.Checkout.SessionCreateParams,
    key: string,
  ): Promise<Stripe.Checkout.Session> => {
    try {
      return await stripe.checkout.sessions.create(order, { idempotencyKey: key });
    } catch (error) {
      throw isRefusal(error) ? new BillingRefused(error.message, { cause: error }) : error;
    }
  };

  return {
    source: 'stripe',
    async createCheckout(order) {
      const session = await openSession(checkoutOf(order, config, portalUrl), order.key);
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
      const { status, subscription } = (await retrieveCheckout(id)) ?? {};
      if (status !== 'complete' || !subscription) return null;
      return readingOf(
        typeof subscription === 'string' ? await stripe.subscriptions.retrieve(subscription) : subscription,
      );
    },

    async readSubscription(id) {
      const subscription = await orNull(stripe.subscriptions.retrieve(id));
      return subscription && readingOf(subscription);
    },

    async cancel(subscriptionId) {
      await orNull(stripe.subscriptions.cancel(subscriptionId));
    },

    async closeCheckout(id) {
      const session = await retrieveCheckout(id);
      if (session?.status !== 'open') return idOf(session?.subscription);
      await stripe.checkout.sessions.expire(id);
      return null;
    },

    readEvent(body, signature) {
      const event: unknown = stripe.webhooks.constructEvent(body, signature, config.webhookSecret);
      const { id, type, created, data } = record(event);
      const object = record(record(data).object);
      // An invoice has its subscription and metadata one level down.
      const parent = record(record(object.parent).subscription_details);
      const marks = marksOf(object.object === 'invoice' ? parent.metadata : object.metadata);
      return {
        ...marks,
        id: word(id, 'id'),
        type: word(type, 'type'),
        createdAt: moment(created),
        subscriptionId:
          object.object === 'subscription'
            ? text(object.id)
            : (reference(object.subscription) ?? reference(parent.subscription)),
        checkoutId: object.object === 'checkout.session' ? text(object.id) : null,
      };
    },
  };
}
