import { createLeafClient } from '@leaf/api-client';
import { baseUrl, queryClient } from './api.ts';
import { clearToken, getToken } from './session.ts';

/** Signs out for good: the token is revoked and forgotten, and so is everything that was seen with it. */
export function endSession() {
  const token = getToken();
  if (token) {
    const goodbye = createLeafClient({ baseUrl, getToken: () => token });
    // Signing out succeeds for the person whatever the server says; an unrevoked token ends by itself.
    goodbye.logOut().catch(() => undefined);
  }
  clearToken();
  sessionStorage.clear();
  queryClient.clear();
}
