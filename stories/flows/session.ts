import { mockToken } from '@leaf/api-client/mocks';
import { queryClient } from '../../packages/portal/src/app/api.ts';
import { clearToken, setToken } from '../../packages/portal/src/app/session.ts';

/** Signs a person of the mock in, or nobody; nothing is remembered of the story before. */
export function beginAs(userId?: number) {
  queryClient.clear();
  if (userId === undefined) clearToken();
  else setToken(mockToken(userId));
  return () => {
    queryClient.clear();
    clearToken();
  };
}
