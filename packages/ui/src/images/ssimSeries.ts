import { csvLine } from '../layout/ChartFigure/saveFile.ts';
import type { DataPoint, FormatResult, ImageJobResult } from '../types.ts';
import { type ImageFormat, imageFormats } from './imageFormats.ts';

/** One point of the chart. */
export interface SsimPoint {
  format: ImageFormat;
  /** Encoder quality, 1-100. */
  quality: number;
  /** File size in KB, 1 KB = 1000 bytes. */
  kb: number;
  /** SSIM against the upload, 0-1. */
  ssim: number;
  /** True for the one file the job chose for this format. */
  chosen: boolean;
}

/** The points of one format, smallest file first. */
export interface SsimSeries {
  format: ImageFormat;
  points: readonly SsimPoint[];
}

const bytesPerKb = 1000;

type Measured = { quality: number; size: number; ssim: number };

function measured(point: DataPoint): Measured {
  if ('quality' in point) return { quality: point.quality, size: point.size, ssim: point.ssim };
  const [quality, size, ssim] = point;
  return { quality, size, ssim };
}

const isDrawable = ({ quality, size, ssim }: Measured) =>
  Number.isFinite(quality) && Number.isFinite(size) && size > 0 && Number.isFinite(ssim);

function pointsOf(format: ImageFormat, result: FormatResult): SsimPoint[] {
  // One point per quality: the same quality always yields the same file, and the list may lack the chosen file.
  const byQuality = new Map<number, Measured>();
  for (const point of [...(result.data_points ?? []).map(measured), measured(result)]) {
    if (isDrawable(point)) byQuality.set(point.quality, point);
  }
  return [...byQuality.values()]
    .sort((a, b) => a.size - b.size || a.quality - b.quality)
    .map(({ quality, size, ssim }) => ({
      format,
      quality,
      kb: size / bytesPerKb,
      ssim,
      chosen: quality === result.quality,
    }));
}

/** The result as one series per format with data, in the order JPEG, WEBP, AVIF. */
export function ssimSeries(result: ImageJobResult | null | undefined): SsimSeries[] {
  return imageFormats.flatMap((format) => {
    const found = result?.[format];
    const points = found ? pointsOf(format, found) : [];
    return points.length > 0 ? [{ format, points }] : [];
  });
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/**
 * The same numbers with full precision, one line per point, for a spreadsheet.
 * @param unbeaten the points of the frontier
 * @param write a number, such as `pasted` of `useFormat` for spreadsheets in the reader's language
 */
export function ssimCsv(
  series: readonly SsimSeries[],
  unbeaten: readonly SsimPoint[],
  write: (value: number) => string = String,
): string {
  const lines = series.flatMap(({ points }) =>
    points.map((point) => {
      const { format, quality, kb, ssim, chosen } = point;
      const bytes = Math.round(kb * bytesPerKb);
      return [format, quality, bytes, kb, ssim, yesOrNo(chosen), yesOrNo(unbeaten.includes(point))];
    }),
  );
  return [['format', 'quality', 'size_bytes', 'size_kb', 'ssim', 'chosen', 'unbeaten'], ...lines]
    .map((cells) => `${csvLine(cells, write)}\r\n`)
    .join('');
}
