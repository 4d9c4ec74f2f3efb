import type { Image as ImageAnswer } from '@leaf/api-client/contract';
import { formatFacts, writtenFacts } from '@leaf/optimiser';
import type { Download, Settle, Upload } from '../../core/contract.ts';
import { byId, type Page } from '../../core/paging.ts';
import { notFound, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import type { Image, OutputFormat } from '../../db/schema.ts';
import type { Creator } from '../assets/asset.ts';
import { deleteAsset, restoreAsset } from '../assets/deletion.ts';
import { uploadKey } from '../assets/keys.ts';
import { openStored } from '../assets/openStored.ts';
import { receive } from '../assets/receive.ts';
import { recordFor } from '../assets/record.ts';
import { shownName } from '../assets/shownName.ts';
import { describeImage } from './describe.ts';
import { asset, findImage, findImages, findProcessed, type ImageScope, insertImage } from './imageRepo.ts';
import { refusal } from './refusal.ts';

const mediaTypes: Readonly<Record<Image['format'], Download['type']>> = {
  [formatFacts.jpeg.name]: formatFacts.jpeg.mediaType,
  [formatFacts.webp.name]: formatFacts.webp.mediaType,
  [formatFacts.avif.name]: formatFacts.avif.mediaType,
  [writtenFacts.png.name]: writtenFacts.png.mediaType,
  [writtenFacts.gif.name]: writtenFacts.gif.mediaType,
};

/** Newest first. */
export async function listImages(db: Db, orgId: number, page: Page): Promise<{ data: ImageAnswer[] }> {
  return { data: page.take(await findImages(db, orgId, page), byId).map(describeImage) };
}

/** The organization's image, or a 404 that reveals nothing about other organizations. */
export async function requireImage(db: Db, scope: ImageScope): Promise<Image> {
  const image = await findImage(db, scope);
  if (!image) throw notFound('image');
  return image;
}

/** Receives a file, and records it if it is a picture or an animation in an accepted format. */
export function storeImage(
  services: Services,
  by: Creator,
  upload: Upload,
  settle?: Settle,
): Promise<{ data: ImageAnswer }> {
  const { db, objects, optimiser } = services;
  const key = uploadKey();
  return receive(services, by, upload, {
    key,
    kind: 'image',
    refusal,
    async take(file, signal) {
      if (file.bytes === 0) throw refuse('file_empty');
      const info = await optimiser.inspect(() => objects.read(key), { group: by.orgId, signal });
      signal.throwIfAborted();
      const filename = shownName(upload.filename, 'image');
      return recordFor(db, by, async (trx) => {
        const data = describeImage(await insertImage(trx, by, { filename, key, file, info }));
        await settle?.(trx, { data });
        return data;
      });
    },
  });
}

/** The uploaded bytes. */
export async function openImage({ db, objects }: Services, scope: ImageScope): Promise<Download> {
  const { filename, format, object_key, sha256 } = await requireImage(db, scope);
  return openStored(
    objects,
    { type: mediaTypes[format], key: object_key, sha256, name: filename },
    'picture',
  );
}

/** The bytes of a recorded data point, exactly as they were measured. */
export async function openProcessed(
  { db, objects }: Services,
  scope: ImageScope,
  format: OutputFormat,
  quality: number,
): Promise<Download> {
  const found = await findProcessed(db, scope, format, quality);
  if (!found) throw notFound('picture');
  const { extension, mediaType } = writtenFacts[format];
  const name = `image-${scope.imageId}-${format}-q${quality}.${extension}`;
  return openStored(
    objects,
    { type: mediaType, key: found.object_key, sha256: found.sha256, name },
    'picture',
  );
}

/** It can be restored for a while, unless the disk is full. @throws {Problem} 404 */
export const deleteImage = (services: Services, scope: ImageScope): Promise<void> =>
  deleteAsset(services, asset(scope));

/** @throws {Problem} 404 if it was not deleted, or too long ago; 409 if the organization has no room for it */
export const restoreImage = (
  services: Pick<Services, 'clock' | 'config' | 'db'>,
  scope: ImageScope,
): Promise<{ data: ImageAnswer }> =>
  restoreAsset(services, asset(scope), async (trx) => ({
    data: describeImage(await requireImage(trx, scope)),
  }));
