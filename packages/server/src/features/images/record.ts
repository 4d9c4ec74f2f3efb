import type { ImageInfo } from '@leaf/optimiser';
import type { Db } from '../../db/open.ts';
import type { Image } from '../../db/schema.ts';
import type { Stored } from '../../platform/objects/types.ts';
import type { Creator } from '../assets/asset.ts';
import { recordFor } from '../assets/record.ts';
import { insertImage } from './imageRepo.ts';

/**
 * Records a stored file as an image.
 * @param info what the file was found to be
 * @param settle stores the answer to the call with the row: a repeat finds both, or neither
 * @throws {Problem} like `recordFor`
 */
export const recordImage = (
  db: Db,
  by: Creator,
  { filename, key, file, info }: { filename: string; key: string; file: Stored; info: ImageInfo },
  settle?: (trx: Db, image: Image) => Promise<void>,
): Promise<Image> =>
  recordFor(db, by, async (trx) => {
    const image = await insertImage(trx, {
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
    });
    await settle?.(trx, image);
    return image;
  });
