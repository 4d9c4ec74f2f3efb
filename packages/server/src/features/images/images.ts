import type { Image as ImageAnswer } from '@leaf/api-client/contract';
import { formatFacts, UnsupportedImage, writtenFacts } from '@leaf/optimiser';
import type { Picture, Settle, Upload } from '../../core/contract.ts';
import { keptSince } from '../../core/deletion.ts';
import { byId, type Page } from '../../core/paging.ts';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Image, OutputFormat } from '../../db/schema.ts';
import { visibleLine } from '../../text/names.ts';
import { dropExcessImages } from '../usage/deleted.ts';
import { requireRoom } from '../usage/usage.ts';
import { describeImage } from './describe.ts';
import {
  findImage,
  findImages,
  findProcessed,
  hideImage,
  type ImageScope,
  lockHidden,
  removeImage,
  showImage,
} from './imageRepo.ts';
import { uploadKey } from './keys.ts';
import { openStored } from './openStored.ts';
import { receive } from './receive.ts';
import { recordImage, type Sender } from './record.ts';
import { refusal } from './refusal.ts';

const MAX_FILENAME = 255;

const mediaTypes: Readonly<Record<Image['format'], Picture['type']>> = {
  [formatFacts.jpeg.name]: formatFacts.jpeg.mediaType,
  [formatFacts.webp.name]: formatFacts.webp.mediaType,
  [formatFacts.avif.name]: formatFacts.avif.mediaType,
  [writtenFacts.png.name]: writtenFacts.png.mediaType,
  [writtenFacts.gif.name]: writtenFacts.gif.mediaType,
};

/** The name as data to show, never a path: without directories, one line of at most 255 visible characters. */
export const shownName = (filename: string): string =>
  visibleLine(filename.split(/[/\\]/).at(-1) ?? '', MAX_FILENAME) || 'image';

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
  by: Sender,
  upload: Upload,
  settle?: Settle,
): Promise<{ data: ImageAnswer }> {
  const { db, objects, optimiser } = services;
  const key = uploadKey();
  return receive(services, by, upload, {
    key,
    counts: 'images',
    refusal,
    async take(file, signal) {
      if (file.bytes === 0) throw new UnsupportedImage('The file is empty.');
      const info = await optimiser.inspect(() => objects.read(key), { group: by.orgId, signal });
      signal.throwIfAborted();
      const filename = shownName(upload.filename);
      const image = await recordImage(db, by, { filename, key, file, info }, async (trx, made) =>
        settle?.(trx, { data: describeImage(made) }),
      );
      return describeImage(image);
    },
  });
}

/** The uploaded bytes. */
export async function openImage({ db, objects }: Services, scope: ImageScope): Promise<Picture> {
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
): Promise<Picture> {
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

/** Permanently deletes an image, even if it could still be restored. @returns whether there was one */
export const purgeImage = (
  { clock, db, queue }: Pick<Services, 'clock' | 'db' | 'queue'>,
  scope: ImageScope,
): Promise<boolean> =>
  transact(db, async (trx) => {
    const keys = await removeImage(trx, scope, clock());
    if (keys) await queue.send(trx, 'delete-objects', { keys });
    return keys !== undefined;
  });

/** Permanently deletes images that can no longer be restored. @param before time of deletion */
export async function purgeImages(
  services: Pick<Services, 'clock' | 'db' | 'queue'>,
  before: Date,
): Promise<void> {
  const images = await services.db
    .selectFrom('image')
    .select(['id', 'org_id'])
    .where('deleted_at', '<=', before)
    .execute();
  for (const { id, org_id } of images) await purgeImage(services, { orgId: org_id, imageId: id });
}

/**
 * Deletes its jobs and results too; the worker of a running job notices that it was cancelled. It can be
 * restored for a while, unless the disk is full.
 */
export async function deleteImage(services: Services, scope: ImageScope): Promise<void> {
  const { clock, db } = services;
  if (await services.hasRoom()) {
    if (!(await transact(db, (trx) => hideImage(trx, scope, clock())))) throw notFound('image');
    await dropExcessImages(services, scope.orgId);
  } else {
    await requireImage(db, scope);
    await purgeImage(services, scope);
  }
}

/** @throws {Problem} 404 if it was not deleted, or too long ago */
export const restoreImage = (
  { clock, config, db }: Pick<Services, 'clock' | 'config' | 'db'>,
  scope: ImageScope,
): Promise<{ data: ImageAnswer }> =>
  transact(db, async (trx) => {
    const image = await lockHidden(trx, scope, keptSince(clock()));
    if (!image) throw notFound('image');
    const bytes = image.bytes + image.processed_bytes;
    await requireRoom(trx, config, scope.orgId, { images: 1, bytes });
    await showImage(trx, image.id);
    return { data: describeImage(image) };
  });
