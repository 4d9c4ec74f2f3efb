import type { Handlers } from '../../core/contract.ts';
import { answersFor } from '../../core/language.ts';
import { pageOf } from '../../core/paging.ts';
import { createOrganization, requestToJoin } from './joining.ts';
import {
  deleteOrganization,
  listMembers,
  removeMember,
  renameOrganization,
  validateMember,
} from './managing.ts';
import { listApproved, type MemberKey, type NameKey } from './repo.ts';

type OrganizationOperation =
  | 'listOrganizations'
  | 'createOrganization'
  | 'renameOrganization'
  | 'deleteOrganization'
  | 'listMembers'
  | 'removeMember'
  | 'validateMember'
  | 'requestToJoin';

/** Joining, creating and managing an organization. */
export const organizationHandlers: Pick<Handlers, OrganizationOperation> = {
  async listOrganizations(ctx) {
    const page = pageOf<NameKey>(ctx, ['string', 'number']);
    const found = page.take(
      await listApproved(ctx.db, page),
      ({ sort_name, id }) => [sort_name, id] as const,
    );
    return { organizations: found.map(({ id, name }) => ({ id, name })) };
  },

  async requestToJoin(ctx) {
    await requestToJoin(ctx, ctx.caller, ctx.params.id, ctx.body.organization_id);
    return { message: answersFor(ctx.request).joinRequested };
  },

  async createOrganization(ctx) {
    const data = await createOrganization(ctx, ctx.caller, ctx.body);
    return { message: answersFor(ctx.request).organizationCreated, data };
  },

  async renameOrganization(ctx) {
    const data = await renameOrganization(ctx, ctx.caller, ctx.params.id, ctx.body.name);
    return { message: answersFor(ctx.request).organizationRenamed, data };
  },

  deleteOrganization: (ctx) => deleteOrganization(ctx, ctx.caller, ctx.params.id),

  async listMembers(ctx) {
    const page = pageOf<MemberKey>(ctx, ['boolean', 'string', 'number']);
    return { users: await listMembers(ctx, ctx.caller, ctx.params.id, page) };
  },

  async removeMember(ctx) {
    await removeMember(ctx, ctx.caller, ctx.params.id, ctx.query.user_id);
    return { message: answersFor(ctx.request).memberRemoved };
  },

  async validateMember(ctx) {
    const { user_id, approve } = ctx.query;
    await validateMember(ctx, ctx.caller, user_id, approve);
    const { memberApproved, memberRejected } = answersFor(ctx.request);
    return { message: approve ? memberApproved : memberRejected };
  },
};
