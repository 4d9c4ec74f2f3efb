import { queryOptions } from '@tanstack/react-query';
import type { LeafClient } from '../client/createLeafClient.ts';
import type { Creative, CreativeDetail, CreativeJob, CreativeJobWithResult } from '../contract.ts';
import { isUnderWay } from '../isUnderWay.ts';
import { JOB_POLL_MS } from './images.ts';
import { type QueryKeys, queryKeys } from './keys.ts';
import type { ReadQuery } from './ReadQuery.ts';

/** HTML5 creatives of the organization, newest first; polled while a job of one is queued or running. */
export const creativesQuery = (client: LeafClient): ReadQuery<Creative[], QueryKeys['creatives']> =>
  queryOptions({
    queryKey: queryKeys(client).creatives,
    queryFn: ({ signal }) => client.listCreatives({ signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ job }) => isUnderWay(job)) ?? false) && JOB_POLL_MS,
    refetchIntervalInBackground: false,
  });

/** An HTML5 creative and what is in it. */
export const creativeQuery = (
  client: LeafClient,
  creativeId: number,
): ReadQuery<CreativeDetail, QueryKeys['creativeDetail']> =>
  queryOptions({
    queryKey: queryKeys(client).creativeDetail(creativeId),
    queryFn: ({ signal }) => client.getCreative(creativeId, { signal }),
  });

/** The jobs of a creative; polled while one of them is queued or running. */
export const creativeJobsQuery = (
  client: LeafClient,
  creativeId: number,
): ReadQuery<CreativeJob[], QueryKeys['creativeJobs']> =>
  queryOptions({
    queryKey: queryKeys(client).creativeJobs(creativeId),
    queryFn: ({ signal }) => client.listCreativeJobs(creativeId, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ?? false) && JOB_POLL_MS,
    refetchIntervalInBackground: false,
  });

/** A job with its result; polled while the job is queued or running, cached for good once there is a result. */
export const creativeJobResultQuery = (
  client: LeafClient,
  creativeId: number,
  jobId: number,
): ReadQuery<CreativeJobWithResult, QueryKeys['creativeJobResult']> =>
  queryOptions({
    queryKey: queryKeys(client).creativeJobResult(creativeId, jobId),
    queryFn: ({ signal }) => client.getCreativeJob(creativeId, jobId, { signal }),
    staleTime: ({ state }) => (state.data?.result ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => isUnderWay(state.data) && JOB_POLL_MS,
    refetchIntervalInBackground: false,
  });
