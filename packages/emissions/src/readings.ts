import type { Stage } from './stage.ts';

/** A sentence about the method or a figure. */
export interface Note {
  readonly id: NoteId;
  readonly text: string;
}

/** A decision this product makes where the method is silent. */
export interface Reading {
  readonly id: string;
  readonly stage: Stage | 'overview' | 'benchmarks';
  readonly text: string;
}

/**
 * Every interpretation of our own, in one place. Anything else the package calculates comes from the published method
 * or is a constant.
 */
export const readings = [
  {
    id: 'global_region_alone',
    stage: 'selection',
    text: 'For the region Global the grid intensity is 0.376 kg CO2e/kWh alone, also when the country is known.',
  },
  {
    id: 'level_0_ignores_lines',
    stage: 'selection',
    text: 'Level 0 always counts 3000 ads.txt lines; lines given with it are ignored.',
  },
  { id: 'blank_lines', stage: 'selection', text: 'A programmatic row without ads.txt lines is level 0.' },
  {
    id: 'selection_placement',
    stage: 'selection',
    text: 'A programmatic row without a placement type counts as display.',
  },
  { id: 'zero_lines', stage: 'selection', text: 'Zero ads.txt lines are accepted and give zero emissions.' },
  { id: 'selection_levels', stage: 'selection', text: 'Any level other than 0 counts as level 1.' },
  { id: 'default_buy_type', stage: 'selection', text: 'A row without a buy type counts as programmatic.' },
  {
    id: 'heavy_ads',
    stage: 'delivery',
    text: "Video (HAI) is the 4 MB case, because Chrome's heavy ad intervention unloads an ad above 4 MB; Video (no HAI) is the 6 MB case.",
  },
  {
    id: 'completion_overhead',
    stage: 'delivery',
    text: 'At level 2 the completion rate applies to the payload; the overhead of 0.35 MB is added after it.',
  },
  {
    id: 'completion_missing',
    stage: 'delivery',
    text: 'Level 2 without a completion rate counts a rate of 1.',
  },
  { id: 'payload_missing', stage: 'delivery', text: 'Levels 1 to 3 without a payload are refused.' },
  {
    id: 'delivery_placement',
    stage: 'delivery',
    text: 'Levels 0 and 1 without a placement type are refused: taking one for granted could understate a video.',
  },
  {
    id: 'resolved_ratios',
    stage: 'delivery',
    text: 'A row with a region keeps the region and also shows the fixed and mobile ratios the region stands for.',
  },
  {
    id: 'consumption_placement',
    stage: 'consumption',
    text: 'Level 0 without a placement type is refused: taking one for granted could understate a video.',
  },
  {
    id: 'mixed_split',
    stage: 'overview',
    text: "In the overview chart a mixed row is divided among mobile, tablet, PC and TV by each device's part in the mix: its share times its electricity, and its share times its embodied emissions.",
  },
  {
    id: 'benchmark_labels',
    stage: 'benchmarks',
    text: 'Benchmarks are the stage formulas for 1,000,000 impressions; storage is a masters bundle of 100 GB, one copy each; RTB light, medium and default are 500, 1000 and 3000 ads.txt lines; delivery and consumption are at level 0.',
  },
] as const satisfies readonly Reading[];

export type ReadingId = (typeof readings)[number]['id'];

/** A reading as a note of a trace. */
export function readingNote(id: ReadingId): Note {
  const found = readings.find((candidate) => candidate.id === id);
  return { id, text: found?.text ?? '' };
}

/** Shown with every storage figure: the published constants are followed despite a doubt about them. */
export const ssdHddNote =
  'The paper cited for storage (Tannu and Nair) gives 0.16 kg CO2e/GB for flash and 0.02 for disk, so SSD and HDD look swapped in the published method. GMSF v1.2 is followed as published (SSD 0.02, HDD 0.16): its own worked example depends on it.';

export const ssdHdd: Note = { id: 'ssd_hdd', text: ssdHddNote };

/** Shown where the grid intensities are described. */
export const gridNote =
  'Yearly averages of 2022 to 2024, the newest year Ember has for each country. The source states 0 for the Central African Republic.';

/** How to describe a figure correctly. */
export const cautions = [
  {
    id: 'estimate',
    text: 'Every result is an estimate from a model; a statistical uncertainty cannot be calculated.',
  },
  { id: 'coarse_levels', text: 'Coarser levels overestimate on purpose.' },
  { id: 'higher_level', text: 'A higher level is better data, not a reduction.' },
  { id: 'device_mix', text: 'A changed device mix is a reduction on paper only.' },
  { id: 'no_offsets', text: 'Totals contain no offsets.' },
] as const;
export type CautionId = (typeof cautions)[number]['id'];

/** The subject of a note: a reading, or the doubt about the storage constants. */
export type NoteId = ReadingId | 'ssd_hdd';
