import { userQuery } from '@leaf/api-client';
import { Loading } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { api } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { clearToken, useToken } from '../app/session.ts';

/** Lets the signed-in through; everybody else goes to the login. */
export function RequireUser() {
  const token = useToken();
  const { data: user, isError } = useQuery({ ...userQuery(api), enabled: token !== null, staleTime: 5000 });
  const failed = isError && !user;
  useEffect(() => {
    if (failed) clearToken();
  }, [failed]);
  if (!token) return <Navigate to={paths.login} replace />;
  return user ? <Outlet context={user} /> : <Loading />;
}
