import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../core/contract.ts';
import { portalOf } from '../../http/local.ts';
import { openCheckout } from './checkout.ts';
import { portalAddress } from './subscription.ts';

/** A sandbox page is opened under the host name the user is on, so that it leads back there. */
function underOwnName(
  address: string,
  { config, request }: { config: Config; request: FastifyRequest },
): string {
  const portal = portalOf(request, config);
  return address.startsWith(`${config.publicUrl}/sandbox/`) && portal !== config.portalUrl
    ? `${portal}${address.slice(config.publicUrl.length)}`
    : address;
}

/** The plan of an organization. */
export const billingHandlers: Pick<Handlers, 'createCheckout' | 'getBillingPortal'> = {
  createCheckout: async (ctx) => ({ checkout_url: underOwnName(await openCheckout(ctx, ctx.caller), ctx) }),
  getBillingPortal: async (ctx) => ({ portal_url: underOwnName(await portalAddress(ctx, ctx.caller), ctx) }),
};
