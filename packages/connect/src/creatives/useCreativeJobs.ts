import { type CreativeJob, type CreativeJobState, isUnderWay } from '@leaf/api-client';
import { creativeJobsQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import type { Connection } from '../connection/createConnection.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { isBeingRead, readAgain } from '../images/readAgain.ts';
import { untilRefused } from '../images/untilRefused.ts';
import { useJobStream } from '../images/useJobStream.ts';

/** Writes what was told of a creative's jobs into their list, and reads it again where more has changed. */
function take({ keys, queryClient }: Connection, id: number, told: readonly CreativeJobState[]): void {
  const own = new Map(told.filter(({ creative_id }) => creative_id === id).map((job) => [job.id, job]));
  if (own.size === 0) return;
  const queryKey = keys.creativeJobs(id);
  const known = queryClient.getQueryData<CreativeJob[]>(queryKey) ?? [];
  queryClient.setQueryData<CreativeJob[]>(queryKey, (jobs) =>
    jobs?.map((job) => {
      const state = own.get(job.id);
      // What has ended has more to say than its state.
      return state && isUnderWay(state) ? { ...job, status: state.status, progress: state.progress } : job;
    }),
  );
  const states = [...own.values()];
  const isNews = (state: CreativeJobState) => !isUnderWay(state) || !known.some((job) => job.id === state.id);
  if (states.some(isNews) || isBeingRead(queryClient, queryKey)) void readAgain(queryClient, queryKey);
}

/**
 * Keeps the jobs of a creative up to date, as the server tells or else every 5 seconds, and notifies the user when a
 * running one completes. A failed job shows its error in its own row.
 */
export function useCreativeNotifications(id: number, enabled: boolean) {
  const connection = useConnection();
  const { api, keys, queryClient, words, onNotice } = connection;
  const live = useJobStream(enabled, {
    // Something may have changed since they were read last.
    onStart: () => void readAgain(queryClient, keys.creativeJobs(id)),
    onJobs: (_, __, creatives) => take(connection, id, creatives),
  });
  const { data: jobs } = useQuery(
    { ...creativeJobsQuery(api, id), enabled, refetchInterval: live ? false : untilRefused },
    queryClient,
  );
  const tell = useEffectEvent((job: number) => {
    onNotice?.(words.notices.jobFinished(job));
    void queryClient.invalidateQueries({ queryKey: keys.creatives });
  });
  const before = useRef(new Set<number>());
  useEffect(() => {
    for (const job of jobs ?? []) {
      if (job.status === 'completed' && before.current.has(job.id)) tell(job.id);
    }
    before.current = new Set((jobs ?? []).filter(isUnderWay).map((job) => job.id));
  }, [jobs]);
}

/** The jobs of a creative, which `useCreativeNotifications` keeps up to date, and how to cancel and retry them. */
export function useCreativeJobs(id: number) {
  const connected = useConnection();
  const { api, keys, queryClient } = connected;
  const jobs = useQuery({ ...creativeJobsQuery(api, id), refetchInterval: false }, queryClient);
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.creativeJobs(id) });
  const cancel = useAction({
    mutationFn: (jobId: number) => api.cancelCreativeJob(id, jobId),
    onSettled: refresh,
  });
  const retry = useAction({
    mutationFn: (jobId: number) => api.retryCreativeJob(id, jobId),
    onSettled: refresh,
  });
  return {
    jobs: jobs.data ?? [],
    loading: jobs.isPending,
    ...errorProps([cancel, retry, jobs], connected),
    onCancel: (job: { id: number }) => void cancel.run(job.id),
    onRetry: (job: { id: number }) => void retry.run(job.id),
    busyId: [cancel, retry].find((change) => change.isPending)?.variables,
  };
}

/** The newest finished job of a creative. */
export const finishedIn = (jobs: readonly CreativeJob[] | undefined): CreativeJob | undefined =>
  jobs?.find(({ status }) => status === 'completed');
