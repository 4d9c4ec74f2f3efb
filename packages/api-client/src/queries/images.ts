import { queryOptions } from '@tanstack/react-query';
import type { LeafClient } from '../client/createLeafClient.ts';
import type { Image, ImageOutcome, Job, JobWithResult } from '../contract.ts';
import type { ProcessedImage } from '../operations/jobs.ts';
import { type QueryKeys, queryKeys } from './keys.ts';
import type { ReadQuery } from './ReadQuery.ts';

/** Milliseconds between polls of an image's jobs. */
export const JOB_POLL_MS = 5000;

/** Images of the organization, newest first. */
export const imagesQuery = (client: LeafClient): ReadQuery<Image[], QueryKeys['images']> =>
  queryOptions({
    queryKey: queryKeys.images,
    queryFn: ({ signal }) => client.listImages({ signal }),
  });

/** The properties of an image. */
export const imageInfoQuery = (
  client: LeafClient,
  imageId: number,
): ReadQuery<Image, QueryKeys['imageInfo']> =>
  queryOptions({
    queryKey: queryKeys.imageInfo(imageId),
    queryFn: ({ signal }) => client.getImageInfo(imageId, { signal }),
  });

/** The uploaded file; its bytes never change. */
export const imageBlobQuery = (
  client: LeafClient,
  imageId: number,
): ReadQuery<Blob, QueryKeys['imageBlob']> =>
  queryOptions({
    queryKey: queryKeys.imageBlob(imageId),
    queryFn: ({ signal }) => client.getImageBlob(imageId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A small picture of the upload; its bytes never change. */
export const thumbnailQuery = (
  client: LeafClient,
  imageId: number,
): ReadQuery<Blob, QueryKeys['thumbnail']> =>
  queryOptions({
    queryKey: queryKeys.thumbnail(imageId),
    queryFn: ({ signal }) => client.getThumbnailBlob(imageId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A picture produced by a job; its bytes never change. */
export const processedImageBlobQuery = (
  client: LeafClient,
  picture: ProcessedImage,
): ReadQuery<Blob, QueryKeys['processedImageBlob']> =>
  queryOptions({
    queryKey: queryKeys.processedImageBlob(picture.imageId, picture.format, picture.quality),
    queryFn: ({ signal }) => client.getProcessedImageBlob(picture, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The jobs of an image, polled every 5 seconds while mounted; a slow response is awaited. */
export const jobsQuery = (client: LeafClient, imageId: number): ReadQuery<Job[], QueryKeys['jobs']> =>
  queryOptions({
    queryKey: queryKeys.jobs(imageId),
    queryFn: ({ signal }) => client.listJobs(imageId, { signal }),
    refetchInterval: JOB_POLL_MS,
    refetchIntervalInBackground: false,
  });

const underWay = (job: JobWithResult | null | undefined) =>
  job?.status === 'queued' || job?.status === 'running';

/** A job with its result; polled while the job is queued or running, cached for good once there is a result. */
export const jobResultQuery = (
  client: LeafClient,
  imageId: number,
  jobId: number,
): ReadQuery<JobWithResult, QueryKeys['jobResult']> =>
  queryOptions({
    queryKey: queryKeys.jobResult(imageId, jobId),
    queryFn: ({ signal }) => client.getJob(imageId, jobId, { signal }),
    staleTime: ({ state }) => (state.data?.result ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => underWay(state.data) && JOB_POLL_MS,
    refetchIntervalInBackground: false,
  });

/** Up to 200 images with their newest jobs; polled while one of these is queued or running. */
export const outcomesQuery = (
  client: LeafClient,
  imageIds: readonly number[],
): ReadQuery<ImageOutcome[], QueryKeys['outcomes']> =>
  queryOptions({
    queryKey: queryKeys.outcomes(imageIds),
    queryFn: ({ signal }) => client.listOutcomes(imageIds, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ job }) => underWay(job)) ?? false) && JOB_POLL_MS,
    refetchIntervalInBackground: false,
  });
