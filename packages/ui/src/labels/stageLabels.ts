import type { Stage } from '@leaf/emissions';

/** What the stages are called, wherever their names are shown. */
export const stageLabels = {
  storage: 'Storage',
  selection: 'Selection',
  delivery: 'Delivery',
  consumption: 'Consumption',
} satisfies Record<Stage, string>;
