import { queryOptions } from '@tanstack/react-query';
import type { LeafClient } from '../client/createLeafClient.ts';
import type {
  AskedPoint,
  Image,
  ImageOutcome,
  ImageRow,
  Job,
  JobSettings,
  JobWithResult,
} from '../contract.ts';
import { isUnderWay } from '../isUnderWay.ts';
import type { ProcessedImage } from '../operations/jobs.ts';
import { type QueryKeys, queryKeys } from './keys.ts';
import type { ReadQuery } from './ReadQuery.ts';

/** Milliseconds between polls of an image's jobs. */
export const JOB_POLL_MS = 5000;

/** Images of the organization, newest first. */
export const imagesQuery = (client: LeafClient): ReadQuery<Image[], QueryKeys['images']> =>
  queryOptions({
    queryKey: queryKeys(client).images,
    queryFn: ({ signal }) => client.listImages({ signal }),
  });

/** The properties of an image. */
export const imageInfoQuery = (
  client: LeafClient,
  imageId: number,
): ReadQuery<Image, QueryKeys['imageInfo']> =>
  queryOptions({
    queryKey: queryKeys(client).imageInfo(imageId),
    queryFn: ({ signal }) => client.getImageInfo(imageId, { signal }),
  });

/** The delivery rows that have their payload from an image. */
export const imageRowsQuery = (
  client: LeafClient,
  imageId: number,
): ReadQuery<ImageRow[], QueryKeys['imageRows']> =>
  queryOptions({
    queryKey: queryKeys(client).imageRows(imageId),
    queryFn: ({ signal }) => client.listImageRows(imageId, { signal }),
  });

/** The uploaded file; its bytes never change. */
export const imageBlobQuery = (
  client: LeafClient,
  imageId: number,
): ReadQuery<Blob, QueryKeys['imageBlob']> =>
  queryOptions({
    queryKey: queryKeys(client).imageBlob(imageId),
    queryFn: ({ signal }) => client.getImageBlob(imageId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A small picture of the upload; its bytes never change. */
export const thumbnailQuery = (
  client: LeafClient,
  imageId: number,
): ReadQuery<Blob, QueryKeys['thumbnail']> =>
  queryOptions({
    queryKey: queryKeys(client).thumbnail(imageId),
    queryFn: ({ signal }) => client.getThumbnailBlob(imageId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A picture produced by a job; its bytes never change. */
export const processedImageBlobQuery = (
  client: LeafClient,
  picture: ProcessedImage,
): ReadQuery<Blob, QueryKeys['processedImageBlob']> =>
  queryOptions({
    queryKey: queryKeys(client).processedImageBlob(picture.imageId, picture.format, picture.quality),
    queryFn: ({ signal }) => client.getProcessedImageBlob(picture, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The jobs of an image, polled every 5 seconds while mounted; a slow response is awaited. */
export const jobsQuery = (client: LeafClient, imageId: number): ReadQuery<Job[], QueryKeys['jobs']> =>
  queryOptions({
    queryKey: queryKeys(client).jobs(imageId),
    queryFn: ({ signal }) => client.listJobs(imageId, { signal }),
    refetchInterval: JOB_POLL_MS,
    refetchIntervalInBackground: false,
  });

/** Settings of jobs that the organization keeps. */
export const jobSettingsQuery = (client: LeafClient): ReadQuery<JobSettings[], QueryKeys['jobSettings']> =>
  queryOptions({
    queryKey: queryKeys(client).jobSettings,
    queryFn: ({ signal }) => client.listJobSettings({ signal }),
  });

/** A job with its result; polled while the job is queued or running, cached for good once there is a result. */
export const jobResultQuery = (
  client: LeafClient,
  imageId: number,
  jobId: number,
): ReadQuery<JobWithResult, QueryKeys['jobResult']> =>
  queryOptions({
    queryKey: queryKeys(client).jobResult(imageId, jobId),
    queryFn: ({ signal }) => client.getJob(imageId, jobId, { signal }),
    staleTime: ({ state }) => (state.data?.result ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => isUnderWay(state.data) && JOB_POLL_MS,
    refetchIntervalInBackground: false,
  });

/** Milliseconds between polls of a quality that was asked for: it takes about as long. */
const POINT_POLL_MS = 1000;

/** The qualities of an image that were asked for; polled while one of them is queued or running. */
export const askedPointsQuery = (
  client: LeafClient,
  imageId: number,
): ReadQuery<AskedPoint[], QueryKeys['askedPoints']> =>
  queryOptions({
    queryKey: queryKeys(client).askedPoints(imageId),
    queryFn: ({ signal }) => client.listAskedPoints(imageId, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ?? false) && POINT_POLL_MS,
    refetchIntervalInBackground: false,
  });

/** Up to 200 images with their newest jobs; polled while one of these is queued or running. */
export const outcomesQuery = (
  client: LeafClient,
  imageIds: readonly number[],
): ReadQuery<ImageOutcome[], QueryKeys['outcomes']> =>
  queryOptions({
    queryKey: queryKeys(client).outcomes(imageIds),
    queryFn: ({ signal }) => client.listOutcomes(imageIds, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ job }) => isUnderWay(job)) ?? false) && JOB_POLL_MS,
    refetchIntervalInBackground: false,
  });
