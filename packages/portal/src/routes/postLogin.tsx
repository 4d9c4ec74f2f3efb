import { userQuery } from '@leaf/api-client';
import { CheckingScreen } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { nextStep } from '../app/nextStep.ts';
import { paths } from '../app/paths.ts';
import { clearToken, useToken } from '../app/session.ts';

/** Asks who the user is now, and routes by the answer. */
export function Component() {
  const token = useToken();
  const user = useQuery({ ...userQuery(api), enabled: token !== null, refetchOnMount: 'always' });
  const failed = user.isError;
  useEffect(() => {
    if (failed) clearToken();
  }, [failed]);
  if (!token) return <Navigate to={paths.login} replace />;
  if (user.data && user.isFetchedAfterMount && !failed) return <Navigate to={nextStep(user.data)} replace />;
  return (
    <>
      <title>Signing in · Leaf</title>
      <CheckingScreen signInHref={paths.login} />
    </>
  );
}
