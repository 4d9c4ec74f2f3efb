import { pendingOrganizationsQuery, queryKeys } from '@leaf/api-client';
import { AdminScreen, type PendingOrganization } from '@leaf/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../app/api.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';

type Decision = { organization: PendingOrganization; approve: boolean };

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.pendingOrganizations });

export function Component() {
  const user = useCurrentUser();
  const pending = useQuery({ ...pendingOrganizationsQuery(api), enabled: user.leaf_admin });
  const decide = useMutation({
    mutationFn: ({ organization, approve }: Decision) => api.validateOrganization(organization.id, approve),
    onSettled: refresh,
  });
  return (
    <>
      <title>Admin Dashboard · Leaf</title>
      <AdminScreen
        user={user}
        organizations={pending.data ?? []}
        loading={pending.isPending}
        refreshing={pending.isRefetching}
        error={shownError(decide.error ?? pending.error)}
        busyId={decide.isPending ? decide.variables.organization.id : undefined}
        backHref={paths.app}
        onRefresh={() => void pending.refetch()}
        onApprove={(organization) => decide.mutate({ organization, approve: true })}
        onDeny={(organization) => decide.mutate({ organization, approve: false })}
      />
    </>
  );
}
