import type { ChoicesChanged, ChosenFile, FileChoice, ImageChoice } from '@leaf/api-client/contract';
import { notFound } from '../../core/problem.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Image } from '../../db/schema.ts';
import { holdImages } from './jobRepo.ts';

type Choice = { imageId: number; file: FileChoice | null };

/** The choices of images, by image; those without one are absent. */
async function readChoices(db: Db, imageIds: readonly number[]): Promise<Map<number, FileChoice>> {
  const found = await db
    .selectFrom('file_choice')
    .select(['image_id', 'format', 'quality'])
    .where('image_id', 'in', imageIds)
    .execute();
  return new Map(found.map(({ image_id, ...file }) => [image_id, file]));
}

const describe = (imageIds: readonly number[], choices: ReadonlyMap<number, FileChoice>): ImageChoice[] =>
  imageIds.map((image_id) => ({ image_id, file: choices.get(image_id) ?? null }));

/** @throws {Problem} 404 if one of the files was not measured, or is kept no longer */
async function requireFiles(db: Db, chosen: readonly Choice[]): Promise<void> {
  const wanted = chosen.flatMap(({ imageId, file }) =>
    file && file.format !== 'original' ? { imageId, format: file.format, quality: file.quality } : [],
  );
  if (wanted.length === 0) return;
  const kept = await db
    .selectFrom('processed_image')
    .select(['image_id', 'format', 'quality'])
    .where('image_id', 'in', [...new Set(wanted.map(({ imageId }) => imageId))])
    .forKeyShare()
    .execute();
  const known = new Set(kept.map(({ image_id, format, quality }) => `${image_id} ${format} ${quality}`));
  if (!wanted.every(({ imageId, format, quality }) => known.has(`${imageId} ${format} ${quality}`)))
    throw notFound('picture');
}

/** Chooses the file of each image, or leaves the choice to its jobs; all or none. */
export const chooseFiles = (db: Db, orgId: number, sent: readonly ImageChoice[]): Promise<ChoicesChanged> =>
  transact(db, async (trx) => {
    const last = new Map(sent.map(({ image_id, file }) => [image_id, file]));
    // Always in the same order, so that two calls cannot wait for each other.
    const chosen = [...last]
      .map(([imageId, file]) => ({ imageId, file }))
      .sort((a, b) => a.imageId - b.imageId);
    const ids = [...last.keys()];
    if ((await holdImages(trx, orgId, ids)).length < ids.length) throw notFound('image');
    await requireFiles(trx, chosen);
    const before = await readChoices(trx, ids);
    const released = chosen.flatMap(({ imageId, file }) => (file ? [] : imageId));
    if (released.length > 0) await trx.deleteFrom('file_choice').where('image_id', 'in', released).execute();
    const kept = chosen.flatMap(({ imageId: image_id, file }) =>
      file
        ? { image_id, format: file.format, quality: file.format === 'original' ? null : file.quality }
        : [],
    );
    if (kept.length > 0)
      await trx
        .insertInto('file_choice')
        .values(kept)
        .onConflict((conflict) =>
          conflict.column('image_id').doUpdateSet((eb) => ({
            format: eb.ref('excluded.format'),
            quality: eb.ref('excluded.quality'),
          })),
        )
        .execute();
    return { data: describe(ids, await readChoices(trx, ids)), before: describe(ids, before) };
  });

/** The chosen files that still exist with their figures, by image. */
export async function findChosen(
  db: Db,
  images: readonly Pick<Image, 'id' | 'bytes'>[],
): Promise<Map<number, ChosenFile>> {
  if (images.length === 0) return new Map();
  const uploads = new Map(images.map(({ id, bytes }) => [id, bytes]));
  const found = await db
    .selectFrom('file_choice as c')
    .leftJoin('processed_image as p', (join) =>
      join
        .onRef('p.image_id', '=', 'c.image_id')
        .onRef('p.format', '=', 'c.format')
        .onRef('p.quality', '=', 'c.quality'),
    )
    .select(['c.image_id', 'c.format', 'c.quality', 'p.bytes', 'p.ssim'])
    .where('c.image_id', 'in', [...uploads.keys()])
    .execute();
  return new Map(
    found.flatMap(({ image_id, format, quality, bytes, ssim }): [number, ChosenFile][] => {
      if (format === 'original')
        return [[image_id, { format, quality: null, size: uploads.get(image_id) ?? 0, ssim: 1 }]];
      return bytes === null ? [] : [[image_id, { format, quality, size: bytes, ssim }]];
    }),
  );
}
