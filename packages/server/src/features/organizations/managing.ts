import { audit } from '../../core/audit.ts';
import type { MemberCaller } from '../../core/caller.ts';
import type { Page } from '../../core/paging.ts';
import { notFound, refuse, unlessTaken } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Organization, User } from '../../db/schema.ts';
import type { Letters } from '../../platform/mail/templates.ts';
import { lockUser } from '../account/repo.ts';
import { stopPaying } from '../billing/ending.ts';
import { notify } from '../notices/notify.ts';
import { takeChange } from './budgets.ts';
import { takeName } from './names.ts';
import * as repo from './repo.ts';
import { lockOrganization } from './repo.ts';

/** What an admin has while deciding: a lock on the organization, and a confirmed admin role. */
export type Decision = { trx: Db; organization: Organization };

/** Serialises decisions: the organization is locked, and the caller's role is read again under the lock. */
export function decide<T>(
  { db }: Services,
  caller: MemberCaller,
  orgId: number,
  run: (decision: Decision) => Promise<T>,
): Promise<T> {
  if (orgId !== caller.org.id) throw notFound('organization');
  return transact(db, async (trx) => {
    const organization = await lockOrganization(trx, orgId);
    if (!organization) throw notFound('organization');
    const self = await lockUser(trx, caller.id);
    if (self?.org_id !== orgId || self.org_role !== 'admin') throw refuse('org_admin_only');
    return run({ trx, organization });
  });
}

/** Members of the organization and pending ones; the same error for anyone else. */
async function requireMember({ trx, organization }: Decision, userId: number): Promise<User> {
  const user = await repo.lockMember(trx, organization.id, userId);
  if (!user) throw notFound('member');
  return user;
}

/** Tells the user, and records the decision. */
async function record(
  services: Services,
  { trx, organization }: Decision,
  decided: {
    actorId: number;
    user: User;
    kind: 'approved' | 'rejected' | 'removed';
    letter: (write: Letters) => (organization: string) => ReturnType<Letters['memberApproved']>;
  },
): Promise<void> {
  const { actorId, user, kind, letter } = decided;
  await repo.recordMembership(trx, { orgId: organization.id, userId: user.id, actorId, kind });
  await audit(trx, { action: `membership.${kind}`, actorId, orgId: organization.id, target: user.id });
  await notify(services, trx, {
    by: actorId,
    to: [user.email],
    kind: 'news',
    letter: (write) => letter(write)(organization.name),
  });
}

/** @throws {Problem} 409 if the name, or one that looks like it, is taken; 422 for one that may not be used */
export function renameOrganization(
  services: Services,
  caller: MemberCaller,
  orgId: number,
  name: string,
): Promise<{ id: number; name: string }> {
  const named = takeName(name);
  return decide(services, caller, orgId, async ({ trx, organization }) => {
    await takeChange(services, trx, caller.id);
    const renamed = await unlessTaken(repo.renameOrganization(trx, orgId, named), (cause) =>
      refuse('name_taken', undefined, { cause }),
    );
    await audit(trx, {
      action: 'organization.rename',
      actorId: caller.id,
      orgId,
      detail: { from: organization.name, to: renamed.name },
    });
    return renamed;
  });
}

/**
 * Removes everybody from a locked organization and leaves the rest, which takes longer, to two jobs: one for the data,
 * one for the money.
 * @param actorId the user who requested it, who needs no mail; null for the operator at the console
 */
export async function closeOrganization(
  services: Pick<Services, 'billing' | 'clock' | 'config' | 'mail' | 'queue'>,
  trx: Db,
  { id: orgId, name }: Organization,
  actorId: number | null,
): Promise<void> {
  const { clock, queue } = services;
  await trx.updateTable('organization').set({ deleted_at: clock() }).where('id', '=', orgId).execute();
  const users = await repo.detachAll(trx, orgId);
  for (const user of users)
    await repo.recordMembership(trx, { orgId, userId: user.id, actorId, kind: 'removed' });
  await audit(trx, { action: 'organization.delete', actorId: actorId ?? undefined, orgId });
  await stopPaying(services, trx, orgId);
  await queue.send(trx, 'purge-organization', { orgId });
  const told = users.filter(({ id }) => id !== actorId);
  const asking = new Set(told.filter(({ membership }) => membership === 'pending').map(({ email }) => email));
  await notify(services, trx, {
    by: actorId ?? undefined,
    to: told.map(({ email }) => email),
    kind: 'news',
    letter: (write, to) => (asking.has(to) ? write.requestEnded : write.organizationDeleted)(name),
  });
}

/** Deletes the organization; only an admin of it may. */
export function deleteOrganization(services: Services, caller: MemberCaller, orgId: number): Promise<void> {
  return decide(services, caller, orgId, ({ trx, organization }) =>
    closeOrganization(services, trx, organization, caller.id),
  );
}

/** Pending ones first, then by name. @throws {Problem} 404 for another organization than the caller's */
export async function listMembers(
  { db }: Services,
  caller: MemberCaller,
  orgId: number,
  page: Page<repo.MemberKey>,
) {
  if (orgId !== caller.org.id) throw notFound('organization');
  const rows = page.take(
    await repo.listMembers(db, orgId, page),
    ({ id, membership, sort_name }) => [membership !== 'pending', sort_name, id] as const,
  );
  return rows.map(({ id, username, email, org_role, membership }) => ({
    id,
    username,
    email,
    is_admin: org_role === 'admin' && membership === 'member',
    needs_validation: membership === 'pending',
  }));
}

/** Removes a member, or withdraws a request. Nobody can remove themselves, so an admin always remains. */
export function removeMember(
  services: Services,
  caller: MemberCaller,
  orgId: number,
  userId: number,
): Promise<void> {
  return decide(services, caller, orgId, async (decision) => {
    if (userId === caller.id) throw refuse('cannot_remove_self');
    const user = await requireMember(decision, userId);
    await repo.detach(decision.trx, userId);
    const pending = user.membership === 'pending';
    await record(services, decision, {
      actorId: caller.id,
      user,
      kind: pending ? 'rejected' : 'removed',
      letter: (write) => (pending ? write.memberRejected : write.memberRemoved),
    });
  });
}

/**
 * Approves or rejects a pending member. Seats are counted under the lock, so two approvals cannot share the last one.
 */
export function validateMember(
  services: Services,
  caller: MemberCaller,
  userId: number,
  approve: boolean,
): Promise<void> {
  const orgId = caller.org.id;
  return decide(services, caller, orgId, async (decision) => {
    const { trx, organization } = decision;
    const user = await requireMember(decision, userId);
    if (user.membership === 'member') {
      if (approve) return;
      throw refuse('already_member');
    }
    if (!approve) {
      await repo.detach(trx, userId);
      await record(services, decision, {
        actorId: caller.id,
        user,
        kind: 'rejected',
        letter: (write) => write.memberRejected,
      });
      return;
    }
    if ((await repo.countMembers(trx, orgId)) >= organization.seats)
      throw refuse(organization.is_member ? 'organization_full' : 'seats_taken', {
        seats: organization.seats,
      });
    const place = { orgId, role: 'member', membership: 'member', now: services.clock() } as const;
    await repo.attach(trx, userId, place);
    await record(services, decision, {
      actorId: caller.id,
      user,
      kind: 'approved',
      letter: (write) => write.memberApproved,
    });
  });
}
