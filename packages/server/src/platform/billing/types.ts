import type { CheckoutOrder, Subscription } from '../../db/schema.ts';

/** An open checkout: where the customer goes, and until when. */
export type Checkout = { id: string; url: string; expiresAt: Date };

/** What the payment service says about a subscription. */
export type SubscriptionState = Pick<
  Subscription,
  'customer_id' | 'subscription_id' | 'status' | 'trial_end' | 'current_period_end' | 'cancel_at'
>;

/** What was written on a checkout when it was opened, as the payment service gives it back. */
export type Marks = {
  /** The organization; null when it is no id of ours. */
  orgId: number | null;
  /** The installation of Leaf. Several products may share one account at the payment service. */
  instance: string | null;
};

/** A subscription as it stands, and whose it says it is. */
export type Reading = SubscriptionState & Marks & { ourPrice: boolean };

/** Something the payment service tells of its own accord; no more of it is looked at or kept. */
export type BillingEvent = Marks & {
  id: string;
  type: string;
  createdAt: Date;
  subscriptionId: string | null;
  checkoutId: string | null;
};

/** The payment service understood and refused, so the same question has the same answer. */
export class BillingRefused extends Error {
  override readonly name = 'BillingRefused';
}

/** The payment service. Every call may throw when the service is out of reach. */
export type Billing = {
  source: 'stripe' | 'sandbox';
  /**
   * Opens a checkout for the Basic plan, with the trial when the organization has not had one. The same order, sent
   * again, is answered with the same checkout.
   * @throws {BillingRefused}
   */
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** Where the customer manages the subscription. */
  portalUrl(customer: { orgId: number; customerId: string }): Promise<string>;
  /** What became of a checkout; `null` while it is unfinished. */
  readCheckout(id: string): Promise<Reading | null>;
  /** A subscription as it stands now; `null` when there is none of this id. @param known what was last heard of it */
  readSubscription(id: string, known: Subscription | undefined): Promise<Reading | null>;
  /** Ends a subscription at once. One that is not there has ended. */
  cancel(subscriptionId: string): Promise<void>;
  /** Closes a checkout. @returns the subscription that came of it before */
  closeCheckout(id: string): Promise<string | null>;
  /** Reads a signed message of the service. @throws when the signature is wrong or old */
  readEvent(body: Buffer, signature: string): BillingEvent;
};

export const TRIAL_DAYS = 7;
/** 490 euro a year, in cents. */
export const PRICE_CENTS = 49_000;
