import type { User } from '@leaf/api-client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { nextStep } from './nextStep.ts';
import { useWords } from './useWords.ts';

const isMember = (user: User) =>
  user.organization_id !== null && !user.needs_validation && !user.org_needs_approval;

/** Where to send a user who has just lost membership of an organization, and the notice to show there. */
export function useLostMembership(user: User | undefined) {
  const { lostMembership } = useWords().sentences;
  const { pathname } = useLocation();
  const [organization, setOrganization] = useState<string>();
  useEffect(() => {
    if (user) setOrganization(isMember(user) ? (user.organization_name ?? '') : undefined);
  }, [user]);
  if (!user || organization === undefined || isMember(user)) return undefined;
  const to = nextStep(user);
  const notice = lostMembership(organization);
  return to.split('?')[0] === pathname ? undefined : { to, state: { notice } };
}
