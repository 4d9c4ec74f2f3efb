import { isUnderWay, type Job } from '@leaf/api-client';
import type { QueryKey } from '@tanstack/react-query';
import type { Connection } from '../connection/createConnection.ts';
import { isBeingRead, readAgain } from './readAgain.ts';

type State = Pick<Job, 'id' | 'status' | 'progress'>;

/**
 * Writes what the server told of jobs into the list that has them, and reads it again where more has changed.
 * @returns the jobs that have ended
 */
export function takeJobs({ queryClient }: Connection, queryKey: QueryKey, told: readonly State[]): State[] {
  if (told.length === 0) return [];
  const states = new Map(told.map((job) => [job.id, job]));
  const known = new Set(queryClient.getQueryData<State[]>(queryKey)?.map(({ id }) => id));
  queryClient.setQueryData<State[]>(queryKey, (jobs) =>
    jobs?.map((job) => {
      const state = states.get(job.id);
      // What has ended has more to say than its state.
      return state && isUnderWay(state) ? { ...job, status: state.status, progress: state.progress } : job;
    }),
  );
  const ended = told.filter((job) => !isUnderWay(job));
  if (ended.length > 0 || told.some(({ id }) => !known.has(id)) || isBeingRead(queryClient, queryKey))
    void readAgain(queryClient, queryKey);
  return ended;
}
