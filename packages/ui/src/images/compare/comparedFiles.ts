import type { ImageJobResult } from '../../types.ts';
import { formatLooks, type ImageFormat } from '../imageFormats.ts';
import { ssimSeries } from '../ssimSeries.ts';

/** A picture that can be on either side: the upload, or a file that a job measured. */
export type ComparedFile = {
  /** `original`, or the result of `comparedFileId`. */
  id: string;
  name: string;
  /** Size in bytes. */
  bytes?: number | null;
  /** Against the upload. */
  ssim?: number;
  /** The heading of its group in a list. */
  group?: string;
};

/** The id of the upload among compared files. */
export const originalFile = 'original';

/** The id of a measured file. */
export const comparedFileId = (format: ImageFormat, quality: number): string => `${format}-${quality}`;

/** The format and quality in an id; undefined for the upload. */
export function measuredFile(id: string): { format: ImageFormat; quality: number } | undefined {
  const [name = '', quality = ''] = id.split('-');
  const format = (Object.keys(formatLooks) as ImageFormat[]).find((one) => one === name);
  return format && quality !== '' ? { format, quality: Number(quality) } : undefined;
}

/** The upload, then every measured file of a result: format by format, smallest first. */
export function comparedFiles(
  result: ImageJobResult | null | undefined,
  originalBytes: number | null | undefined,
  words: { original: string; file: (format: string, quality: number) => string },
): ComparedFile[] {
  const measured = ssimSeries(result).flatMap(({ format, points }) =>
    points.map(({ quality, kb, ssim }) => ({
      id: comparedFileId(format, quality),
      name: words.file(formatLooks[format].name, quality),
      bytes: Math.round(kb * 1000),
      ssim,
      group: formatLooks[format].name,
    })),
  );
  return [{ id: originalFile, name: words.original, bytes: originalBytes ?? null }, ...measured];
}
