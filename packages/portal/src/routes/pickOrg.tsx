import { organizationsQuery } from '@leaf/api-client/query';
import { useAction } from '@leaf/connect/hooks';
import { type NewOrganization, PickOrgScreen } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { api, keys, queryClient } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { useNavigationState } from '../app/history/navigationState.ts';
import { useDelayedNavigate } from '../app/history/useDelayedNavigate.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths, withQuery } from '../app/paths.ts';
import { noteAsked, outcomeOf, refusedTo } from '../app/session/asked.ts';
import { useCurrentUser } from '../app/session/currentUser.ts';
import { nextStep } from '../app/session/nextStep.ts';

/** Whoever comes back before the next page has read the user finds what they asked for. */
const userChanged = () => void queryClient.invalidateQueries({ queryKey: keys.user });

export function Component() {
  const words = useWords();
  const user = useCurrentUser();
  const navigateLater = useDelayedNavigate();
  const { notice } = useNavigationState();
  const refused = refusedTo(user);
  const organizations = useQuery({
    ...organizationsQuery(api),
    // An organization that was asked may have been deleted since.
    refetchOnMount: refused ? 'always' : true,
  });
  const refusal =
    refused &&
    organizations.isFetchedAfterMount &&
    words.sentences.refused[outcomeOf(refused, organizations.data ?? [])](refused.organization);
  const join = useAction({
    mutationFn: (organizationId: number) => api.requestToJoin(user.id, organizationId),
    onSuccess: () => {
      navigateLater(withQuery(paths.pendingApproval, { email: user.email }), 700);
      userChanged();
    },
    leads: true,
  });
  const create = useAction({
    mutationFn: (organization: NewOrganization) => api.createOrganization(organization),
    onSuccess: ({ data: { id, name } }) => {
      const waiting = { needs_validation: false, org_needs_approval: true };
      noteAsked({ ...user, ...waiting, organization_id: id, organization_name: name });
      navigateLater(paths.login, 700, { email: user.email, news: words.sentences.organizationCreated });
      userChanged();
    },
    leads: true,
  });
  const settled = join.isPending || join.isSuccess || create.isPending || create.isSuccess;
  // A member would only be refused here; who still waits for an answer may ask elsewhere.
  if (user.organization_id !== null && !user.needs_validation && !settled)
    return <Navigate to={nextStep(user)} replace />;
  const asked = (user.needs_validation && user.organization_name) || undefined;
  const failed = errorProps([join, create, organizations], words.errors);
  return (
    <>
      <title>{words.titles.pickOrg}</title>
      <PickOrgScreen
        organizations={organizations.data ?? []}
        loading={organizations.isPending}
        error={failed.error ?? notice ?? (refusal || undefined)}
        errorAction={failed.errorAction}
        askedName={asked}
        backHref={asked && withQuery(paths.pendingApproval, { email: user.email })}
        success={
          (join.isSuccess && words.sentences.requestedToJoin) ||
          (create.isSuccess && words.sentences.organizationCreated) ||
          undefined
        }
        submitting={(join.busy && 'join') || (create.busy && 'create') || undefined}
        onJoin={(id) => void join.run(id)}
        onCreate={(organization) => void create.run(organization)}
      />
    </>
  );
}
