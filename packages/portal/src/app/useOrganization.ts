import { membersQuery, queryKeys, type User } from '@leaf/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, queryClient } from './api.ts';
import { leaveFor } from './leave.ts';
import { paths } from './paths.ts';
import { shownError } from './text.ts';

type ById = { id: number };

/** Members of the user's organization and everything an admin may change: the props of the organization screen. */
export function useOrganization(user: User) {
  const navigate = useNavigate();
  const id = user.organization_id ?? 0;
  const members = useQuery({ ...membersQuery(api, id), enabled: user.is_admin });
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.members(id) });

  const decide = useMutation({
    mutationFn: ({ userId, approve }: { userId: number; approve: boolean }) =>
      api.validateMember(userId, approve),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ userId }: { userId: number }) => api.removeMember(id, userId),
    onSettled: refresh,
  });
  const rename = useMutation({
    mutationFn: ({ name }: { name: string }) => api.renameOrganization(id, name),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.user }),
  });
  const destroy = useMutation({
    mutationFn: () => api.deleteOrganization(id),
    onSuccess: () => navigate(paths.login),
  });
  const portal = useMutation({ mutationFn: () => api.getBillingPortal(), onSuccess: leaveFor });

  const onMember = [decide, remove].find((change) => change.isPending);
  const failed = [decide, remove, rename, destroy, portal].find((change) => change.isError);
  return {
    members: members.data ?? [],
    loading: members.isPending && user.is_admin,
    error: shownError(failed?.error ?? members.error),
    submitting:
      (rename.isPending && ('rename' as const)) ||
      (destroy.isPending && ('delete' as const)) ||
      (portal.isPending && ('portal' as const)) ||
      (members.isRefetching && ('refresh' as const)) ||
      undefined,
    busyId: onMember?.variables?.userId,
    renamed: rename.isSuccess ? 'The organization has its new name.' : undefined,
    onRename: ({ name }: { name: string }) => rename.mutate({ name }),
    onRefresh: () => void members.refetch(),
    onApprove: (member: ById) => decide.mutate({ userId: member.id, approve: true }),
    onReject: (member: ById) => decide.mutate({ userId: member.id, approve: false }),
    onRemove: (member: ById) => remove.mutate({ userId: member.id }),
    onManageSubscription: () => portal.mutate(),
    onDelete: () => destroy.mutate(),
  };
}
