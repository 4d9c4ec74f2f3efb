import type { PresetRule } from '@leaf/optimiser/browser';
import { flattened, type SetRow } from '../setFiles.ts';
import type { ImageSetLabels } from './imageSetLabels.ts';

/** What is to be known of the file that is taken. */
export type Remark = {
  word: string;
  /** The platform does not take the file for that. */
  broken: boolean;
  /** The rule that it breaks, if that is known. */
  rule?: PresetRule;
};

/** What a platform says about the file of a row: that it takes it, or why not; nothing without a platform. */
function verdict(
  { breaks, limit, after }: SetRow,
  text: ImageSetLabels,
  kb: (bytes: number) => string,
): Remark[] {
  if (limit === undefined) return [];
  const over = limit !== null && after !== undefined && after > limit;
  const others = (breaks ?? []).filter((rule) => !(over && rule === 'bytes'));
  const broken: Remark[] = [
    ...(over ? [{ word: text.over(kb(limit)), broken: true }] : []),
    ...others.map((rule) => ({ word: text[`breaks:${rule}`], broken: true, rule })),
  ];
  if (broken.length > 0) return broken;
  if (!breaks) return [{ word: text.notTaken, broken: true }];
  return [{ word: limit === null ? text.taken : text.fits(kb(limit)), broken: false }];
}

/** What the platform says about the file of a row, and what that file lost. */
export function remarksOn(row: SetRow, text: ImageSetLabels, kb: (bytes: number) => string): Remark[] {
  const isFlattened = row.file?.flags.includes(flattened);
  return [...verdict(row, text, kb), ...(isFlattened ? [{ word: text.flattened, broken: false }] : [])];
}

/** The remarks in one line; empty without any. */
export const remarkText = (remarks: readonly Remark[]): string => remarks.map(({ word }) => word).join('; ');
