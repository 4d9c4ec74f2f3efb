import { audit } from '../../core/audit.ts';
import type { Caller } from '../../core/caller.ts';
import { notFound, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { transact } from '../../db/open.ts';
import { notify } from '../notices/notify.ts';
import { adminAddresses, detachAll, lockOrganization, recordMembership } from '../organizations/repo.ts';
import { saveDecision } from './repo.ts';

/**
 * Approves or denies an organization. Repeating a decision changes nothing; reversing one is refused, and so is
 * deciding about a name that has changed since it was seen.
 */
export function validateOrganization(
  services: Services,
  caller: Caller,
  { orgId, approve, seen }: { orgId: number; approve: boolean; seen: string | undefined },
): Promise<void> {
  const { clock } = services;
  return transact(services.db, async (trx) => {
    const organization = await lockOrganization(trx, orgId);
    if (!organization) throw notFound('organization');
    const { name, status } = organization;
    if (seen !== undefined && seen !== name) throw refuse('organization_renamed', { name });
    if (status === (approve ? 'approved' : 'denied')) return;
    if (status !== 'pending')
      throw refuse(status === 'denied' ? 'organization_denied_already' : 'organization_approved_already');
    await saveDecision(trx, orgId, { approve, actorId: caller.id, now: clock() });
    const admins = await adminAddresses(trx, orgId);
    if (!approve)
      for (const user of await detachAll(trx, orgId))
        await recordMembership(trx, { orgId, userId: user.id, actorId: caller.id, kind: 'removed' });
    await audit(trx, { action: `organization.${approve ? 'approve' : 'deny'}`, actorId: caller.id, orgId });
    await notify(services, trx, {
      by: undefined,
      to: admins,
      kind: 'news',
      letter: (write) => (approve ? write.organizationApproved(name) : write.organizationDenied(name)),
    });
  });
}
