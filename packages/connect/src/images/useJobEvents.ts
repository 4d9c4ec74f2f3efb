import { useConnection } from '../connection/connectionContext.ts';
import { readAgain } from '../jobs/readAgain.ts';
import { takeJobs } from '../jobs/takeJobs.ts';
import { useJobStream } from '../jobs/useJobStream.ts';

/**
 * Follows the jobs of an image.
 * @returns whether the server tells; if not, the jobs have to be read again and again
 */
export function useJobEvents(imageId: number, enabled: boolean): boolean {
  const connection = useConnection();
  const { keys, queryClient } = connection;
  return useJobStream(enabled, {
    // Something may have changed since they were read last.
    onStart: () => void readAgain(queryClient, keys.jobs(imageId)),
    onJobs: (jobs) => {
      const own = jobs.filter(({ image_id }) => image_id === imageId);
      for (const { id } of takeJobs(connection, keys.jobs(imageId), own))
        void queryClient.invalidateQueries({ queryKey: keys.jobResult(imageId, id) });
    },
  });
}
