import { mockToken } from '@leaf/api-client/mocks';
import { queryClient } from '../../packages/portal/src/app/api.ts';
import { clearToken, setToken } from '../../packages/portal/src/app/session/session.ts';

/** Signs in a user of the mock, or nobody, and clears everything from the previous story. */
export function beginAs(userId?: number) {
  queryClient.clear();
  if (userId === undefined) clearToken();
  else setToken(mockToken(userId));
  return () => {
    queryClient.clear();
    clearToken();
  };
}
