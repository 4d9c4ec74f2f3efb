import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../http/contract.ts';
import { portalOf } from '../../http/local.ts';
import { openCheckout } from './checkout.ts';
import { portalAddress } from './service.ts';

/** A page of the sandbox is opened under the name the person uses, so that it leads back to the same one. */
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
