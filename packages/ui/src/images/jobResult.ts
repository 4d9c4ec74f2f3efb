import type { WrittenFormat } from '@leaf/optimiser/browser';
import type { FormatResult, ImageJobResult } from '../types.ts';
import { type ImageFormat, imageFormats } from './imageFormats.ts';
import { ssimSeries } from './ssimSeries.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFormatResult = (value: unknown): value is FormatResult =>
  isRecord(value) && [value.quality, value.size, value.ssim].every((part) => typeof part === 'number');

/**
 * Finds the result in the response of the job call: at `result`, or at `data.result`. Undefined if there is
 * none, or if it neither has data for a format nor says why a format is missing. Returns a new object each
 * time: memoise it (`useMemo`, or `select` of a query) so that its chart is drawn only once.
 */
export function findJobResult(answer: unknown): ImageJobResult | undefined {
  if (!isRecord(answer)) return undefined;
  const found = answer.result ?? (isRecord(answer.data) ? answer.data.result : undefined);
  if (!isRecord(found)) return undefined;
  const formats = Object.fromEntries(
    imageFormats.map((format) => [format, isFormatResult(found[format]) ? found[format] : null]),
  );
  const result: ImageJobResult = { ...found, ...formats };
  return availableFormats(result).length > 0 || result.unavailable?.length ? result : undefined;
}

/** The formats with data, in display order; all others are shown as disabled. */
export function availableFormats(result: ImageJobResult | null | undefined): ImageFormat[] {
  return imageFormats.filter((format) => result?.[format]);
}

/**
 * The file that the job recommends; null if none is better than the upload, or if the platform accepts none.
 */
export function recommendedFile(result: ImageJobResult): WrittenFormat | null {
  const { preset, recommended = result.recommended } = result.more ?? {};
  return (preset ? preset.recommended : recommended) ?? null;
}

/**
 * The format to show first: the recommended one, for the platform if the job named one; otherwise the smallest file
 * that reached the target, otherwise the smallest of all. Undefined without a result.
 */
export function bestFormat(result: ImageJobResult | null | undefined): ImageFormat | undefined {
  if (!result) return undefined;
  const recommended = [recommendedFile(result), result.recommended];
  const named = recommended.flatMap(
    (name) => imageFormats.find((format) => format === name && result[format]) ?? [],
  );
  if (named[0]) return named[0];
  const size = (format: ImageFormat) => result[format]?.size ?? Number.POSITIVE_INFINITY;
  const bySize = availableFormats(result).sort((a, b) => size(a) - size(b));
  const reached = bySize.find((format) => !result[format]?.flags?.includes('target not reached'));
  return reached ?? bySize[0];
}

/** A file that a job measured. */
type MeasuredFile = {
  format: WrittenFormat;
  quality: number;
  bytes: number;
  /** Against the upload. */
  ssim: number;
};

/** Every file that a job measured: format by format, smallest first, then any PNG and GIF. */
export function measuredFiles(result: ImageJobResult | null | undefined): MeasuredFile[] {
  const tried = ssimSeries(result).flatMap(({ points }) =>
    points.map(({ format, quality, kb, ssim }) => ({ format, quality, bytes: Math.round(kb * 1000), ssim })),
  );
  const more = (['png', 'gif'] as const).flatMap((format) => {
    const found = result?.more?.[format];
    return found ? [{ format, quality: found.quality, bytes: found.size, ssim: found.ssim }] : [];
  });
  return [...tried, ...more];
}

/** A quality that was asked for and measured. */
export type AddedPoint = { format: ImageFormat; quality: number; size: number; ssim: number };

/** The result with more measured points; the same result if it has them all. */
export function withPoints(result: ImageJobResult, added: readonly AddedPoint[]): ImageJobResult {
  const measured = new Set(
    ssimSeries(result).flatMap(({ points }) => points.map(({ format, quality }) => `${format} ${quality}`)),
  );
  const fresh = added.filter(
    ({ format, quality }) => result[format] && !measured.has(`${format} ${quality}`),
  );
  if (fresh.length === 0) return result;
  const grown = imageFormats.map((format) => {
    const found = result[format];
    const points = fresh.filter((point) => point.format === format);
    return [format, found && { ...found, data_points: [...found.data_points, ...points] }];
  });
  return { ...result, ...Object.fromEntries(grown) };
}

/**
 * The result with another measured file in place of the one chosen for a format; the same result if it has no
 * such file. Values known only for the chosen file, such as its MS-SSIM, are omitted.
 */
export function withFile(result: ImageJobResult, format: ImageFormat, quality: number): ImageJobResult {
  const found = result[format];
  if (!found || found.quality === quality) return result;
  const point = ssimSeries(result)
    .find((series) => series.format === format)
    ?.points.find((one) => one.quality === quality);
  if (!point) return result;
  const { data_points } = found;
  return {
    ...result,
    [format]: { quality, size: Math.round(point.kb * 1000), ssim: point.ssim, data_points },
  };
}

/**
 * The saving as a share of the upload: 0.75 for a quarter of the size, negative if it is larger. Undefined if the
 * upload's size is unknown. Both sizes are in bytes.
 */
export function saving(resultBytes: number, originalBytes: number | null | undefined): number | undefined {
  return originalBytes && originalBytes > 0 ? 1 - resultBytes / originalBytes : undefined;
}

/** Plain sentences for what the reader of a result should know. */
export const flagLabels = {
  'target not reached': 'This format cannot reach the target. This is the closest file it can make.',
  'quality floor':
    'The lowest sensible quality already exceeds the target, so the file is better than asked for.',
  'no saving': 'This file is not smaller than the upload.',
  'size limit': 'The size limit of the ad unit decided the quality, not the recommended SSIM.',
  'transparency flattened': 'JPEG has no transparency: transparent parts were put on white.',
  'coloured text may blur': 'Fine coloured text may blur in WEBP.',
  'reduced colour detail': 'The image is so large that colour was stored at half the detail.',
  lossless: 'Nothing was lost: every pixel is as in the upload.',
  'visible damage':
    'Text, edges or colours are visibly damaged at this size. Take another format or a higher target.',
};

type Flag = keyof typeof flagLabels;
const isKnown = (flag: string): flag is Flag => flag in flagLabels;

/** The sentences for a result's flags, in the order given; an unknown flag is shown as it is. */
export function flagSentences(
  flags: readonly string[] | null | undefined,
  labels: Record<Flag, string> = flagLabels,
): string[] {
  return [...new Set(flags)].map((flag) => (isKnown(flag) ? labels[flag] : flag));
}
