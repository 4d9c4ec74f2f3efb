import {
  type BudgetPoint,
  brokenRules,
  isPreset,
  type PresetRule,
  presetOf,
  spreadBudget,
  type WrittenFormat,
} from '@leaf/optimiser/browser';
import { sumOf } from '../../sumOf.ts';
import type { ImageInfo, ImageJobResult } from '../../types.ts';
import { sizeOf } from '../imageInfo.ts';
import { measuredFiles } from '../jobResult.ts';
import { losesTransparency, type SetChoice, type SetEntry, uploadFormat } from './setFiles.ts';

type Candidate = BudgetPoint & { file: SetChoice; format: WrittenFormat | undefined };

/** How a budget was spread over a set, in bytes. */
export type SpreadBudget = {
  /** The file of each image. */
  choices: readonly { imageId: number; file: SetChoice }[];
  /** What these files have together. */
  bytes: number;
  /** The lowest SSIM among them. */
  ssim: number;
};

/** Rules that another file of the same image may not break. */
const ofFiles: readonly PresetRule[] = ['format', 'bytes'];

/** The upload, and every measured file. */
function candidatesOf(image: ImageInfo, result: ImageJobResult): Candidate[] {
  const upload = {
    file: { format: 'original', quality: null },
    format: uploadFormat(image),
    loss: 0,
  } as const;
  return [
    ...measuredFiles(result).map(({ format, quality, bytes, ssim }) => ({
      file: { format, quality },
      format,
      bytes,
      loss: 1 - ssim,
    })),
    ...(result.original_size ? [{ ...upload, bytes: result.original_size }] : []),
  ];
}

/** The files for the platform, if the job named one that takes any of them. */
function takenOf(image: ImageInfo, result: ImageJobResult): Candidate[] {
  const all = candidatesOf(image, result);
  const preset = result.more?.preset?.id;
  const size = sizeOf(image);
  if (!preset || !isPreset(preset) || !size) return all;
  const rules = presetOf(preset);
  const taken = all.filter(({ format, bytes }) => {
    if (!format) return false;
    const broken = brokenRules(rules, { format, bytes, ...size, animation: result.more?.animation });
    return !broken.some((rule) => ofFiles.includes(rule));
  });
  return taken.length > 0 ? taken : all;
}

/**
 * The files that may be taken: those for the platform, and among these those that keep transparency, if there are any.
 * What is put on white is compared on white, so its SSIM does not tell that white text is gone.
 */
function admitted({ image, job }: SetEntry): Candidate[] {
  const taken = job?.result ? takenOf(image, job.result) : [];
  const transparent = taken.filter(({ format }) => !format || !losesTransparency(image, format));
  return transparent.length > 0 ? transparent : taken;
}

/**
 * The files of a set that fit a budget together and lose the least similarity, among all that were measured. Images
 * without a result are left out.
 * @param budget in bytes
 * @returns the bytes of the smallest files if even these do not fit
 */
export function setBudget(entries: readonly SetEntry[], budget: number): SpreadBudget | { least: number } {
  const members = entries
    .map((entry) => ({ entry, files: admitted(entry) }))
    .filter(({ files }) => files.length > 0);
  const places = spreadBudget(
    members.map(({ files }) => files),
    budget,
  );
  if (!places) {
    return { least: sumOf(members, ({ files }) => Math.min(...files.map(({ bytes }) => bytes))) };
  }
  const picked = members.flatMap(({ entry, files }, index) => {
    const found = files[places[index] ?? 0];
    return found ? [{ imageId: entry.image.id, ...found }] : [];
  });
  return {
    choices: picked.map(({ imageId, file }) => ({ imageId, file })),
    bytes: sumOf(picked, ({ bytes }) => bytes),
    ssim: Math.min(1, ...picked.map(({ loss }) => 1 - loss)),
  };
}
