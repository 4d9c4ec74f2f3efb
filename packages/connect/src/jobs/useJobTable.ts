import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';

type JobDeeds = {
  /** The list of the jobs, which is read again after each deed. */
  queryKey: QueryKey;
  cancel: (jobId: number) => Promise<unknown>;
  retry: (jobId: number) => Promise<unknown>;
};

/** A list of jobs, and how to cancel and retry them: the props of a table of jobs. */
export function useJobTable<Listed>(
  jobs: UseQueryResult<Listed[]>,
  { queryKey, cancel: sendCancel, retry: sendRetry }: JobDeeds,
) {
  const connected = useConnection();
  const refresh = () => connected.queryClient.invalidateQueries({ queryKey });
  const cancel = useAction({ mutationFn: sendCancel, onSettled: refresh });
  const retry = useAction({ mutationFn: sendRetry, onSettled: refresh });
  return {
    jobs: jobs.data ?? [],
    loading: jobs.isPending,
    ...errorProps([cancel, retry, jobs], connected),
    onCancel: ({ id }: { id: number }) => void cancel.run(id),
    onRetry: ({ id }: { id: number }) => void retry.run(id),
    busyId: [cancel, retry].find((change) => change.isPending)?.variables,
  };
}
