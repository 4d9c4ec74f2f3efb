import type { CallOptions, CreateOptions } from '../client/options.ts';
import { UPLOAD_TIMEOUT_MS } from '../client/upload.ts';
import type {
  AskedPoint,
  ChoicesChanged,
  ImageChoice,
  ImageOutcome,
  Job,
  JobWithResult,
  NewJob,
  NewPoint,
  WrittenFormat,
} from '../contract.ts';
import { fromFailure } from '../errors/fromFailure.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import { asPicture, type Context, pictureOnly } from './context.ts';
import { type OnJobs, readJobEvents } from './jobEvents.ts';
import { readJob, readJobs, readOutcomes } from './readJob.ts';

/** A picture produced by a job. */
export interface ProcessedImage {
  imageId: number;
  format: WrittenFormat;
  /** The quality setting of a recorded data point, 1 to 100. */
  quality: number;
}

/** A picture of a ZIP: one that a job made, or the upload. */
export type ZippedImage = ProcessedImage | { imageId: number; format?: undefined };

/** How long to listen at a time; the server allows no more. */
const FOLLOW_SECONDS = 600;
const FOLLOW_TIMEOUT_MS = (FOLLOW_SECONDS + 30) * 1000;

const zipName = (picture: ZippedImage): string =>
  picture.format === undefined
    ? `${picture.imageId}-original`
    : `${picture.imageId}-${picture.format}-${picture.quality}`;

export const jobOperations = ({ http, init, create, sendWithin }: Context) => ({
  /** Jobs of an image, newest first. */
  listJobs: (imageId: number, options?: CallOptions): Promise<Job[]> =>
    unwrapPart(
      http.GET('/images/{id}/magic', { params: { path: { id: imageId } }, ...init(options) }),
      'listJobs',
      readJobs,
    ),

  /**
   * Up to 200 images with their newest jobs, results and the files chosen by hand, in the order given; images that are
   * gone are left out. The results have data points only if these are asked for.
   */
  listOutcomes: (
    imageIds: readonly number[],
    { points, ...options }: CallOptions & { points?: boolean } = {},
  ): Promise<ImageOutcome[]> =>
    unwrapPart(
      http.GET('/image_outcomes', {
        params: { query: { images: imageIds.join(','), points } },
        ...init(options),
      }),
      'listOutcomes',
      readOutcomes,
    ),

  /**
   * Chooses the files of up to 200 images, or with null leaves the choice to their jobs. Sending `before` of the answer
   * undoes it.
   */
  chooseFiles: (choices: readonly ImageChoice[], options?: CallOptions): Promise<ChoicesChanged> =>
    unwrap(http.PUT('/image_choices', { body: { choices: [...choices] }, ...init(options) }), 'chooseFiles'),

  /**
   * Calls back with the jobs of the organization that wait or run, and then whenever some of them have changed; the
   * qualities that were asked for are told beside them. Resolves after 10 minutes, or when the server ends it: call it
   * again, and read the jobs meanwhile.
   */
  followJobs: async (onJobs: OnJobs, options: CallOptions = {}): Promise<void> => {
    const events = await unwrapPart(
      http.GET('/job_events', {
        params: { query: { seconds: FOLLOW_SECONDS } },
        headers: { Accept: 'text/event-stream' },
        parseAs: 'stream',
        ...init({ timeoutMs: FOLLOW_TIMEOUT_MS, ...options }),
      }),
      'followJobs',
      (stream) => stream,
    );
    await readJobEvents(events, onJobs).catch((failure: unknown) => {
      throw fromFailure(failure, 'followJobs');
    });
  },

  /** Starts a job; for the same image, mode and target it returns the job that is already queued or running. */
  createJob: (imageId: number, body: NewJob, options?: CreateOptions): Promise<Job> =>
    create(['createJob', imageId, body], options, (header) =>
      unwrapPart(
        http.POST('/images/{id}/magic', {
          params: { path: { id: imageId }, header },
          body,
          ...init(options),
        }),
        'createJob',
        ({ data }) => data,
      ),
    ),

  /** A job with its result, which is null until there is one. */
  getJob: (imageId: number, jobId: number, options?: CallOptions): Promise<JobWithResult> =>
    unwrapPart(
      http.GET('/images/{id}/magic/{jobId}', { params: { path: { id: imageId, jobId } }, ...init(options) }),
      'getJob',
      readJob,
    ),

  /** Cancels a queued or running job. */
  cancelJob: (imageId: number, jobId: number, options?: CallOptions): Promise<Job> =>
    unwrapPart(
      http.POST('/images/{id}/magic/{jobId}/cancel', {
        params: { path: { id: imageId, jobId } },
        ...init(options),
      }),
      'cancelJob',
      ({ data }) => data,
    ),

  /** Starts a new job with the settings of one that failed or was cancelled. */
  retryJob: (imageId: number, jobId: number, options?: CreateOptions): Promise<Job> =>
    create(['retryJob', imageId, jobId], options, (header) =>
      unwrapPart(
        http.POST('/images/{id}/magic/{jobId}/retry', {
          params: { path: { id: imageId, jobId }, header },
          ...init(options),
        }),
        'retryJob',
        ({ data }) => data,
      ),
    ),

  /** Qualities of an image that were asked for, by format and quality; those already measured have figures. */
  listAskedPoints: (imageId: number, options?: CallOptions): Promise<AskedPoint[]> =>
    unwrapPart(
      http.GET('/images/{id}/points', { params: { path: { id: imageId } }, ...init(options) }),
      'listAskedPoints',
      ({ data }) => data,
    ),

  /** Asks for one quality of one format; it takes its turn among the jobs, unless it is already measured. */
  askForPoint: (imageId: number, body: NewPoint, options?: CreateOptions): Promise<AskedPoint> =>
    create(['askForPoint', imageId, body], options, (header) =>
      unwrapPart(
        http.POST('/images/{id}/points', {
          params: { path: { id: imageId }, header },
          body,
          ...init(options),
        }),
        'askForPoint',
        ({ data }) => data,
      ),
    ),

  /** Many pictures in one ZIP, with a manifest. A picture without format and quality is the upload. */
  getImageZipBlob: (pictures: readonly ZippedImage[], options?: CallOptions): Promise<Blob> =>
    unwrapPart(
      http.GET('/image_zip', {
        params: { query: { files: pictures.map(zipName).join(',') } },
        headers: { Accept: 'application/zip' },
        parseAs: 'blob',
        ...init(options),
        fetch: sendWithin(options?.timeoutMs ?? UPLOAD_TIMEOUT_MS),
      }),
      'getImageZip',
      (blob: Blob) => (blob.size > 0 ? blob : undefined),
    ),

  /** The bytes of a picture produced by a job. */
  getProcessedImageBlob: (
    { imageId, format, quality }: ProcessedImage,
    options?: CallOptions,
  ): Promise<Blob> =>
    unwrapPart(
      http.GET('/processed_images/{id}/{format}/{quality}', {
        params: { path: { id: imageId, format, quality } },
        ...asPicture,
        ...init(options),
      }),
      'getProcessedImage',
      pictureOnly,
    ),
});
