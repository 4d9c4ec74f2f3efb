import type { Stage } from '@leaf/emissions';

/** The names of the stages, wherever they are shown. */
export const stageLabels = {
  storage: 'Storage',
  selection: 'Selection',
  delivery: 'Delivery',
  consumption: 'Consumption',
} satisfies Record<Stage, string>;
