import { JOB_POLL_MS } from '@leaf/api-client/query';
import { mayPass } from '../errors/errorProps.tsx';

/**
 * The `refetchInterval` of jobs: 5 seconds, unless the server tells of them by itself. Jobs that could not be read are
 * read again, until the server refuses for good.
 */
export const jobInterval =
  (live: boolean) =>
  ({ state: { error } }: { state: { error: unknown } }): number | false =>
    (error ? mayPass(error) : !live) && JOB_POLL_MS;
