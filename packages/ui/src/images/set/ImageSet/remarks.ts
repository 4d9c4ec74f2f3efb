import type { ResultTableLabels } from '../../ResultTable/resultTableLabels.ts';
import { flattened, type SetRow } from '../setFiles.ts';
import type { ImageSetLabels } from './imageSetLabels.ts';

/** What is to be known of the file that is taken; `broken` where the platform does not take it for that. */
export type Remark = { word: string; broken: boolean };

type Words = Pick<ImageSetLabels, 'fits' | 'over' | 'taken' | 'notTaken'> &
  Pick<ResultTableLabels, `flag:${typeof flattened}`>;

/** What a platform says about the file of a row; undefined without a platform. */
function verdict(
  { breaks, limit, after }: SetRow,
  text: Words,
  kb: (bytes: number) => string,
): Remark | undefined {
  if (limit === undefined) return undefined;
  const over = limit !== null && after !== undefined && after > limit;
  if (over) return { word: text.over(kb(limit)), broken: true };
  if (!breaks || breaks.length > 0) return { word: text.notTaken, broken: true };
  return { word: limit === null ? text.taken : text.fits(kb(limit)), broken: false };
}

/** What the platform says about the file of a row, and what that file lost. */
export function remarksOn(row: SetRow, text: Words, kb: (bytes: number) => string): Remark[] {
  const found = verdict(row, text, kb);
  const isFlattened = row.file?.flags.includes(flattened);
  return [
    ...(found ? [found] : []),
    ...(isFlattened ? [{ word: text[`flag:${flattened}`], broken: false }] : []),
  ];
}

/** The remarks in one line; empty without any. */
export const remarkText = (remarks: readonly Remark[]): string => remarks.map(({ word }) => word).join('; ');
