import type { Handlers } from './core/contract.ts';
import { accountHandlers } from './features/account/handlers.ts';
import { adminHandlers } from './features/admin/handlers.ts';
import { billingHandlers } from './features/billing/handlers.ts';
import { campaignHandlers, rowHandlers } from './features/campaigns/handlers.ts';
import { creativeHandlers } from './features/creatives/handlers.ts';
import { imageHandlers } from './features/images/handlers.ts';
import { keyHandlers } from './features/keys/handlers.ts';
import { organizationHandlers } from './features/organizations/handlers.ts';
import { usageHandlers } from './features/usage/handlers.ts';

/** Every operation of the contract. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...organizationHandlers,
  ...keyHandlers,
  ...billingHandlers,
  ...adminHandlers,
  ...campaignHandlers,
  ...rowHandlers,
  ...imageHandlers,
  ...creativeHandlers,
  ...usageHandlers,
};
