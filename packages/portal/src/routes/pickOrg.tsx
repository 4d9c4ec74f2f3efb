import { organizationsQuery } from '@leaf/api-client';
import { type NewOrganization, PickOrgScreen } from '@leaf/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useLater } from '../app/useLater.ts';

const requested = 'Requested to join organization. Waiting for admin approval.';
const created = 'Organization created. You are its admin. It now waits for approval.';

export function Component() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const later = useLater();
  const organizations = useQuery(organizationsQuery(api));
  const join = useMutation({
    mutationFn: (organizationId: number) => api.requestToJoin(user.id, organizationId),
    onSuccess: () => later(paths.pendingApproval(user.email), 700),
  });
  const create = useMutation({
    mutationFn: (organization: NewOrganization) => api.createOrganization(organization),
    onSuccess: () => later(paths.login, 700),
  });
  const busy = (change: typeof join | typeof create) => change.isPending || change.isSuccess;
  return (
    <>
      <title>Choose an organization · Leaf</title>
      <PickOrgScreen
        organizations={organizations.data ?? []}
        loading={organizations.isPending}
        error={shownError(join.error ?? create.error ?? organizations.error)}
        success={(join.isSuccess && requested) || (create.isSuccess && created) || undefined}
        submitting={(busy(join) && 'join') || (busy(create) && 'create') || undefined}
        onJoin={(id) => join.mutate(id)}
        onCreate={(organization) => create.mutate(organization)}
        onSignOut={() => navigate(paths.login)}
      />
    </>
  );
}
