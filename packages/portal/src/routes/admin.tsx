import { pendingOrganizationsQuery, queryKeys } from '@leaf/api-client/query';
import { AdminScreen } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../app/api.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { errorProps } from '../app/errorProps.tsx';
import { notifySuccess } from '../app/notices.tsx';
import { paths } from '../app/paths.ts';
import { useAction } from '../app/useAction.ts';

type Decision = { id: number; name: string; approve: boolean };

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.pendingOrganizations });

export function Component() {
  const user = useCurrentUser();
  const pending = useQuery({ ...pendingOrganizationsQuery(api), enabled: user.leaf_admin });
  const decide = useAction({
    mutationFn: ({ id, name, approve }: Decision) => api.validateOrganization(id, approve, { name }),
    onSuccess: (_, { name, approve }) => notifySuccess(`${name} ${approve ? 'approved' : 'denied'}.`),
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
        {...errorProps([decide, pending])}
        busyId={decide.isPending ? decide.variables.id : undefined}
        backHref={paths.app}
        onRefresh={() => void pending.refetch()}
        onApprove={({ id, name }) => void decide.run({ id, name, approve: true })}
        onDeny={({ id, name }) => void decide.run({ id, name, approve: false })}
      />
    </>
  );
}
