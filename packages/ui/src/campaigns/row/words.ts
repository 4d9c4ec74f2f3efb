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

/** The name of a level; a level without a name is shown as its number. */
export function levelOf(text: RowWords, stage: Stage, level: number): string {
  const key = `${stage}_${level}`;
  const word = wordOf(text, key);
  return word === key ? String(level) : word;
}

/** Whether the method defines levels for a row: it has none for direct and end-to-end buys. */
export const hasLevel = (row: object): boolean => !('buy_type' in row) || row.buy_type === 'programmatic';

/** What each level includes, in a sentence, and what the level above it can change (`_next`). */
export const levelSentences = {
  selection_0: 'Counts 3,000 ads.txt lines for each auction.',
  selection_0_next:
    'With the publishers’ own lines (level 1) it changes in proportion: 500 lines make a sixth.',
  selection_1: 'Counts the ads.txt lines of your publishers.',
  delivery_0: 'Counts a typical size for the placement.',
  delivery_0_next: 'With the size of your own creative (level 1) it can be lower or higher.',
  delivery_1: 'Counts your creative as large as it is, sent whole.',
  delivery_1_next: 'For video, level 2 counts only the part that was played.',
  delivery_2: 'Counts your video up to where people stopped watching.',
  delivery_2_next: 'Level 3 takes the data that was measured, with nothing added.',
  delivery_3: 'Counts the data measured for one impression, with nothing added.',
  consumption_0: 'Counts a typical view: 3 s for display, 30 s for video.',
  consumption_0_next:
    'With the measured view time (level 1) it changes in proportion: half the seconds, half the figure.',
  consumption_1: 'Counts the view time that was measured.',
};
