import type { CheckoutOrder, Subscription } from '../../db/schema.ts';

/** An open checkout: its URL and its expiry. */
export type Checkout = { id: string; url: string; expiresAt: Date };

/** What the payment service says about a subscription. */
export type SubscriptionState = Pick<
  Subscription,
  'customer_id' | 'subscription_id' | 'status' | 'trial_end' | 'current_period_end' | 'cancel_at'
>;

/** The metadata that a checkout was opened with, as the payment service returns it. */
export type Marks = {
  /** The organization; null if it is not one of our ids. */
  orgId: number | null;
  /** The installation of Leaf. Several products may share one account at the payment service. */
  instance: string | null;
};

/** A subscription's current state, and the organization it claims to belong to. */
export type Reading = SubscriptionState & Marks & { ourPrice: boolean };

/** The part of an event from the payment service that is read; nothing else of it is kept. */
export type BillingEvent = Marks & {
  id: string;
  type: string;
  createdAt: Date;
  subscriptionId: string | null;
  checkoutId: string | null;
};

/** The payment service understood the request and refused it, so repeating it is pointless. */
export class BillingRefused extends Error {
  override readonly name = 'BillingRefused';
}

/** A message is signed by the payment service, and is no event all the same. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** The payment service. Every call may throw if the service is unreachable. */
export type Billing = {
  source: 'stripe' | 'sandbox';
  /**
   * Opens a checkout for the Basic plan, with the trial if the organization has not had one. Repeating the same order
   * returns the same checkout.
   * @throws {BillingRefused}
   */
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** The URL where the customer manages the subscription. */
  portalUrl(customer: { orgId: number; customerId: string }): Promise<string>;
  /** The outcome of a checkout; `null` while it is unfinished. */
  readCheckout(id: string): Promise<Reading | null>;
  /** A subscription's current state; `null` if there is none with this id. @param known the last known state */
  readSubscription(id: string, known: Subscription | undefined): Promise<Reading | null>;
  /** Ends a subscription immediately. One that does not exist counts as ended. */
  cancel(subscriptionId: string): Promise<void>;
  /** Expires a checkout. @returns the subscription, if it was completed before */
  closeCheckout(id: string): Promise<string | null>;
  /**
   * Reads a signed event of the service.
   * @throws if the signature is wrong or old
   * @throws {UnreadableEvent} if what is signed is no event
   */
  readEvent(body: Buffer, signature: string): BillingEvent;
};

/** The free days before the first payment. */
export const TRIAL_DAYS = 7;
/** 490 euro a year, in cents. */
export const PRICE_CENTS = 49_000;
