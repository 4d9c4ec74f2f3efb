import { type WrittenFormat, writtenFacts, writtenFormats } from '@leaf/optimiser/browser';
import type { ImageJobResult } from '../../types.ts';
import { measuredFiles } from '../jobResult.ts';

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
export const comparedFileId = (format: WrittenFormat, quality: number): string => `${format}-${quality}`;

/** The format and quality in an id; undefined for the upload. */
export function measuredFile(id: string): { format: WrittenFormat; quality: number } | undefined {
  const [name = '', quality = ''] = id.split('-');
  const format = writtenFormats.find((one) => one === name);
  return format && quality !== '' ? { format, quality: Number(quality) } : undefined;
}

/** The upload, then every measured file of a result: format by format, smallest first, and any PNG or GIF. */
export function comparedFiles(
  result: ImageJobResult | null | undefined,
  originalBytes: number | null | undefined,
  words: { original: string; file: (format: string, quality: number) => string },
): ComparedFile[] {
  const measured = measuredFiles(result).map(({ format, quality, bytes, ssim }): ComparedFile => {
    const group = writtenFacts[format].name;
    return { id: comparedFileId(format, quality), name: words.file(group, quality), bytes, ssim, group };
  });
  return [{ id: originalFile, name: words.original, bytes: originalBytes ?? null }, ...measured];
}
