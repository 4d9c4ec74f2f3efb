import type { WrittenFormat } from '@leaf/optimiser/browser';
import type { ImageInfo, ImageJob, ImageJobResult } from '../../types.ts';
import { saving } from '../jobResult.ts';
import { type ResultFile, resultFiles } from '../ResultTable/resultFiles.ts';

/** An image of a set and its newest job. */
export type SetEntry = {
  image: ImageInfo;
  job: (ImageJob & { result?: ImageJobResult | null }) | null;
};

/** The files chosen by hand, by image: a format of its result, or the upload itself. */
export type SetChoices = Readonly<Record<number, WrittenFormat | 'original'>>;

/** What is known of one image of a set. */
export type SetRow = SetEntry & {
  /** The files of its finished job. */
  files: readonly ResultFile[];
  /** The file that is taken; undefined where the upload is. */
  file: ResultFile | undefined;
  /** Size of the upload in bytes; undefined until a job is finished. */
  before: number | undefined;
  /** Size of the file that is taken. */
  after: number | undefined;
  /** Saving as a share of the upload. */
  saved: number | undefined;
  /** Most bytes that the platform takes; undefined without a platform, null where it names no limit. */
  limit: number | null | undefined;
};

/**
 * An image with the file that is taken: the one chosen by hand, else the one its job recommends, else the upload.
 */
export function setRow({ image, job }: SetEntry, choices: SetChoices): SetRow {
  const result = job?.result;
  if (!result) {
    const unknown = { file: undefined, before: undefined, after: undefined, saved: undefined };
    return { image, job, files: [], ...unknown, limit: undefined };
  }
  const { width, height } = image;
  const before = result.original_size ?? undefined;
  const files = resultFiles(result, before, width && height ? { width, height } : undefined);
  const choice = choices[image.id];
  const file = files.find((one) => (choice ? one.format === choice : one.recommended));
  const after = file ? file.size : before;
  return {
    image,
    job,
    files,
    file,
    before,
    after,
    saved: after === undefined ? undefined : saving(after, before),
    limit: result.more?.preset ? (result.more.preset.limit ?? null) : undefined,
  };
}

/** Bytes before and after, of the images with a result. */
export const setTotals = (rows: readonly SetRow[]): { before: number; after: number } => ({
  before: rows.reduce((sum, { before = 0 }) => sum + before, 0),
  after: rows.reduce((sum, { after = 0 }) => sum + after, 0),
});
