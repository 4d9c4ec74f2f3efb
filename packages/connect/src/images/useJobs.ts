import { jobsQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { jobInterval } from '../jobs/jobInterval.ts';
import { useCompleted } from '../jobs/useCompleted.ts';
import { useJobTable } from '../jobs/useJobTable.ts';
import { useJobEvents } from './useJobEvents.ts';

/**
 * Keeps the jobs of an image up to date, as the server tells or else every 5 seconds, and notifies the user when a running
 * one completes. A failed job shows its error in its own row.
 */
export function useJobNotifications(imageId: number, enabled: boolean) {
  const { api, queryClient, words, onNotice } = useConnection();
  const live = useJobEvents(imageId, enabled);
  const { data: jobs } = useQuery(
    { ...jobsQuery(api, imageId), enabled, refetchInterval: jobInterval(live) },
    queryClient,
  );
  useCompleted(jobs, (id) => onNotice?.(words.notices.jobFinished(id)));
}

/** The jobs of an image, which `useJobNotifications` keeps up to date, and how to cancel and retry them: the props of their table. */
export function useJobs(imageId: number) {
  const { api, keys, queryClient } = useConnection();
  const { loading, error, errorAction, ...table } = useJobTable(
    useQuery({ ...jobsQuery(api, imageId), refetchInterval: false }, queryClient),
    {
      queryKey: keys.jobs(imageId),
      cancel: (jobId) => api.cancelJob(imageId, jobId),
      retry: (jobId) => api.retryJob(imageId, jobId),
    },
  );
  return { ...table, jobsLoading: loading, jobsError: error, jobsErrorAction: errorAction };
}
