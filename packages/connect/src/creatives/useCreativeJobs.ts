import type { CreativeJob } from '@leaf/api-client';
import { creativeJobsQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { jobInterval } from '../jobs/jobInterval.ts';
import { readAgain } from '../jobs/readAgain.ts';
import { takeJobs } from '../jobs/takeJobs.ts';
import { useCompleted } from '../jobs/useCompleted.ts';
import { useJobStream } from '../jobs/useJobStream.ts';
import { useJobTable } from '../jobs/useJobTable.ts';

/**
 * Keeps the jobs of a creative up to date, as the server tells or else every 5 seconds, and notifies the user when a
 * running one completes. A failed job shows its error in its own row.
 */
export function useCreativeNotifications(id: number, enabled: boolean) {
  const connection = useConnection();
  const { api, keys, queryClient, words, onNotice } = connection;
  const queryKey = keys.creativeJobs(id);
  const live = useJobStream(enabled, {
    // Something may have changed since they were read last.
    onStart: () => void readAgain(queryClient, queryKey),
    onJobs: (_, __, creatives) => {
      const own = creatives.filter(({ creative_id }) => creative_id === id);
      takeJobs(connection, queryKey, own);
    },
  });
  const { data: jobs } = useQuery(
    { ...creativeJobsQuery(api, id), enabled, refetchInterval: jobInterval(live) },
    queryClient,
  );
  useCompleted(jobs, (job) => {
    onNotice?.(words.notices.jobFinished(job));
    void queryClient.invalidateQueries({ queryKey: keys.creatives });
  });
}

/** The jobs of a creative, which `useCreativeNotifications` keeps up to date, and how to cancel and retry them. */
export function useCreativeJobs(id: number) {
  const { api, keys, queryClient } = useConnection();
  return useJobTable(useQuery({ ...creativeJobsQuery(api, id), refetchInterval: false }, queryClient), {
    queryKey: keys.creativeJobs(id),
    cancel: (jobId) => api.cancelCreativeJob(id, jobId),
    retry: (jobId) => api.retryCreativeJob(id, jobId),
  });
}

/** The newest finished job of a creative. */
export const finishedIn = (jobs: readonly CreativeJob[] | undefined): CreativeJob | undefined =>
  jobs?.find(({ status }) => status === 'completed');
