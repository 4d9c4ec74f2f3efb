import type { User } from '@leaf/api-client';
import { paths, withQuery } from '../paths.ts';

/** Where a signed-in user goes next. The order of the questions matters. */
export function nextStep(user: User): string {
  if (!user.verified_email) return withQuery(paths.activate, { email: user.email });
  if (user.leaf_admin) return paths.admin;
  if (user.needs_validation) return withQuery(paths.pendingApproval, { email: user.email });
  if (user.organization_id === null) return paths.pickOrg;
  if (user.org_needs_approval)
    return withQuery(paths.orgPendingApproval, { organization_name: user.organization_name ?? '' });
  if (!user.leaf_basic) return paths.subscribe;
  return paths.app;
}
