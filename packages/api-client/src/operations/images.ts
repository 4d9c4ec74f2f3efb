import type { CallOptions, CreateOptions } from '../client/options.ts';
import { UPLOAD_TIMEOUT_MS } from '../client/upload.ts';
import type { Image, ImageRow, ImagesChange, NewSizes, SizesCreated } from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import { asPicture, type Context, pictureOnly } from './context.ts';
import type { UploadOptions } from './fileUpload.ts';
import { readToEnd } from './readToEnd.ts';

export const imageOperations = ({ http, init, sendWithin, create, upload }: Context) => {
  const bulk = async (
    op: ImagesChange['op'],
    ids: readonly number[],
    options: CreateOptions = {},
  ): Promise<void> => {
    const body: ImagesChange = { op, images: [...ids] };
    await create(['bulkImages', body], options, (header) =>
      unwrap(
        http.POST('/images/bulk', { params: { header }, body, ...init(options) }),
        'bulkImages',
        op === 'restore' ? 'restoreImage' : undefined,
      ),
    );
  };

  return {
    /** Images of the organization, newest first. */
    listImages: (options?: CallOptions): Promise<Image[]> =>
      readToEnd(
        (cursor) => http.GET('/images', { params: { query: { cursor } }, ...init(options) }),
        'listImages',
        ({ data }) => data,
      ),

    /** Uploads a JPEG, PNG, WEBP, AVIF or GIF of at most 25 MB. */
    uploadImage: (file: File, options: UploadOptions = {}): Promise<Image> =>
      create(['uploadImage', file], options, async (header) => {
        const image = await unwrapPart(
          http.POST('/images', {
            params: { header },
            ...upload(file, options),
          }),
          'uploadImage',
          ({ data }) => data,
        );
        options.onProgress?.(1);
        return image;
      }),

    getImageInfo: (id: number, options?: CallOptions): Promise<Image> =>
      unwrapPart(
        http.GET('/images/{id}/info', { params: { path: { id } }, ...init(options) }),
        'getImageInfo',
        ({ data }) => data,
      ),

    /** The uploaded file. */
    getImageBlob: (id: number, options?: CallOptions): Promise<Blob> =>
      unwrapPart(
        http.GET('/images/{id}', {
          params: { path: { id } },
          ...asPicture,
          ...init(options),
        }),
        'getImage',
        pictureOnly,
      ),

    /** A small WEBP of the upload, of at most 112 pixels a side. */
    getThumbnailBlob: (id: number, options?: CallOptions): Promise<Blob> =>
      unwrapPart(
        http.GET('/images/{id}/thumbnail', {
          params: { path: { id } },
          ...asPicture,
          ...init(options),
        }),
        'getThumbnail',
        pictureOnly,
      ),

    /** Crops and reduces an image into one of its own for each size; nothing is enlarged. */
    createSizes: (id: number, body: NewSizes, options: CreateOptions = {}): Promise<SizesCreated> =>
      create(['createSizes', id, body], options, (header) =>
        unwrap(
          http.POST('/images/{id}/sizes', {
            params: { path: { id }, header },
            body,
            ...init(options),
            fetch: sendWithin(options.timeoutMs ?? UPLOAD_TIMEOUT_MS),
          }),
          'createSizes',
        ),
      ),

    /** Delivery rows that have their payload from an image, newest first. */
    listImageRows: (id: number, options?: CallOptions): Promise<ImageRow[]> =>
      readToEnd(
        (cursor) =>
          http.GET('/images/{id}/rows', { params: { path: { id }, query: { cursor } }, ...init(options) }),
        'listImageRows',
        ({ data }) => data,
      ),

    /** Brings a deleted image back, with its jobs and results. */
    restoreImage: (id: number, options?: CallOptions): Promise<Image> =>
      unwrapPart(
        http.POST('/images/{id}/restore', { params: { path: { id } }, ...init(options) }),
        'restoreImage',
        ({ data }) => data,
      ),

    /** Deletes an image with its jobs and results; `restoreImage` brings it back for 24 hours. */
    deleteImage: async (id: number, options?: CallOptions): Promise<void> => {
      await unwrap(
        http.DELETE('/images/{id}', { params: { path: { id } }, ...init(options) }),
        'deleteImage',
      );
    },

    /** Deletes at most 200 images with their jobs and results, all or none; `restoreImages` brings them back for 24 hours. */
    deleteImages: (ids: readonly number[], options?: CreateOptions): Promise<void> =>
      bulk('delete', ids, options),

    /** Brings at most 200 deleted images back, with their jobs and results: all or none. */
    restoreImages: (ids: readonly number[], options?: CreateOptions): Promise<void> =>
      bulk('restore', ids, options),
  };
};
