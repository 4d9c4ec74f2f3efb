import type { User } from '@leaf/api-client';
import { membersQuery, usageQuery } from '@leaf/api-client/query';
import { useAction } from '@leaf/connect/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, keys, queryClient } from '../api.ts';
import { errorProps, forgetFailed } from '../errorProps.tsx';
import { useWords } from '../language/useWords.ts';
import { notifyDone, notifySuccess } from '../notices.tsx';
import { paths } from '../paths.ts';
import { forgetAsked } from '../session/asked.ts';
import { useRedirect } from '../session/useRedirect.ts';

type Who = { id: number; username: string };

/** The members of the user's organization and everything an admin may change: the props of the organization screen. */
export function useOrganization(user: User) {
  const words = useWords();
  const navigate = useNavigate();
  const id = user.organization_id ?? 0;
  const members = useQuery({ ...membersQuery(api, id), enabled: user.is_admin });
  const usage = useQuery({ ...usageQuery(api), enabled: user.is_admin && !user.org_needs_approval });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: keys.members(id) });

  const approve = useAction({
    mutationFn: ({ id }: Who) => api.validateMember(id, true),
    onSuccess: (_, { username }) => notifySuccess(words.notices.memberApproved(username)),
    onSettled,
  });
  const reject = useAction({
    mutationFn: ({ id }: Who) => api.validateMember(id, false),
    onSuccess: (_, { username }) => notifyDone(words.notices.memberRejected(username)),
    onSettled,
  });
  const remove = useAction({
    mutationFn: (member: Who) => api.removeMember(id, member.id),
    onSuccess: (_, { username }) => notifyDone(words.notices.memberRemoved(username)),
    onSettled,
  });
  const rename = useAction({
    mutationFn: ({ name }: { name: string }) => api.renameOrganization(id, name),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.user }),
  });
  const destroy = useAction({
    mutationFn: () => api.deleteOrganization(id),
    onSuccess: () => {
      forgetAsked(user);
      return navigate(paths.login);
    },
    leads: true,
  });
  const redirect = useRedirect();
  const portal = useAction({
    mutationFn: async () => redirect(await api.getBillingPortal(), 'getBillingPortal'),
    leads: true,
  });

  const changes = [approve, reject, remove, rename, destroy, portal];
  const refresh = async () => {
    forgetFailed(changes);
    const { isSuccess } = await members.refetch();
    // It may look the same.
    if (isSuccess) notifyDone(words.notices.listRead);
  };
  const onMember = [approve, reject, remove].find((change) => change.isPending);
  const who = ({ id, username }: Who) => ({ id, username });
  return {
    members: members.data ?? [],
    usage: usage.data ?? (usage.isLoading || usage.isError ? null : undefined),
    usageFailed: usage.isError,
    onRetryUsage: () => void usage.refetch(),
    loading: members.isPending && user.is_admin,
    ...errorProps([...changes, members], words.errors),
    submitting:
      (rename.isPending && ('rename' as const)) ||
      (destroy.busy && ('delete' as const)) ||
      (portal.busy && ('portal' as const)) ||
      (members.isRefetching && ('refresh' as const)) ||
      undefined,
    busyId: onMember?.variables?.id,
    renamed: rename.isSuccess ? words.sentences.renamed : undefined,
    onRename: (organization: { name: string }) => void rename.run(organization),
    onRefresh: () => void refresh(),
    onApprove: (member: Who) => void approve.run(who(member)),
    onReject: (member: Who) => void reject.run(who(member)),
    onRemove: (member: Who) => void remove.run(who(member)),
    onManageSubscription: () => void portal.run(),
    onDelete: () => void destroy.run(),
  };
}
