import { queryClient } from './api.ts';

/** Repeats every request of the open page that failed. */
export const retryFailed = () =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
