import type { Config } from '../../config.ts';
import { sandboxBilling } from './sandbox.ts';
import { stripeBilling } from './stripe.ts';
import type { Billing } from './types.ts';

/** The configured payment service. */
export const openBilling = (config: Config, clock: () => Date): Billing =>
  config.billing.kind === 'stripe'
    ? stripeBilling(config.billing, config.portalUrl)
    : sandboxBilling(config, clock);
