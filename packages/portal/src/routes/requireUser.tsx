import { userQuery } from '@leaf/api-client/query';
import { shownError } from '@leaf/connect/hooks';
import { Loading, NowProvider, PartBoundary } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { api } from '../app/api.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { CurrentUser } from '../app/session/currentUser.ts';
import { useRefused, useToken } from '../app/session/session.ts';
import { useLostMembership } from '../app/session/useLostMembership.ts';
import { useShownAccount } from '../app/session/useShownAccount.ts';
import { useNow } from '../app/useNow.ts';

const SessionEnded = lazy(() =>
  import('./sessionEnded.tsx').then(({ SessionEnded }) => ({ default: SessionEnded })),
);

/** Admits signed-in users and sends everyone else to the login. */
export function Component() {
  const { sentences, errors } = useWords();
  const token = useToken();
  const refused = useRefused();
  const { data: user, error } = useQuery({ ...userQuery(api), enabled: token !== null, staleTime: 5000 });
  const now = useNow();
  const lostMembership = useLostMembership(user);
  useShownAccount(user);
  useEffect(() => {
    if (!user) return;
    // No page waits for it. Only a later request is told wrongly if it does not load.
    import('../app/session/asked.ts').then(({ noteAsked }) => noteAsked(user)).catch(() => undefined);
  }, [user]);

  if (!token && !refused && user) return <Navigate to={paths.login} replace />;
  if (!token && !user) return <ToLogin notice={refused ? sentences.sessionEnded : undefined} />;
  if (!user) return error ? <ToLogin notice={shownError(error, errors)} /> : <Loading minHeight="60vh" />;
  if (lostMembership) return <Navigate {...lostMembership} replace />;
  return (
    <CurrentUser value={user}>
      <NowProvider now={now}>
        <Outlet />
      </NowProvider>
      {refused && (
        // If the dialog does not load, the sign-in page leads back here too.
        <PartBoundary fallback={() => <ToLogin notice={sentences.sessionEnded} />}>
          <Suspense>
            <SessionEnded email={user.email} />
          </Suspense>
        </PartBoundary>
      )}
    </CurrentUser>
  );
}

/** Users who sign in again return to the page they were on. */
function ToLogin({ notice }: { notice?: string }) {
  // It renders once: caching its parts would only make the first pages larger.
  'use no memo';
  const { pathname, search, hash } = useLocation();
  return <Navigate to={paths.login} replace state={{ from: pathname + search + hash, notice }} />;
}
