import type { Handlers } from '../../core/contract.ts';
import { answersFor } from '../../core/language.ts';
import { byId, pageById } from '../../core/paging.ts';
import { validateOrganization } from './decision.ts';
import { listPending } from './repo.ts';

/** The decisions of the platform operator. */
export const adminHandlers: Pick<Handlers, 'listPendingOrganizations' | 'validateOrganization'> = {
  async listPendingOrganizations(ctx) {
    const page = pageById(ctx);
    return { pending_organizations: page.take(await listPending(ctx.db, page), byId) };
  },

  async validateOrganization(ctx) {
    const { org_id: orgId, approve, name: seen } = ctx.query;
    await validateOrganization(ctx, ctx.caller, { orgId, approve, seen });
    const { organizationApproved, organizationDenied } = answersFor(ctx.request);
    return { message: approve ? organizationApproved : organizationDenied };
  },
};
