import type { CallOptions, CreateOptions } from '../client/options.ts';
import { UPLOAD_TIMEOUT_MS } from '../client/upload.ts';
import type {
  Creative,
  CreativeDetail,
  CreativeJob,
  CreativeJobWithResult,
  NewCreativeJob,
  NewPreview,
  Preview,
} from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import type { Context } from './context.ts';
import type { UploadOptions } from './fileUpload.ts';
import { readToEnd } from './readToEnd.ts';

const zipOnly = (blob: Blob): Blob | undefined =>
  blob.type.startsWith('application/zip') && blob.size > 0 ? blob : undefined;

export const creativeOperations = ({ http, init, sendWithin, create, upload }: Context) => {
  const zipOptions = (options: CallOptions | undefined) => ({
    headers: { Accept: 'application/zip' },
    parseAs: 'blob' as const,
    ...init(options),
    fetch: sendWithin(options?.timeoutMs ?? UPLOAD_TIMEOUT_MS),
  });

  return {
    /** HTML5 creatives of the organization, newest first, each with its newest job. */
    listCreatives: (options?: CallOptions): Promise<Creative[]> =>
      readToEnd(
        (cursor) => http.GET('/creatives', { params: { query: { cursor } }, ...init(options) }),
        'listCreatives',
        ({ data }) => data,
      ),

    /** Uploads the ZIP of an HTML5 creative of at most 25 MB. */
    uploadCreative: (file: File, options: UploadOptions = {}): Promise<Creative> =>
      create(['uploadCreative', file], options, async (header) => {
        const creative = await unwrapPart(
          http.POST('/creatives', {
            params: { header },
            ...upload(file, options),
          }),
          'uploadCreative',
          ({ data }) => data,
        );
        options.onProgress?.(1);
        return creative;
      }),

    /** A creative and what is in it. */
    getCreative: (id: number, options?: CallOptions): Promise<CreativeDetail> =>
      unwrapPart(
        http.GET('/creatives/{id}', { params: { path: { id } }, ...init(options) }),
        'getCreative',
        ({ data }) => data,
      ),

    /** Deletes a creative with its jobs and results; `restoreCreative` brings it back for 24 hours. */
    deleteCreative: async (id: number, options?: CallOptions): Promise<void> => {
      await unwrap(
        http.DELETE('/creatives/{id}', { params: { path: { id } }, ...init(options) }),
        'deleteCreative',
      );
    },

    /** Brings a deleted creative back, with its jobs and results. */
    restoreCreative: (id: number, options?: CallOptions): Promise<Creative> =>
      unwrapPart(
        http.POST('/creatives/{id}/restore', { params: { path: { id } }, ...init(options) }),
        'restoreCreative',
        ({ data }) => data,
      ),

    /** The uploaded ZIP. */
    getCreativeBlob: (id: number, options?: CallOptions): Promise<Blob> =>
      unwrapPart(
        http.GET('/creatives/{id}/file', { params: { path: { id } }, ...zipOptions(options) }),
        'getCreativeFile',
        zipOnly,
      ),

    /**
     * An address where the creative runs for some minutes, as it was uploaded or as a job left it. It belongs into an
     * `<iframe sandbox="allow-scripts">`.
     */
    previewCreative: (id: number, body: NewPreview = {}, options?: CallOptions): Promise<Preview> =>
      unwrapPart(
        http.POST('/creatives/{id}/preview', { params: { path: { id } }, body, ...init(options) }),
        'previewCreative',
        ({ data }) => data,
      ),

    /** Jobs of a creative, newest first. */
    listCreativeJobs: (id: number, options?: CallOptions): Promise<CreativeJob[]> =>
      unwrapPart(
        http.GET('/creatives/{id}/jobs', { params: { path: { id } }, ...init(options) }),
        'listCreativeJobs',
        ({ data }) => data,
      ),

    /** Makes the pictures of a creative lighter; the same order returns the job that is already queued or running. */
    createCreativeJob: (id: number, body: NewCreativeJob, options?: CreateOptions): Promise<CreativeJob> =>
      create(['createCreativeJob', id, body], options, (header) =>
        unwrapPart(
          http.POST('/creatives/{id}/jobs', { params: { path: { id }, header }, body, ...init(options) }),
          'createCreativeJob',
          ({ data }) => data,
        ),
      ),

    /** A job with its result, which is null until there is one. */
    getCreativeJob: (id: number, jobId: number, options?: CallOptions): Promise<CreativeJobWithResult> =>
      unwrapPart(
        http.GET('/creatives/{id}/jobs/{jobId}', { params: { path: { id, jobId } }, ...init(options) }),
        'getCreativeJob',
        ({ data }) => data,
      ),

    /** Cancels a queued or running job. */
    cancelCreativeJob: (id: number, jobId: number, options?: CallOptions): Promise<CreativeJob> =>
      unwrapPart(
        http.POST('/creatives/{id}/jobs/{jobId}/cancel', {
          params: { path: { id, jobId } },
          ...init(options),
        }),
        'cancelCreativeJob',
        ({ data }) => data,
      ),

    /** Starts a new job with the settings of one that failed or was cancelled. */
    retryCreativeJob: (id: number, jobId: number, options?: CreateOptions): Promise<CreativeJob> =>
      create(['retryCreativeJob', id, jobId], options, (header) =>
        unwrapPart(
          http.POST('/creatives/{id}/jobs/{jobId}/retry', {
            params: { path: { id, jobId }, header },
            ...init(options),
          }),
          'retryCreativeJob',
          ({ data }) => data,
        ),
      ),

    /** The lighter ZIP that a job made. */
    getLightCreativeBlob: (id: number, jobId: number, options?: CallOptions): Promise<Blob> =>
      unwrapPart(
        http.GET('/creatives/{id}/jobs/{jobId}/file', {
          params: { path: { id, jobId } },
          ...zipOptions(options),
        }),
        'getLightCreative',
        zipOnly,
      ),
  };
};
