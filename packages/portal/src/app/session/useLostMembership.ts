import type { User } from '@leaf/api-client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../language/useWords.ts';
import { nextStep } from './nextStep.ts';

const isMember = (user: User) =>
  user.organization_id !== null && !user.needs_validation && !user.org_needs_approval;

/**
 * Where to send a user who has just lost membership of an organization, and the notice to show there. It stays the same
 * until they have arrived: the page they leave would otherwise send them on without the notice.
 */
export function useLostMembership(user: User | undefined) {
  const { lostMembership } = useWords().sentences;
  const { pathname } = useLocation();
  const [organization, setOrganization] = useState<string>();
  const to = user && nextStep(user);
  const hasArrived = to?.split('?')[0] === pathname;
  useEffect(() => {
    if (user && isMember(user)) setOrganization(user.organization_name ?? '');
    else if (hasArrived) setOrganization(undefined);
  }, [user, hasArrived]);
  if (!user || !to || organization === undefined || isMember(user) || hasArrived) return undefined;
  return { to, state: { notice: lostMembership(organization) } };
}
