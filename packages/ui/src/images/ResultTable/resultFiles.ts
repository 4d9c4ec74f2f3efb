import {
  brokenRules,
  isPreset,
  type PresetRule,
  presetOf,
  type WrittenFormat,
  writtenFormats,
} from '@leaf/optimiser/browser';
import type { ImageJobResult } from '../../types.ts';
import type { Size } from '../imageInfo.ts';
import { recommendedFile, saving } from '../jobResult.ts';

/** One file of a result, as a row of the table. */
export type ResultFile = {
  format: WrittenFormat;
  quality: number;
  /** Size in bytes. */
  size: number;
  ssim: number;
  /**
   * Saving as a fraction of the upload, negative if the file is larger; undefined if the upload's size is
   * unknown.
   */
  saved: number | undefined;
  flags: readonly string[];
  /** Recommended by the job: for the platform it named, otherwise for the web. */
  recommended: boolean;
  /** The platform's rules that the file breaks; undefined if the job named no platform. */
  breaks: readonly PresetRule[] | undefined;
};

/**
 * The rules that a file breaks of the platform that the job named, if it named one: checked here, because it may be
 * another point than the job's. Without the size of the picture, those of the job's own file of that format.
 */
export function breaksOf(
  result: ImageJobResult,
  format: WrittenFormat,
  bytes: number,
  size: Size | undefined,
): readonly PresetRule[] | undefined {
  const preset = result.more?.preset;
  if (!preset) return undefined;
  if (!size || !isPreset(preset.id)) return preset.files.find((file) => file.format === format)?.breaks ?? [];
  // A whole image may be given, which has a format too: that of the upload.
  const { width, height } = size;
  return brokenRules(presetOf(preset.id), {
    format,
    bytes,
    width,
    height,
    animation: result.more?.animation,
  });
}

/** The files of a result and what they save: JPEG, WEBP, AVIF, and any PNG or GIF. */
export function resultFiles(
  result: ImageJobResult,
  originalBytes: number | null | undefined = result.original_size,
  size?: Size,
): ResultFile[] {
  const recommended = recommendedFile(result);
  return writtenFormats.flatMap((format) => {
    const found = format === 'png' || format === 'gif' ? result.more?.[format] : result[format];
    if (!found) return [];
    return {
      format,
      quality: found.quality,
      size: found.size,
      ssim: found.ssim,
      saved: saving(found.size, originalBytes),
      flags: found.flags ?? [],
      recommended: format === recommended,
      breaks: breaksOf(result, format, found.size, size),
    };
  });
}
