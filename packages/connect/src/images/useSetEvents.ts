import { type ImageOutcome, isUnderWay, type JobState } from '@leaf/api-client';
import { useConnection } from '../connection/connectionContext.ts';
import type { Connection } from '../connection/createConnection.ts';
import { isBeingRead, readAgain } from '../jobs/readAgain.ts';
import { useJobStream } from '../jobs/useJobStream.ts';

/** Writes what was told of the jobs of a set into its table, and reads that again where more has changed. */
function take(
  { keys, queryClient }: Connection,
  imageIds: readonly number[],
  told: readonly JobState[],
): void {
  const own = told.filter(({ image_id }) => imageIds.includes(image_id));
  if (own.length === 0) return;
  const queryKey = keys.outcomes(imageIds);
  const states = new Map(own.map((state) => [state.id, state]));
  const known = new Set<number>();
  queryClient.setQueryData<ImageOutcome[]>(queryKey, (outcomes) =>
    outcomes?.map((outcome) => {
      const state = outcome.job ? states.get(outcome.job.id) : undefined;
      if (!outcome.job || !state) return outcome;
      known.add(state.id);
      // What has ended has more to say than its state.
      if (!isUnderWay(state)) return outcome;
      return { ...outcome, job: { ...outcome.job, status: state.status, progress: state.progress } };
    }),
  );
  if (own.some((state) => !isUnderWay(state) || !known.has(state.id)) || isBeingRead(queryClient, queryKey))
    void readAgain(queryClient, queryKey);
}

/**
 * Follows the jobs of a set.
 * @returns whether the server tells; if not, the set has to be read again and again
 */
export function useSetEvents(imageIds: readonly number[]): boolean {
  const connection = useConnection();
  const { keys, queryClient } = connection;
  return useJobStream(imageIds.length > 0, {
    // Something may have changed since it was read last.
    onStart: () => void readAgain(queryClient, keys.outcomes(imageIds)),
    onJobs: (jobs) => take(connection, imageIds, jobs),
  });
}
