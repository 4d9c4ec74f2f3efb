import { pendingOrganizationsQuery } from '@leaf/api-client/query';
import { useAction } from '@leaf/connect/hooks';
import { AdminScreen } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { api, keys, queryClient } from '../app/api.ts';
import { errorProps, forgetFailed } from '../app/errorProps.tsx';
import { useWords } from '../app/language/useWords.ts';
import { notifyDone, notifySuccess } from '../app/notices.tsx';
import { paths } from '../app/paths.ts';
import { useCurrentUser } from '../app/session/currentUser.ts';

type Decision = { id: number; name: string; approve: boolean };

const refresh = () => queryClient.invalidateQueries({ queryKey: keys.pendingOrganizations });

export function Component() {
  const words = useWords();
  const user = useCurrentUser();
  const pending = useQuery({ ...pendingOrganizationsQuery(api), enabled: user.leaf_admin });
  const decide = useAction({
    mutationFn: ({ id, name, approve }: Decision) => api.validateOrganization(id, approve, { name }),
    onSuccess: (_, { name, approve }) =>
      approve
        ? notifySuccess(words.notices.organizationApproved(name))
        : notifyDone(words.notices.organizationDenied(name)),
    onSettled: refresh,
  });
  const readAgain = async () => {
    forgetFailed([decide]);
    const { isSuccess } = await pending.refetch();
    // The list may look the same.
    if (isSuccess) notifyDone(words.notices.listRead);
  };
  return (
    <>
      <title>{words.titles.admin}</title>
      <AdminScreen
        user={user}
        organizations={pending.data ?? []}
        loading={pending.isPending}
        refreshing={pending.isRefetching}
        {...errorProps([decide, pending], words.errors)}
        busyId={decide.isPending ? decide.variables.id : undefined}
        backHref={paths.app}
        onRefresh={() => void readAgain()}
        onApprove={({ id, name }) => void decide.run({ id, name, approve: true })}
        onDeny={({ id, name }) => void decide.run({ id, name, approve: false })}
      />
    </>
  );
}
