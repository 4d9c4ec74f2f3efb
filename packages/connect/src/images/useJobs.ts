import { isUnderWay } from '@leaf/api-client';
import { jobsQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { untilRefused } from './untilRefused.ts';
import { useJobEvents } from './useJobEvents.ts';

/**
 * Keeps the jobs of an image up to date, as the server tells or else every 5 seconds, and notifies the user when a running
 * one completes. A failed job shows its error in its own row.
 */
export function useJobNotifications(imageId: number, enabled: boolean) {
  const { api, queryClient, words, onNotice } = useConnection();
  const live = useJobEvents(imageId, enabled);
  const { data: jobs } = useQuery(
    { ...jobsQuery(api, imageId), enabled, refetchInterval: live ? false : untilRefused },
    queryClient,
  );
  const tell = useEffectEvent((id: number) => onNotice?.(words.notices.jobFinished(id)));
  const before = useRef(new Set<number>());
  useEffect(() => {
    for (const job of jobs ?? []) {
      if (job.status === 'completed' && before.current.has(job.id)) tell(job.id);
    }
    before.current = new Set((jobs ?? []).filter(isUnderWay).map(({ id }) => id));
  }, [jobs]);
}

/** The jobs of an image, which `useJobNotifications` keeps up to date, and how to cancel and retry them: the props of their table. */
export function useJobs(imageId: number) {
  const connected = useConnection();
  const { api, keys, queryClient } = connected;
  const jobs = useQuery({ ...jobsQuery(api, imageId), refetchInterval: false }, queryClient);
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.jobs(imageId) });
  const cancel = useAction({
    mutationFn: (jobId: number) => api.cancelJob(imageId, jobId),
    onSettled: refresh,
  });
  const retry = useAction({
    mutationFn: (jobId: number) => api.retryJob(imageId, jobId),
    onSettled: refresh,
  });
  const failed = errorProps([cancel, retry, jobs], connected);
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
