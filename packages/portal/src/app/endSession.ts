import { loadApi } from './load.ts';
import { clearToken, getToken } from './session.ts';

/** Signs out for good: the token is revoked and forgotten, and so is everything that was seen with it. */
export function endSession() {
  const token = getToken();
  if (token) {
    loadApi()
      .then(({ revoke }) => revoke(token))
      .catch(() => undefined);
  }
  clearToken();
  sessionStorage.clear();
}
