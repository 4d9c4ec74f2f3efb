import { ApiError, createLeafClient } from '@leaf/api-client';
import { createQueryClient, queryKeys, readRetryDelay, shouldRetryRead } from '@leaf/api-client/query';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { getToken, onSignOut, refuseToken, tokenForCall, wasRefused } from './session.ts';

/** The address of the API. A build can set another host. */
const baseUrl: string = import.meta.env.VITE_API_URL ?? '/api';

/** The language the page is in. */
const getLanguage = () => document.documentElement.lang;

export const api = createLeafClient({
  baseUrl,
  getToken: tokenForCall,
  getLanguage,
  onUnauthorized: refuseToken,
});

/** Revokes a token on the server. Signing out succeeds even if this fails: tokens expire anyway. */
export const revoke = (token: string): Promise<void> =>
  createLeafClient({ baseUrl, getToken: () => token })
    .logOut()
    .catch(() => undefined);

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** A call refused because the session had ended changed nothing: it is repeated once the user has signed in again. */
const stoppedBySession = (failures: number, error: unknown) =>
  failures === 0 && statusOf(error) === 401 && (wasRefused() || getToken() !== null);

const rightsLost = (error: unknown) => [402, 403].includes(statusOf(error) ?? 0);
/** The page is out of date: somebody else was quicker, or the user has lost a right. */
const pageIsStale = (error: unknown) => [402, 403, 404, 409].includes(statusOf(error) ?? 0);

export const queryClient = createQueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (rightsLost(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.user });
    },
  }),
  mutationCache: new MutationCache({
    onError: (error) => {
      if (pageIsStale(error)) void queryClient.invalidateQueries();
    },
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => stoppedBySession(failures, error) || shouldRetryRead(failures, error),
      retryDelay: (failures, error) => (statusOf(error) === 401 ? 0 : readRetryDelay(failures, error)),
    },
    mutations: { retry: stoppedBySession, retryDelay: 0 },
  },
});

onSignOut(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
