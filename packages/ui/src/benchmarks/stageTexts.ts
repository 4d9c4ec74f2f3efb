import type { Stage } from '@leaf/emissions';
import { stageLabels } from '../labels/stageLabels.ts';

/** How the method calculates each stage. */
export const stageTexts = {
  storageText:
    'Payload times copies times a factor for each medium. Ten years of storage are counted; the country does not matter.',
  selectionText:
    'Servers and calls for each impression, times their electricity and the grid, plus their manufacture. The grid is half that of the country and half that of the region.',
  deliveryText:
    'Megabytes for each impression over mobile networks, fixed networks and content delivery: electricity times the grid of the country, plus manufacture.',
  consumptionText:
    'Seconds on screen times the electricity of the device and the grid of the country, plus the part of its manufacture those seconds stand for.',
} satisfies Record<`${Stage}Text`, string>;

/** The assumptions behind the benchmarks of each stage. */
export const stageNotes = {
  storageNote: 'Storage assumes a masters bundle of 100 GB.',
  selectionNote: 'The RTB light, medium and default benchmarks assume 500, 1000 and 3000 ads.txt lines.',
  deliveryNote: 'HAI means heavy ad intervention.',
  consumptionNote: 'The mixed benchmark uses the default device split.',
} satisfies Record<`${Stage}Note`, string>;

/** What each level of a stage includes, for the stages that have levels. */
export const levelTexts = {
  selection: stageLabels.selection,
  delivery: stageLabels.delivery,
  consumption: stageLabels.consumption,
  selection_0: 'Programmatic: 3000 ads.txt lines, whatever the site.',
  selection_1: 'Programmatic: the lines of the site’s ads.txt. End-to-end and direct buys have no levels.',
  delivery_0: 'The placement: a default payload for display and video.',
  delivery_1: 'The payload of the whole creative; overhead is added.',
  delivery_2: 'The payload and how much of the video is played; overhead is added.',
  delivery_3: 'The payload as measured; nothing is added.',
  consumption_0: 'The placement: display counts 3 seconds, video 30.',
  consumption_1: 'The view time in seconds.',
};

/** The levels that `levelTexts` explains, in order. */
export const stageLevels = [
  { key: 'selection_0', stage: 'selection', level: 0 },
  { key: 'selection_1', stage: 'selection', level: 1 },
  { key: 'delivery_0', stage: 'delivery', level: 0 },
  { key: 'delivery_1', stage: 'delivery', level: 1 },
  { key: 'delivery_2', stage: 'delivery', level: 2 },
  { key: 'delivery_3', stage: 'delivery', level: 3 },
  { key: 'consumption_0', stage: 'consumption', level: 0 },
  { key: 'consumption_1', stage: 'consumption', level: 1 },
] as const;
