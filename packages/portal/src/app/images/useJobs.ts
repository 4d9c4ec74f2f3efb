import type { Job } from '@leaf/api-client';
import { JOB_POLL_MS, jobsQuery } from '@leaf/api-client/query';
import { useAction } from '@leaf/connect/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, keys, queryClient } from '../api.ts';
import { errorProps } from '../errorProps.tsx';
import { useWords } from '../language/useWords.ts';
import { notifySuccess } from '../notices.tsx';
import { useJobEvents } from './useJobEvents.ts';

const underWay = ({ status }: Job) => status === 'queued' || status === 'running';

/**
 * Keeps the jobs of an image up to date, as the server tells or else every 5 seconds, and notifies the user when a running
 * one completes. A failed job shows its error in its own row.
 */
export function useJobNotifications(imageId: number, enabled: boolean) {
  const live = useJobEvents(imageId, enabled);
  const { data: jobs } = useQuery({
    ...jobsQuery(api, imageId),
    enabled,
    refetchInterval: live ? false : JOB_POLL_MS,
  });
  const { jobFinished } = useWords().notices;
  const before = useRef(new Set<number>());
  useEffect(() => {
    for (const job of jobs ?? []) {
      if (job.status === 'completed' && before.current.has(job.id)) notifySuccess(jobFinished(job.id));
    }
    before.current = new Set((jobs ?? []).filter(underWay).map(({ id }) => id));
  }, [jobs, jobFinished]);
}

/** The jobs of an image, which `useJobNotifications` keeps up to date, and how to cancel and retry them: the props of their table. */
export function useJobs(imageId: number) {
  const jobs = useQuery({ ...jobsQuery(api, imageId), refetchInterval: false });
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.jobs(imageId) });
  const cancel = useAction({
    mutationFn: (jobId: number) => api.cancelJob(imageId, jobId),
    onSettled: refresh,
  });
  const retry = useAction({
    mutationFn: (jobId: number) => api.retryJob(imageId, jobId),
    onSettled: refresh,
  });
  const failed = errorProps([cancel, retry, jobs], useWords().errors);
  return {
    jobs: jobs.data ?? [],
    jobsLoading: jobs.isPending,
    jobsError: failed.error,
    jobsErrorAction: failed.errorAction,
    onCancel: ({ id }: { id: number }) => void cancel.run(id),
    onRetry: ({ id }: { id: number }) => void retry.run(id),
    busyId: [cancel, retry].find((change) => change.isPending)?.variables,
  };
}
