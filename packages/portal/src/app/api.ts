import { ApiError, createLeafClient } from '@leaf/api-client';
import { createQueryClient } from '@leaf/api-client/query';
import { createConnection } from '@leaf/connect/hooks';
import { QueryCache } from '@tanstack/react-query';
import { refuseToken, tokenForCall } from './session/callToken.ts';
import { getToken, onSignOut, wasRefused } from './session/session.ts';

/** The address of the API. A build can set another host. */
const baseUrl: string = import.meta.env.VITE_API_URL ?? '/api';

/** The language the page is in. */
const getLanguage = () => document.documentElement.lang;

const rightsLost = (error: unknown) => error instanceof ApiError && [402, 403].includes(error.status ?? 0);

export const queryClient = createQueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (rightsLost(error)) void queryClient.invalidateQueries({ queryKey: keys.user });
    },
  }),
});

/** A call refused because the session had ended is repeated once the user has signed in again. */
export const connection = createConnection({
  baseUrl,
  getToken: tokenForCall,
  getLanguage,
  onUnauthorized: refuseToken,
  queryClient,
  mayRepeat: () => wasRefused() || getToken() !== null,
});

export const { api, keys } = connection;

/** Revokes a token on the server. Signing out succeeds even if this fails: tokens expire anyway. */
export const revoke = (token: string): Promise<void> =>
  createLeafClient({ baseUrl, getToken: () => token })
    .logOut()
    .catch(() => undefined);

onSignOut(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
