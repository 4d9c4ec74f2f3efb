import { ApiError, createLeafClient } from '@leaf/api-client';
import { createQueryClient, queryKeys, readRetryDelay, shouldRetryRead } from '@leaf/api-client/query';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { getToken, onSignOut, refuseToken, tokenForCall, wasRefused } from './session.ts';

/** Where the API is. Another host is named when the portal is built. */
const baseUrl: string = import.meta.env.VITE_API_URL ?? '/api';

export const api = createLeafClient({ baseUrl, getToken: tokenForCall, onUnauthorized: refuseToken });

/** Has the server forget a token. Signing out succeeds for the person even if this fails: a token ends by itself. */
export const revoke = (token: string): Promise<void> =>
  createLeafClient({ baseUrl, getToken: () => token })
    .logOut()
    .catch(() => undefined);

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** A call that a dead session stopped did nothing: it is made again once the person has signed in anew. */
const stoppedBySession = (failures: number, error: unknown) =>
  failures === 0 && statusOf(error) === 401 && (wasRefused() || getToken() !== null);

const rightsLost = (error: unknown) => [402, 403].includes(statusOf(error) ?? 0);
/** What the page shows is no longer so: somebody else was quicker, or took a right away. */
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
