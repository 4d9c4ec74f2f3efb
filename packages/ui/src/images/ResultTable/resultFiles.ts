import {
  brokenRules,
  isPreset,
  type PresetRule,
  presetOf,
  type WrittenFormat,
  writtenFormats,
} from '@leaf/optimiser/browser';
import type { FormatResult, ImageJobResult } from '../../types.ts';
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

type Size = { width: number; height: number };

/**
 * The rules that a file breaks: from the job's own verdict, or checked here for another point of the format.
 */
function breaksOf(
  result: ImageJobResult,
  format: WrittenFormat,
  found: FormatResult,
  size: Size | undefined,
): readonly PresetRule[] | undefined {
  const preset = result.more?.preset;
  if (!preset) return undefined;
  if (size && isPreset(preset.id))
    return brokenRules(presetOf(preset.id), {
      format,
      bytes: found.size,
      ...size,
      animation: result.more?.animation,
    });
  return preset.files.find((file) => file.format === format)?.breaks ?? [];
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
      breaks: breaksOf(result, format, found, size),
    };
  });
}
