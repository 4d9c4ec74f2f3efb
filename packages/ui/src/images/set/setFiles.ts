import { type PresetRule, type WrittenFormat, writtenFacts, writtenFormats } from '@leaf/optimiser/browser';
import { sumOf } from '../../sumOf.ts';
import type { ImageInfo, ImageJob, ImageJobResult } from '../../types.ts';
import { sizeOf } from '../imageInfo.ts';
import { saving } from '../jobResult.ts';
import { breaksOf, type ResultFile, resultFiles } from '../ResultTable/resultFiles.ts';

/** A measured file, or the upload, which has no quality. */
export type SetChoice = { format: WrittenFormat | 'original'; quality: number | null };

/** An image of a set, its newest job, and the file chosen by hand. */
export type SetEntry = {
  image: ImageInfo;
  job: (ImageJob & { result?: ImageJobResult | null }) | null;
  /** The file chosen by hand with its size in bytes; absent for the recommended one. */
  chosen?: (SetChoice & { size: number; ssim: number | null }) | null;
};

/** A file of an image in a set; its SSIM may be unknown. */
export type SetFile = Omit<ResultFile, 'ssim'> & { ssim: number | null };

/** What is known of one image of a set. */
export type SetRow = SetEntry & {
  /** The files of its finished job, and the one chosen by hand. */
  files: readonly SetFile[];
  /** The file that is taken; undefined where the upload is. */
  file: SetFile | undefined;
  /** Size of the upload in bytes; undefined until a job is finished. */
  before: number | undefined;
  /** Size of the file that is taken. */
  after: number | undefined;
  /** Saving as a share of the upload. */
  saved: number | undefined;
  /** Most bytes that the platform takes; undefined without a platform, null where it names no limit. */
  limit: number | null | undefined;
  /** The platform's rules that what is taken breaks; undefined where that is not known, or without a platform. */
  breaks: readonly PresetRule[] | undefined;
};

/** The flag of a file without the transparency of its image. */
export const flattened = 'transparency flattened';

/** The format of an upload, if files are written in it. */
export const uploadFormat = ({ format }: ImageInfo): WrittenFormat | undefined =>
  writtenFormats.find((one) => one === format?.toLowerCase());

const isSame = (one: SetChoice, other: SetChoice) =>
  one.format === other.format && one.quality === other.quality;

/** Whether an image is transparent and a file of it in that format is not. */
export const losesTransparency = ({ transparency }: ImageInfo, format: WrittenFormat): boolean =>
  transparency === true && !writtenFacts[format].keepsTransparency;

/** The file chosen by hand where it is not among those of the job. */
function chosenFile(
  { format, quality, size, ssim }: NonNullable<SetEntry['chosen']>,
  result: ImageJobResult,
  image: ImageInfo,
): SetFile[] {
  if (format === 'original' || quality === null) return [];
  const breaks = breaksOf(result, format, size, sizeOf(image));
  const saved = saving(size, result.original_size);
  const flags = losesTransparency(image, format) ? [flattened] : [];
  return [{ format, quality, size, ssim, saved, flags, recommended: false, breaks }];
}

/**
 * An image with the file that is taken: the one chosen by hand, else the one its job recommends, else the upload.
 */
export function setRow({ image, job, chosen }: SetEntry): SetRow {
  const result = job?.result;
  if (!result) {
    const unknown = { file: undefined, before: undefined, after: undefined, saved: undefined };
    return { image, job, chosen, files: [], ...unknown, limit: undefined, breaks: undefined };
  }
  const picture = sizeOf(image);
  const before = result.original_size ?? undefined;
  const found: SetFile[] = resultFiles(result, before, picture);
  const isFound = chosen && found.some((one) => isSame(one, chosen));
  const files = chosen && !isFound ? [...found, ...chosenFile(chosen, result, image)] : found;
  const file = files.find((one) => (chosen ? isSame(one, chosen) : one.recommended));
  const after = file ? file.size : before;
  const uploaded = uploadFormat(image);
  return {
    image,
    job,
    chosen,
    files,
    file,
    before,
    after,
    saved: after === undefined ? undefined : saving(after, before),
    limit: result.more?.preset ? (result.more.preset.limit ?? null) : undefined,
    breaks: file ? file.breaks : uploaded && breaksOf(result, uploaded, before ?? 0, picture),
  };
}

/** An image as it is once a choice is kept; unchanged without one, or where its file is not known. */
export function withChoice<E extends SetEntry>(entry: E, choice: SetChoice | null | undefined): E {
  if (choice === undefined) return entry;
  if (choice === null) return { ...entry, chosen: null };
  const { files, before } = setRow(entry);
  if (choice.format === 'original')
    return before === undefined ? entry : { ...entry, chosen: { ...choice, size: before, ssim: 1 } };
  const file = files.find((one) => isSame(one, choice));
  return file ? { ...entry, chosen: { ...choice, size: file.size, ssim: file.ssim } } : entry;
}

/** Bytes before and after, of the images with a result. */
export const setTotals = (rows: readonly SetRow[]): { before: number; after: number } => ({
  before: sumOf(rows, ({ before = 0 }) => before),
  after: sumOf(rows, ({ after = 0 }) => after),
});
