import type { Job, JobState } from '@leaf/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConnection } from '../connection/connectionContext.ts';
import type { Connection } from '../connection/createConnection.ts';

/** After a stream that failed, or ended early, the next one waits so long. */
const RETRY_MS = 30_000;

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = () => document.visibilityState === 'visible';

const isOver = ({ status }: JobState) => status !== 'queued' && status !== 'running';

/** Writes what was told of an image's jobs into their list, and reads it again where more has changed. */
function take({ keys, queryClient }: Connection, imageId: number, told: readonly JobState[]): void {
  const own = new Map(told.filter(({ image_id }) => image_id === imageId).map((job) => [job.id, job]));
  if (own.size === 0) return;
  const known = queryClient.getQueryData<Job[]>(keys.jobs(imageId)) ?? [];
  const isKnown = (state: JobState) => known.some(({ id }) => id === state.id);
  queryClient.setQueryData<Job[]>(keys.jobs(imageId), (jobs) =>
    jobs?.map((job) => {
      const state = own.get(job.id);
      // What has ended has more to say than its state.
      return state && !isOver(state) ? { ...job, status: state.status, progress: state.progress } : job;
    }),
  );
  const ended = [...own.values()].filter(isOver);
  for (const { id } of ended) void queryClient.invalidateQueries({ queryKey: keys.jobResult(imageId, id) });
  if (ended.length > 0 || ![...own.values()].every(isKnown))
    void queryClient.invalidateQueries({ queryKey: keys.jobs(imageId) });
}

/**
 * Follows the jobs of an image while the page is visible: browsers allow only a few connections at a time.
 * @returns whether the server tells; if not, the jobs have to be read again and again
 */
export function useJobEvents(imageId: number, enabled: boolean): boolean {
  const { api, keys, queryClient } = useConnection();
  const visible = useSyncExternalStore(subscribe, isVisible, () => false);
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (!enabled || !visible) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = async () => {
      const began = performance.now();
      let isFirst = true;
      await api
        .followJobs(
          (jobs) => {
            setLive(true);
            // Something may have changed since they were read last.
            if (isFirst) void queryClient.invalidateQueries({ queryKey: keys.jobs(imageId) });
            isFirst = false;
            take({ api, keys, queryClient }, imageId, jobs);
          },
          { signal: leaving.signal },
        )
        .catch(() => undefined);
      if (leaving.signal.aborted) return;
      setLive(false);
      const lasted = performance.now() - began;
      timer = setTimeout(() => void follow(), Math.max(0, RETRY_MS - lasted));
    };
    void follow();
    return () => {
      leaving.abort();
      clearTimeout(timer);
      setLive(false);
    };
  }, [api, keys, queryClient, imageId, enabled, visible]);
  return live;
}
