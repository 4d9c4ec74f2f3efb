import type { Stage, StageParts } from '@leaf/emissions';

type PartWord = { [S in Stage]: `${S}_${StageParts[S]}` }[Stage];

/** The names of the sources of emissions in each stage. */
export const partLabels = {
  storage_ssd: 'SSD',
  storage_hdd: 'HDD',
  storage_lto: 'LTO',
  storage_cloud: 'Cloud',
  selection_server: 'Servers',
  selection_network: 'Network',
  delivery_mobile: 'Mobile networks',
  delivery_fixed: 'Fixed networks',
  delivery_cdn: 'CDN',
  consumption_mobile: 'Mobile',
  consumption_tablet: 'Tablet',
  consumption_pc: 'PC',
  consumption_tv: 'TV',
} satisfies Record<PartWord, string>;

/** The name of a source of emissions. */
export const partName = <S extends Stage>(text: typeof partLabels, stage: S, part: StageParts[S]): string =>
  text[`${stage}_${part}` as PartWord];

/** What to add to a stage that has no rows. */
export const nextStepLabels = {
  nextStorage: 'Add the master files and their copies.',
  nextSelection: 'Add how the ads are bought.',
  nextDelivery: 'Add the creatives and the networks they travel.',
  nextConsumption: 'Add the devices on which the ads are seen.',
} satisfies Record<`next${Capitalize<Stage>}`, string>;

/** The next step for each stage. */
export const nextSteps = (text: typeof nextStepLabels): Record<Stage, string> => ({
  storage: text.nextStorage,
  selection: text.nextSelection,
  delivery: text.nextDelivery,
  consumption: text.nextConsumption,
});

/** What makes a stage emit less. */
export const leverLabels = {
  lessStorage: 'Fewer copies of the master files emit less.',
  lessSelection: 'Fewer ads.txt lines or direct buying take fewer servers.',
  lessDelivery: 'Lighter creatives send less data.',
  lessConsumption: 'Shorter view times and smaller screens emit less.',
} satisfies Record<`less${Capitalize<Stage>}`, string>;

/** What makes each stage emit less. */
export const levers = (text: typeof leverLabels): Record<Stage, string> => ({
  storage: text.lessStorage,
  selection: text.lessSelection,
  delivery: text.lessDelivery,
  consumption: text.lessConsumption,
});
