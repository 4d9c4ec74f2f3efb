import { isUnderWay, type Job, type JobState } from '@leaf/api-client';
import { useConnection } from '../connection/connectionContext.ts';
import type { Connection } from '../connection/createConnection.ts';
import { isBeingRead, readAgain } from './readAgain.ts';
import { useJobStream } from './useJobStream.ts';

/** Writes what was told of an image's jobs into their list, and reads it again where more has changed. */
function take({ keys, queryClient }: Connection, imageId: number, told: readonly JobState[]): void {
  const queryKey = keys.jobs(imageId);
  const own = new Map(told.filter(({ image_id }) => image_id === imageId).map((job) => [job.id, job]));
  if (own.size === 0) return;
  const known = queryClient.getQueryData<Job[]>(queryKey) ?? [];
  const isKnown = (state: JobState) => known.some(({ id }) => id === state.id);
  queryClient.setQueryData<Job[]>(queryKey, (jobs) =>
    jobs?.map((job) => {
      const state = own.get(job.id);
      // What has ended has more to say than its state.
      return state && isUnderWay(state) ? { ...job, status: state.status, progress: state.progress } : job;
    }),
  );
  const ended = [...own.values()].filter((job) => !isUnderWay(job));
  for (const { id } of ended) void queryClient.invalidateQueries({ queryKey: keys.jobResult(imageId, id) });
  if (ended.length > 0 || ![...own.values()].every(isKnown) || isBeingRead(queryClient, queryKey))
    void readAgain(queryClient, queryKey);
}

/**
 * Follows the jobs of an image.
 * @returns whether the server tells; if not, the jobs have to be read again and again
 */
export function useJobEvents(imageId: number, enabled: boolean): boolean {
  const connection = useConnection();
  return useJobStream(enabled, {
    // Something may have changed since they were read last.
    onStart: () => void readAgain(connection.queryClient, connection.keys.jobs(imageId)),
    onJobs: (jobs) => take(connection, imageId, jobs),
  });
}
