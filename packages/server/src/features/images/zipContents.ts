import { type WrittenFormat, writtenFacts } from '@leaf/optimiser';
import type { Db } from '../../db/open.ts';
import { type Image, MAX_ID } from '../../db/schema.ts';
import { zipNames } from './zipNames.ts';

const extensions: Readonly<Record<Image['format'], string>> = {
  JPEG: writtenFacts.jpeg.extension,
  PNG: writtenFacts.png.extension,
  WEBP: writtenFacts.webp.extension,
  AVIF: writtenFacts.avif.extension,
  GIF: writtenFacts.gif.extension,
};

/** One file of a ZIP. */
export type Zipped = {
  /** Its name in the ZIP. */
  name: string;
  object_key: string;
  bytes: number;
  sha256: string;
  image: Pick<Image, 'id' | 'filename' | 'bytes' | 'sha256' | 'width' | 'height'>;
  /** Absent for an upload. */
  point?: {
    format: WrittenFormat;
    quality: number;
    ssim: number | null;
    ms_ssim: number | null;
    /** What the job that measured it was asked for; null when that job is gone. */
    job: { mode: string; target: number | null; preset: string | null } | null;
  };
};

const pictureOf = (text: string) => {
  const [id, format, quality] = text.split('-');
  return { imageId: Number(id), format, quality: Number(quality) };
};

const findUploads = (db: Db, orgId: number, ids: readonly number[]) =>
  db
    .selectFrom('image')
    .select(['id', 'filename', 'bytes', 'sha256', 'width', 'height', 'format', 'object_key'])
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute();

const findPoints = (db: Db, ids: readonly number[], qualities: readonly number[]) =>
  db
    .selectFrom('processed_image')
    .leftJoin('image_job', 'image_job.id', 'processed_image.job_id')
    .select([
      'processed_image.image_id',
      'processed_image.format',
      'processed_image.quality',
      'processed_image.object_key',
      'processed_image.bytes',
      'processed_image.sha256',
      'processed_image.ssim',
      'processed_image.ms_ssim',
      'image_job.mode',
      'image_job.target',
      'image_job.preset',
    ])
    .where('processed_image.image_id', 'in', ids)
    .where('processed_image.quality', 'in', qualities)
    .execute();

/**
 * The named pictures of an organization, such as `5-avif-67` and `4-original`, in that order; undefined if one does not
 * exist.
 */
export async function findZipped(
  db: Db,
  orgId: number,
  named: readonly string[],
): Promise<Zipped[] | undefined> {
  const wanted = named.map(pictureOf);
  const ids = [...new Set(wanted.map(({ imageId }) => imageId))].filter((id) => id <= MAX_ID);
  if (ids.length === 0) return undefined;
  const uploads = new Map((await findUploads(db, orgId, ids)).map((upload) => [upload.id, upload]));
  const qualities = [...new Set(wanted.flatMap(({ quality }) => (quality ? [quality] : [])))];
  const own = [...uploads.keys()];
  const points = own.length > 0 && qualities.length > 0 ? await findPoints(db, own, qualities) : [];
  const nameOf = zipNames();
  const found = wanted.flatMap(({ imageId, format, quality }): Zipped[] => {
    const upload = uploads.get(imageId);
    if (!upload) return [];
    const { format: uploaded, object_key, ...image } = upload;
    if (format === 'original') {
      const { bytes, sha256 } = image;
      return [{ name: nameOf(image, extensions[uploaded]), object_key, bytes, sha256, image }];
    }
    const point = points.find(
      (one) => one.image_id === imageId && one.format === format && one.quality === quality,
    );
    if (!point) return [];
    return [
      {
        name: nameOf(image, writtenFacts[point.format].extension),
        object_key: point.object_key,
        bytes: point.bytes,
        sha256: point.sha256,
        image,
        point: {
          format: point.format,
          quality,
          ssim: point.ssim,
          ms_ssim: point.ms_ssim,
          job: point.mode && { mode: point.mode, target: point.target, preset: point.preset },
        },
      },
    ];
  });
  return found.length === wanted.length ? found : undefined;
}

/** What the manifest says: what each file is, how it was made, and what it replaces. Sizes are in bytes. */
export const describeZip = (files: readonly Zipped[], now: Date) => ({
  created_at: now.toISOString(),
  bytes: {
    before: files.reduce((sum, { image }) => sum + image.bytes, 0),
    after: files.reduce((sum, { bytes }) => sum + bytes, 0),
  },
  files: files.map(({ name, bytes, sha256, image, point }) => ({
    name,
    bytes,
    sha256,
    ...(point ? point : { format: 'original' }),
    image: {
      id: image.id,
      filename: image.filename,
      width: image.width,
      height: image.height,
      bytes: image.bytes,
      sha256: image.sha256,
    },
  })),
});
