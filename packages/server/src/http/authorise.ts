import type { Caller } from '../features/account/caller.ts';
import type { Guard } from './guards.ts';
import { forbidden, Problem, unauthorized } from './problem.ts';

const NO_PLAN = 'Your organization needs the Basic plan to use the tools.';

/** @throws {Problem} saying why the caller may not pass the guard */
export function authorise(guard: Guard, caller: Caller | null): void {
  if (guard === 'open') return;
  if (!caller) throw unauthorized();
  if (guard === 'signedIn') return;
  if (!caller.verified) throw forbidden('Verify your e-mail address first.');
  if (guard === 'verified') return;
  if (guard === 'platformAdmin') {
    if (!caller.platformAdmin) throw forbidden('You do not have permission to do this.');
    return;
  }
  const { org } = caller;
  if (guard === 'orgAdmin') {
    if (org?.role !== 'admin' || org.membership !== 'member')
      throw forbidden('You must be an admin to manage the organization.');
    return;
  }
  if (!org) throw forbidden('You don’t belong to an organization yet.');
  if (org.membership !== 'member') throw forbidden(`An admin of ${org.name} has to approve you first.`);
  if (org.status !== 'approved') throw forbidden('Your organization waits for approval.');
  if (guard === 'entitled' && !org.entitled) throw new Problem(402, NO_PLAN);
}
