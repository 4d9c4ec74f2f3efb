import { type AskedPoint, isUnderWay, type PointState } from '@leaf/api-client';
import { useConnection } from '../connection/connectionContext.ts';
import type { Connection } from '../connection/createConnection.ts';
import { isBeingRead, readAgain } from '../jobs/readAgain.ts';
import { useJobStream } from '../jobs/useJobStream.ts';

/** Writes what was told of the qualities of an image into their list, and reads it again where more has changed. */
function take({ keys, queryClient }: Connection, imageId: number, told: readonly PointState[]): void {
  const own = told.filter(({ image_id }) => image_id === imageId);
  if (own.length === 0) return;
  const queryKey = keys.askedPoints(imageId);
  const stateOf = ({ format, quality }: AskedPoint) =>
    own.find((state) => state.format === format && state.quality === quality);
  const known = queryClient.getQueryData<AskedPoint[]>(queryKey) ?? [];
  queryClient.setQueryData<AskedPoint[]>(queryKey, (points) =>
    points?.map((point) => {
      const state = stateOf(point);
      // What was measured has figures beside its state.
      return state && isUnderWay(state) ? { ...point, status: state.status } : point;
    }),
  );
  const isKnown = (state: PointState) => known.some((point) => stateOf(point) === state);
  if (own.some((state) => !isUnderWay(state) || !isKnown(state)) || isBeingRead(queryClient, queryKey))
    void readAgain(queryClient, queryKey);
}

/**
 * Follows the qualities of an image that were asked for.
 * @returns whether the server tells; if not, they have to be read again and again
 */
export function usePointEvents(imageId: number): boolean {
  const connection = useConnection();
  const { keys, queryClient } = connection;
  return useJobStream(true, {
    // Something may have changed since they were read last.
    onStart: () => void readAgain(queryClient, keys.askedPoints(imageId)),
    onJobs: (_, points) => take(connection, imageId, points),
  });
}
