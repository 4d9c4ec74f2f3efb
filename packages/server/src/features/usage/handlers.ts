import type { Handlers } from '../../core/contract.ts';
import { readUsage } from './usage.ts';

/** How much of its limits an organization has used. */
export const usageHandlers: Pick<Handlers, 'getUsage'> = {
  getUsage: async ({ db, config, caller }) => ({ data: await readUsage(db, config, caller.org.id) }),
};
