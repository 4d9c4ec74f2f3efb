import type { Caller } from '../features/account/caller.ts';
import type { Guard } from './guards.ts';
import { refuse, unauthorized } from './problem.ts';

/** @throws {Problem} saying why the caller may not pass the guard */
export function authorise(guard: Guard, caller: Caller | null): void {
  if (guard === 'open') return;
  if (!caller) throw unauthorized();
  if (guard === 'signedIn') return;
  if (!caller.verified) throw refuse('email_not_verified');
  if (guard === 'verified') return;
  if (guard === 'platformAdmin') {
    if (!caller.platformAdmin) throw refuse('not_permitted');
    return;
  }
  const { org } = caller;
  if (guard === 'orgAdmin') {
    if (org?.role !== 'admin' || org.membership !== 'member') throw refuse('org_admin_only');
    return;
  }
  if (!org) throw refuse('no_organization');
  if (org.membership !== 'member') throw refuse('org_must_approve', { name: org.name });
  if (org.status !== 'approved') throw refuse('org_pending');
  if (guard === 'entitled' && !org.entitled) throw refuse('plan_required');
}
