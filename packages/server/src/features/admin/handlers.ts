import type { Handlers } from '../../http/contract.ts';
import { listPending } from './repo.ts';
import { validateOrganization } from './service.ts';

/** What the platform operator decides. */
export const adminHandlers: Pick<Handlers, 'listPendingOrganizations' | 'validateOrganization'> = {
  listPendingOrganizations: async ({ db }) => ({ pending_organizations: await listPending(db) }),

  async validateOrganization(ctx) {
    const { org_id, approve } = ctx.query;
    await validateOrganization(ctx, ctx.caller, org_id, approve);
    return { message: approve ? 'Organization approved.' : 'Organization denied.' };
  },
};
