import type { Subscription } from '../../db/schema.ts';

/** An open checkout: where the customer goes, and until when. */
export type Checkout = { id: string; url: string; expiresAt: Date };

/** What the payment service says about a subscription. */
export type SubscriptionState = Pick<
  Subscription,
  'customer_id' | 'subscription_id' | 'status' | 'trial_end' | 'current_period_end' | 'cancel_at'
>;

/** The payment service. Every call may throw when the service is out of reach. */
export type Billing = {
  source: 'stripe' | 'sandbox';
  /** Opens a checkout for the Basic plan, with the trial when the organization has not had one. */
  createCheckout(order: {
    orgId: number;
    email: string;
    customerId: string | null;
    trial: boolean;
    /** The same key never opens two checkouts. */
    idempotencyKey: string;
  }): Promise<Checkout>;
  /** Where the customer manages the subscription. */
  portalUrl(customer: { orgId: number; customerId: string }): Promise<string>;
  /** What became of a checkout; `null` while it is unfinished. */
  readCheckout(id: string): Promise<SubscriptionState | null>;
  /** The subscription as it stands now; `null` when the service keeps no state of its own. */
  readSubscription(id: string): Promise<SubscriptionState | null>;
  /** Ends a subscription at once. */
  cancel(subscriptionId: string): Promise<void>;
};
