import { ApiError } from '@leaf/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Connection } from './createConnection.ts';
import type { Loss } from './createSession.ts';

const known = new WeakMap<QueryClient, Map<string, Loss>>();

/** The loss of the session of a connection; one for all that share the cache and the account. */
export function lossOf({ api: { scope }, queryClient }: Pick<Connection, 'api' | 'queryClient'>): Loss {
  const losses = known.get(queryClient) ?? new Map<string, Loss>();
  known.set(queryClient, losses);
  const name = JSON.stringify(scope);
  const isBusy = () =>
    queryClient.isFetching({ queryKey: scope }) + queryClient.isMutating({ mutationKey: scope }) > 0;
  const loss: Loss = losses.get(name) ?? {
    note(change) {
      Object.assign(loss, change);
      if (loss.signingIn || loss.told !== undefined) losses.set(name, loss);
      else losses.delete(name);
    },
    whenSettled(then) {
      if (!isBusy()) return false;
      const look = () => {
        if (isBusy()) return;
        for (const stop of stops) stop();
        then();
      };
      const stops = [
        queryClient.getQueryCache().subscribe(look),
        queryClient.getMutationCache().subscribe(look),
      ];
      return true;
    },
    readRefused() {
      const isRefused = ({ state }: Query) => state.error instanceof ApiError && state.error.status === 401;
      const reads = { queryKey: scope, type: 'active', predicate: isRefused } as const;
      void queryClient.refetchQueries(reads, { cancelRefetch: false });
    },
  };
  return loss;
}
