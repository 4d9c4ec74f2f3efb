import type { Config } from '../../config.ts';
import type { Subscription } from '../../db/schema.ts';
import { sandboxBilling } from './sandbox.ts';
import { stripeBilling } from './stripe.ts';

/** An open checkout: where the customer goes, and until when. */
export type Checkout = { id: string; url: string; expiresAt: Date };

/** What the payment service says about a subscription. */
export type SubscriptionState = Pick<
  Subscription,
  'customer_id' | 'subscription_id' | 'status' | 'trial_end' | 'current_period_end' | 'cancel_at'
>;

/** Something the payment service tells of its own accord. */
export type BillingEvent = {
  id: string;
  type: string;
  payload: Record<string, unknown>;
  /** The organization, when the event names it. */
  orgId: number | null;
  customerId: string | null;
  subscriptionId: string | null;
};

/** The payment service. Every call may throw when the service is out of reach. */
export type Billing = {
  source: 'stripe' | 'sandbox';
  /** Opens a checkout for the Basic plan, with the trial when the organization has not had one. */
  createCheckout(order: {
    orgId: number;
    email: string;
    customerId: string | null;
    trial: boolean;
  }): Promise<Checkout>;
  /** Where the customer manages the subscription. */
  portalUrl(customer: { orgId: number; customerId: string }): Promise<string>;
  /** What became of a checkout; `null` while it is unfinished. */
  readCheckout(id: string): Promise<SubscriptionState | null>;
  /** The subscription as it stands now. */
  readSubscription(known: Subscription): Promise<SubscriptionState>;
  /** Ends a subscription at once. */
  cancel(subscriptionId: string): Promise<void>;
  /** Reads a signed message of the service. @throws when the signature is wrong or old */
  readEvent(body: Buffer, signature: string): BillingEvent;
};

export const TRIAL_DAYS = 7;
/** 490 euro a year, in cents. */
export const PRICE_CENTS = 49_000;

/** The payment service the configuration names. */
export const openBilling = (config: Config, clock: () => Date): Billing =>
  config.billing.kind === 'stripe'
    ? stripeBilling(config.billing, config.portalUrl)
    : sandboxBilling(config, clock);
