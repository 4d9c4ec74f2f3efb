import type { Handlers } from '../../http/contract.ts';
import { openCheckout } from './checkout.ts';
import { portalAddress } from './service.ts';

/** The plan of an organization. */
export const billingHandlers: Pick<Handlers, 'createCheckout' | 'getBillingPortal'> = {
  createCheckout: async (ctx) => ({ checkout_url: await openCheckout(ctx, ctx.caller) }),
  getBillingPortal: async (ctx) => ({ portal_url: await portalAddress(ctx, ctx.caller) }),
};
