import { loadApi } from '../load.ts';
import { clearToken, getToken } from './session.ts';

/** Signs out: revokes and forgets the token, and clears all data loaded with it. */
export function endSession() {
  const token = getToken();
  if (token) {
    sessionStorage.clear();
    loadApi()
      .then(({ revoke }) => revoke(token))
      .catch(() => undefined);
  }
  clearToken();
}
