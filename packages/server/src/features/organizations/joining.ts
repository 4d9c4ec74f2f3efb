import { audit } from '../../core/audit.ts';
import type { Caller } from '../../core/caller.ts';
import { notFound, refuse, unlessTaken } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { transact } from '../../db/open.ts';
import { lockUser } from '../account/repo.ts';
import { platformAdminAddresses } from '../admin/repo.ts';
import { notify } from '../notices/notify.ts';
import { takeMove } from './budgets.ts';
import { takeName } from './names.ts';
import {
  adminAddresses,
  attach,
  countMembers,
  insertOrganization,
  lockOrganization,
  recordMembership,
} from './repo.ts';

/** Requests to join an organization, replacing an earlier request. */
export function requestToJoin(
  services: Services,
  caller: Caller,
  userId: number,
  orgId: number,
): Promise<void> {
  const { clock } = services;
  if (userId !== caller.id) throw refuse('own_account_only');
  return transact(services.db, async (trx) => {
    const organization = await lockOrganization(trx, orgId);
    if (organization?.status !== 'approved') throw notFound('organization');
    const user = await lockUser(trx, caller.id);
    if (!user || user.membership === 'member') throw refuse('already_in_organization');
    if (user.org_id === orgId) return;
    await takeMove(services, trx, user.id);
    const record = (id: number, kind: 'requested' | 'withdrawn') =>
      recordMembership(trx, { orgId: id, userId: user.id, actorId: user.id, kind });
    if (user.org_id !== null) await record(user.org_id, 'withdrawn');
    await attach(trx, user.id, { orgId, role: 'member', membership: 'pending', now: clock() });
    await record(orgId, 'requested');
    const full = (await countMembers(trx, orgId)) >= organization.seats;
    await audit(trx, { action: 'membership.request', actorId: user.id, orgId });
    await notify(services, trx, {
      by: user.id,
      to: await adminAddresses(trx, orgId),
      kind: 'join',
      letter: (write) => write.joinRequested(user.username, user.email, organization.name, full),
    });
  });
}

/** Creates an organization that awaits the operator's decision; its creator is its admin. */
export function createOrganization(
  services: Services,
  caller: Caller,
  { name, claims_member }: { name: string; claims_member: boolean },
): Promise<{ id: number; name: string }> {
  const { clock, config } = services;
  const named = takeName(name);
  return transact(services.db, async (trx) => {
    const user = await lockUser(trx, caller.id);
    if (!user || user.membership === 'member') throw refuse('already_in_organization');
    await takeMove(services, trx, user.id);
    const created = await unlessTaken(
      insertOrganization(trx, { ...named, claims_member, created_by: user.id }),
      (cause) => refuse('name_taken', undefined, { cause }),
    );
    const record = (orgId: number, kind: 'created' | 'withdrawn') =>
      recordMembership(trx, { orgId, userId: user.id, actorId: user.id, kind });
    if (user.org_id !== null) await record(user.org_id, 'withdrawn');
    await attach(trx, user.id, { orgId: created.id, role: 'admin', membership: 'member', now: clock() });
    await record(created.id, 'created');
    await audit(trx, { action: 'organization.create', actorId: user.id, orgId: created.id });
    const to = await platformAdminAddresses(trx, config.platformAdminEmail);
    await notify(services, trx, {
      by: user.id,
      to,
      kind: 'organization',
      letter: (write) => write.organizationRequested(created.name, user.email, claims_member),
    });
    return created;
  });
}
