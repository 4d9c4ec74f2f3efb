import type { Image as ImageAnswer } from '@leaf/api-client/contract';
import { formatFacts, UnsupportedImage, writtenFacts } from '@leaf/optimiser';
import type { Picture, Settle, Upload } from '../../core/contract.ts';
import { keptSince } from '../../core/deletion.ts';
import { byId, type Page } from '../../core/paging.ts';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Image, OutputFormat } from '../../db/schema.ts';
import { ObjectMissing, type Objects } from '../../platform/objects/types.ts';
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
import { recordImage } from './record.ts';
import { refusal, senderLeft, tooLarge } from './refusal.ts';
import { releaseKeys, removeFiles, reserveKeys } from './reservations.ts';

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

/**
 * Receives a file: stored while it arrives, decoded in a child process when its organization's turn has come, and
 * recorded only if it is a picture or an animation in an accepted format. A rejected or abandoned upload leaves nothing behind.
 */
async function takeIn(
  { clock, db, objects, optimiser, config, log }: Services,
  by: { orgId: number; userId: number | null },
  upload: Upload,
  { signal, settle }: { signal: AbortSignal; settle: Settle | undefined },
): Promise<{ data: ImageAnswer }> {
  await requireRoom(db, config, by.orgId, { images: 1, bytes: 1 });
  const key = uploadKey();
  await reserveKeys(db, [key], clock());
  try {
    const { sha256, bytes } = await objects.put(key, upload.stream, 'application/octet-stream');
    if (upload.truncated()) throw tooLarge(config.upload.maxBytes);
    if (bytes === 0) throw new UnsupportedImage('The file is empty.');
    const info = await optimiser.inspect(() => objects.read(key), { group: by.orgId, signal });
    signal.throwIfAborted();
    const row = {
      org_id: by.orgId,
      created_by: by.userId,
      filename: shownName(upload.filename),
      sha256,
      object_key: key,
      bytes,
      width: info.width,
      height: info.height,
      format: info.format,
      color_space: info.color_space,
      bit_depth: info.bit_depth,
      has_alpha: info.transparency,
      frames: info.animation?.frames ?? null,
      seconds: info.animation?.seconds ?? null,
      loops: info.animation?.loops ?? null,
    };
    const image = await recordImage(db, row, (trx, made) =>
      settle ? settle(trx, { data: describeImage(made) }) : Promise.resolve(),
    );
    // This failure is no reason to remove a picture that has its row; the sweep clears the reservation.
    await releaseKeys(db, [key]).catch((err: unknown) => log.warn({ err, key }, 'reservation not released'));
    return { data: describeImage(image) };
  } catch (error) {
    await removeFiles({ db, objects }, [key]).catch((err: unknown) =>
      log.warn({ err, key }, 'refused upload not removed'),
    );
    throw upload.signal.aborted ? senderLeft(error) : refusal(error);
  }
}

/** Receives a file unless too many uploads are in progress. */
export async function storeImage(
  services: Services,
  by: { orgId: number; userId: number | null },
  upload: Upload,
  settle?: Settle,
): Promise<{ data: ImageAnswer }> {
  const { signal, leave } = services.intake.enter(by.orgId, upload.signal);
  try {
    return await takeIn(services, by, upload, { signal, settle });
  } finally {
    leave();
  }
}

const picture = (
  objects: Objects,
  type: Picture['type'],
  key: string,
  sha256: string,
  name: string,
): Picture => ({
  type,
  name,
  etag: sha256,
  async open() {
    try {
      return await objects.open(key);
    } catch (error) {
      throw error instanceof ObjectMissing ? notFound('picture') : error;
    }
  },
});

/** The uploaded bytes. */
export async function openImage({ db, objects }: Services, scope: ImageScope): Promise<Picture> {
  const { filename, format, object_key, sha256 } = await requireImage(db, scope);
  return picture(objects, mediaTypes[format], object_key, sha256, filename);
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
  return picture(objects, mediaType, found.object_key, found.sha256, name);
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
