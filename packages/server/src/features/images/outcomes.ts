import type { ChosenFile, FormatResult, ImageOutcome, JobResult } from '@leaf/api-client/contract';
import { formats } from '@leaf/optimiser';
import type { Db } from '../../db/open.ts';
import { type Image, MAX_ID } from '../../db/schema.ts';
import type { Language } from '../../words/languages.ts';
import { findChosen } from './choices.ts';
import { describeImage } from './describe.ts';
import { type JobRow, newestJobs } from './jobRepo.ts';
import { describeJob } from './jobs.ts';
import { readResult } from './result.ts';

const brief = <F extends FormatResult | null | undefined>(found: F): F =>
  found && { ...found, data_points: [] };

/** A result without its points, of which a set would have thousands. */
function withoutPoints({ more, ...result }: JobResult): JobResult {
  const { png, gif, ...rest } = more ?? {};
  return {
    ...result,
    ...Object.fromEntries(formats.map((format) => [format, brief(result[format])])),
    ...(more
      ? { more: { ...rest, ...(png ? { png: brief(png) } : {}), ...(gif ? { gif: brief(gif) } : {}) } }
      : {}),
  };
}

type Found = { image: Image; job: (JobRow & { result: unknown }) | undefined; chosen: ChosenFile | null };

function describe({ image, job, chosen }: Found, points: boolean, language: Language): ImageOutcome {
  if (!job) return { image: describeImage(image), job: null, chosen };
  const result = readResult(job.result);
  return {
    image: describeImage(image),
    job: { ...describeJob(job, language), result: result && (points ? result : withoutPoints(result)) },
    chosen,
  };
}

/**
 * The organization's images among those named, in that order, each with its newest job and the file chosen by hand.
 * @param points whether results have their data points
 */
export async function listOutcomes(
  db: Db,
  orgId: number,
  { images: named, points = false }: { images: string; points?: boolean },
  language: Language,
): Promise<{ data: ImageOutcome[] }> {
  const ids = [...new Set(named.split(',').map(Number))].filter((id) => id <= MAX_ID);
  if (ids.length === 0) return { data: [] };
  const images = await db
    .selectFrom('image')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute();
  const known = new Map(images.map((image) => [image.id, image]));
  const chosen = await findChosen(db, images);
  const jobs = new Map((await newestJobs(db, [...known.keys()])).map((job) => [job.image_id, job]));
  return {
    data: ids.flatMap((id) => {
      const image = known.get(id);
      return image
        ? [describe({ image, job: jobs.get(id), chosen: chosen.get(id) ?? null }, points, language)]
        : [];
    }),
  };
}
