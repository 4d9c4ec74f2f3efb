import type { Stage } from '@leaf/emissions';
import { wordOf } from '../../labels/wordOf.ts';

/** Words for the values of a row and their units, shared by tables, forms and panels. Levels are keyed by stage. */
export const rowWords = {
  selection_0: '0 · Default',
  selection_1: '1 · ads.txt lines',
  delivery_0: '0 · Default',
  delivery_1: '1 · Whole creative',
  delivery_2: '2 · Completion rate',
  delivery_3: '3 · Measured',
  consumption_0: '0 · Default',
  consumption_1: '1 · View time',
  programmatic: 'Programmatic',
  'end-to-end': 'End-to-end',
  direct: 'Direct',
  display: 'Display',
  video: 'Video',
  video_hai: 'Video (HAI)',
  video_no_hai: 'Video (no HAI)',
  mixed: 'Mixed',
  mobile: 'Mobile',
  tablet: 'Tablet',
  pc: 'PC',
  tv: 'TV',
  gigabytes: 'GB',
  megabytes: 'MB',
  seconds: 's',
  kilograms: 'kg CO2e',
};

export type RowWords = typeof rowWords;

/** The name of a level; a level without one is shown as its number. */
export function levelOf(text: RowWords, stage: Stage, level: number): string {
  const key = `${stage}_${level}`;
  const word = wordOf(text, key);
  return word === key ? String(level) : word;
}

/** Whether the method knows levels for a row: it has none for direct and end-to-end buys. */
export const hasLevel = (row: object): boolean => !('buy_type' in row) || row.buy_type === 'programmatic';
