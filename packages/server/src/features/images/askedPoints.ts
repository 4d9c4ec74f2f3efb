import type { AskedPoint, JobFailure, NewPoint } from '@leaf/api-client/contract';
import { encoderVersion } from '@leaf/optimiser';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { JobStatus } from '../../db/schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../words/languages.ts';
import type { Creator } from '../assets/asset.ts';
import { describeFailure, requireTurn } from '../assets/jobs.ts';
import { lockOrganization } from '../organizations/repo.ts';
import type { ImageScope } from './imageRepo.ts';
import { requireImage } from './images.ts';
import { holdImages } from './jobRepo.ts';

type Asked = {
  format: AskedPoint['format'] | null;
  quality: number | null;
  status: JobStatus;
  error: string | null;
  error_code: JobFailure | null;
  bytes: number | null;
  ssim: number | null;
  ms_ssim: number | null;
};

function describePoint(asked: Asked, language: Language = DEFAULT_LANGUAGE): AskedPoint[] {
  const { format, quality, status, bytes, ssim, ms_ssim } = asked;
  if (format === null || quality === null) return [];
  const isKept = bytes !== null && ssim !== null && ms_ssim !== null;
  // The files of an image that nobody used for long are removed: it can be asked for anew.
  if (status === 'completed' && !isKept) return [];
  const measured = isKept && status === 'completed' ? { size: bytes, ssim, ms_ssim } : null;
  return [{ format, quality, status, ...describeFailure(asked, language), measured }];
}

/** The newest order of each quality of an image, with its figures. */
const findAsked = (db: Db, imageId: number) =>
  db
    .selectFrom('image_job')
    .leftJoin('processed_image', (join) =>
      join
        .onRef('processed_image.image_id', '=', 'image_job.image_id')
        .onRef('processed_image.format', '=', 'point_format')
        .onRef('processed_image.quality', '=', 'point_quality'),
    )
    .distinctOn(['point_format', 'point_quality'])
    .select(['point_format as format', 'point_quality as quality', 'image_job.status'])
    .select(['image_job.error', 'image_job.error_code'])
    .select(['processed_image.bytes', 'processed_image.ssim', 'processed_image.ms_ssim'])
    .where('image_job.image_id', '=', imageId)
    .where('mode', '=', 'point')
    .orderBy('point_format')
    .orderBy('point_quality')
    .orderBy('image_job.id', 'desc');

/** Every quality that was asked for, by format and quality. */
export async function listAskedPoints(
  db: Db,
  scope: ImageScope,
  language: Language,
): Promise<{ data: AskedPoint[] }> {
  await requireImage(db, scope);
  const asked = await findAsked(db, scope.imageId).execute();
  return { data: asked.flatMap((point) => describePoint(point, language)) };
}

const readPoint = async (db: Db, imageId: number, { format, quality }: NewPoint) => {
  const asked = await findAsked(db, imageId)
    .where('point_format', '=', format)
    .where('point_quality', '=', quality)
    .executeTakeFirst();
  return asked && describePoint(asked)[0];
};

const isMeasured = async (db: Db, imageId: number, { format, quality }: NewPoint): Promise<boolean> => {
  const kept = await db
    .selectFrom('processed_image')
    .select('quality')
    .where('image_id', '=', imageId)
    .where('format', '=', format)
    .where('quality', '=', quality)
    .where('encoder', '=', encoderVersion)
    .where('ms_ssim', 'is not', null)
    .executeTakeFirst();
  return kept !== undefined;
};

/**
 * Orders the measurement of one quality, unless it is measured or under way. It waits among the jobs of the
 * organization.
 */
export const askForPoint = (
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  by: Creator,
  imageId: number,
  point: NewPoint,
): Promise<{ data: AskedPoint }> =>
  transact(db, async (trx) => {
    await lockOrganization(trx, by.orgId);
    const [held] = await holdImages(trx, by.orgId, [imageId]);
    if (held === undefined) throw notFound('image');
    const earlier = await readPoint(trx, imageId, point);
    if (earlier?.status === 'queued' || earlier?.status === 'running') return { data: earlier };
    const done = await isMeasured(trx, imageId, point);
    if (done && earlier?.measured) return { data: earlier };
    if (!done) await requireTurn(trx, by.orgId);
    await trx
      .insertInto('image_job')
      .values({
        image_id: imageId,
        mode: 'point',
        point_format: point.format,
        point_quality: point.quality,
        created_by: by.userId,
        ...(done ? { status: 'completed', progress: 1 } : {}),
      })
      .execute();
    if (!done) await queue.send(trx, 'optimise', {});
    const asked = await readPoint(trx, imageId, point);
    if (!asked) throw notFound('image');
    return { data: asked };
  });
