import type { QueryKey, queryOptions } from '@tanstack/react-query';

/**
 * Query options of one read: the request, its key, and the data a component gets. Fits `useQuery`, `useSuspenseQuery`,
 * `ensureQueryData` and `prefetchQuery`; `getQueryData(options.queryKey)` knows its type.
 */
export type ReadQuery<Fetched, Key extends QueryKey, Shown = Fetched> = ReturnType<
  typeof queryOptions<Fetched, Error, Shown, Key>
>;
