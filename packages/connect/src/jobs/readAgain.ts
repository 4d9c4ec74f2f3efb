import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Whether a list is being read: what is told meanwhile may be newer than the answer. */
export const isBeingRead = (queryClient: QueryClient, queryKey: QueryKey): boolean =>
  queryClient.isFetching({ queryKey, exact: true }) > 0;

/** Reads a list again, so that its answer is newer than this moment. */
export async function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const query = queryClient.getQueryCache().find({ queryKey });
  // A first read is not begun again while it is under way.
  if (query?.state.data === undefined) await query?.promise?.catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey });
}
