import { userQuery } from '@leaf/api-client/query';
import { shownError } from '@leaf/connect/hooks';
import { CheckingScreen } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { useNavigationState } from '../app/history/navigationState.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { isOpenTo } from '../app/places.ts';
import { noteAsked } from '../app/session/asked.ts';
import { nextStep } from '../app/session/nextStep.ts';
import { useToken } from '../app/session/session.ts';

/** Fetches the current user and routes accordingly. */
export function Component() {
  const words = useWords();
  const { from } = useNavigationState();
  const token = useToken();
  const user = useQuery({ ...userQuery(api), enabled: token !== null, refetchOnMount: 'always' });
  useEffect(() => {
    if (user.data) noteAsked(user.data);
  }, [user.data]);
  if (!token || user.isError) {
    return (
      <Navigate to={paths.login} replace state={{ from, notice: shownError(user.error, words.errors) }} />
    );
  }
  if (user.data && user.isFetchedAfterMount && !user.isFetching) {
    const next = nextStep(user.data);
    // A mail asks an admin to decide at a page that needs no plan.
    const back = from && (next === paths.app || (next === paths.subscribe && isOpenTo(user.data, from)));
    return <Navigate to={back ? from : next} replace />;
  }
  return (
    <>
      <title>{words.titles.postLogin}</title>
      <CheckingScreen signInHref={paths.login} />
    </>
  );
}
