import type { CallOptions } from '../client/options.ts';
import { unwrapPart } from '../errors/unwrap.ts';
import type { Context } from './context.ts';

export const billingOperations = ({ http, init }: Context) => ({
  /** The address of the customer portal; send the browser there. */
  getBillingPortal: (options?: CallOptions): Promise<string> =>
    unwrapPart(
      http.GET('/stripe/portal', init(options)),
      'getBillingPortal',
      ({ portal_url }) => portal_url || undefined,
    ),

  /** The address of the checkout of the Basic plan; send the browser there. */
  createCheckout: (options?: CallOptions): Promise<string> =>
    unwrapPart(
      http.GET('/checkout', { params: { query: { product: 'leaf_basic' } }, ...init(options) }),
      'createCheckout',
      ({ checkout_url }) => checkout_url || undefined,
      { missing: 'missingCheckoutUrl' },
    ),
});
