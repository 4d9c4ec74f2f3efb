import type { QueryKey, queryOptions } from '@tanstack/react-query';

/**
 * Query options of one read: what is fetched, under which key, and what a component gets of it. Fits `useQuery`,
 * `useSuspenseQuery`, `ensureQueryData` and `prefetchQuery`; `getQueryData(options.queryKey)` knows its type.
 */
export type ReadQuery<Fetched, Key extends QueryKey, Shown = Fetched> = ReturnType<
  typeof queryOptions<Fetched, Error, Shown, Key>
>;
