import type { User } from '@leaf/api-client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { nextStep } from './nextStep.ts';

const isMember = (user: User) =>
  user.organization_id !== null && !user.needs_validation && !user.org_needs_approval;

/** Where somebody goes who was a member of an organization a moment ago and no longer is, and what they are told. */
export function useLostMembership(user: User | undefined) {
  const { pathname } = useLocation();
  const [organization, setOrganization] = useState<string>();
  useEffect(() => {
    if (user) setOrganization(isMember(user) ? (user.organization_name ?? '') : undefined);
  }, [user]);
  if (!user || organization === undefined || isMember(user)) return undefined;
  const to = nextStep(user);
  const notice = `You no longer belong to ${organization}.`;
  return to.split('?')[0] === pathname ? undefined : { to, state: { notice } };
}
