import { organizationsQuery } from '@leaf/api-client/query';
import { type NewOrganization, PickOrgScreen } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { errorProps } from '../app/errorProps.tsx';
import { useNavigationState } from '../app/navigationState.ts';
import { paths } from '../app/paths.ts';
import { useAction } from '../app/useAction.ts';
import { useDelayedNavigate } from '../app/useDelayedNavigate.ts';
import { useWords } from '../app/useWords.ts';

export function Component() {
  const words = useWords();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const navigateLater = useDelayedNavigate();
  const { notice } = useNavigationState();
  const organizations = useQuery(organizationsQuery(api));
  const join = useAction({
    mutationFn: (organizationId: number) => api.requestToJoin(user.id, organizationId),
    onSuccess: () => navigateLater(paths.pendingApproval(user.email), 700),
    leads: true,
  });
  const create = useAction({
    mutationFn: (organization: NewOrganization) => api.createOrganization(organization),
    onSuccess: () => navigateLater(paths.login, 700),
    leads: true,
  });
  const failed = errorProps([join, create, organizations], words.errors);
  return (
    <>
      <title>{words.titles.pickOrg}</title>
      <PickOrgScreen
        organizations={organizations.data ?? []}
        loading={organizations.isPending}
        error={failed.error ?? notice}
        errorAction={failed.errorAction}
        success={
          (join.isSuccess && words.sentences.requestedToJoin) ||
          (create.isSuccess && words.sentences.organizationCreated) ||
          undefined
        }
        submitting={(join.busy && 'join') || (create.busy && 'create') || undefined}
        onJoin={(id) => void join.run(id)}
        onCreate={(organization) => void create.run(organization)}
        onSignOut={() => void navigate(paths.login)}
      />
    </>
  );
}
