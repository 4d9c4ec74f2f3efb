import type { User } from '@leaf/api-client';
import { paths } from '../paths.ts';

/** Where a signed-in user goes next. The order of the questions matters. */
export function nextStep(user: User): string {
  if (!user.verified_email) return paths.activate(user.email);
  if (user.leaf_admin) return paths.admin;
  if (user.needs_validation) return paths.pendingApproval(user.email);
  if (user.organization_id === null) return paths.pickOrg;
  if (user.org_needs_approval) return paths.orgPendingApproval(user.organization_name ?? '');
  if (!user.leaf_basic) return paths.subscribe;
  return paths.app;
}
