import { loadApi, RELOADED } from '../load.ts';
import { clearToken, getToken } from './session.ts';

/** Signs out: revokes and forgets the token, and clears all data loaded with it. */
export function endSession() {
  const token = getToken();
  // Says nothing of the user; without it, a page that does not load would be reloaded without end.
  const reloaded = sessionStorage.getItem(RELOADED);
  sessionStorage.clear();
  if (reloaded) sessionStorage.setItem(RELOADED, reloaded);
  if (token) {
    loadApi()
      .then(({ revoke }) => revoke(token))
      .catch(() => undefined);
  }
  clearToken();
}
