import type { ImageInfo } from '@leaf/optimiser';
import type { Selectable } from 'kysely';
import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { Image, OutputFormat, ProcessedImageTable } from '../../db/schema.ts';
import type { Stored } from '../../platform/objects/types.ts';
import type { Asset, Creator } from '../assets/asset.ts';

/** An image of an organization; queries always use both. */
export type ImageScope = { orgId: number; imageId: number };

/** The image as what it shares with creatives. */
export const asset = ({ orgId, imageId }: ImageScope): Asset => ({ kind: 'image', orgId, id: imageId });

/** Newest first. */
export const findImages = (db: Db, orgId: number, { after, read }: Page): Promise<Image[]> =>
  db
    .selectFrom('image')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '<', after?.[0] ?? 0))
    .orderBy('id', 'desc')
    .limit(read)
    .execute();

/** The image, unless it is deleted or belongs to another organization. */
export const findImage = (db: Db, { orgId, imageId }: ImageScope): Promise<Image | undefined> =>
  db
    .selectFrom('image')
    .selectAll()
    .where('id', '=', imageId)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** A picture without its row. */
export type StoredImage = {
  filename: string;
  key: string;
  file: Stored;
  /** What the file was found to be. */
  info: ImageInfo;
};

/** Records a stored picture as an image. */
export const insertImage = (
  db: Db,
  by: Creator,
  { filename, key, file, info }: StoredImage,
): Promise<Image> =>
  db
    .insertInto('image')
    .values({
      org_id: by.orgId,
      created_by: by.userId,
      filename,
      sha256: file.sha256,
      object_key: key,
      bytes: file.bytes,
      width: info.width,
      height: info.height,
      format: info.format,
      color_space: info.color_space,
      bit_depth: info.bit_depth,
      has_alpha: info.transparency,
      frames: info.animation?.frames ?? null,
      seconds: info.animation?.seconds ?? null,
      loops: info.animation?.loops ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A recorded picture, if the image belongs to the organization. */
export const findProcessed = (
  db: Db,
  { orgId, imageId }: ImageScope,
  format: OutputFormat,
  quality: number,
): Promise<Pick<Selectable<ProcessedImageTable>, 'object_key' | 'sha256'> | undefined> =>
  db
    .selectFrom('processed_image')
    .innerJoin('image', 'image.id', 'processed_image.image_id')
    .select(['processed_image.object_key', 'processed_image.sha256'])
    .where('image.id', '=', imageId)
    .where('image.org_id', '=', orgId)
    .where('image.deleted_at', 'is', null)
    .where('processed_image.format', '=', format)
    .where('processed_image.quality', '=', quality)
    .executeTakeFirst();
