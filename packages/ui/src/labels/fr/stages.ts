import type { Stage } from '@leaf/emissions';

/** The four stages, the same everywhere. */
export const stages: Record<Stage, string> = {
  storage: 'Stockage',
  selection: 'Sélection',
  delivery: 'Diffusion',
  consumption: 'Consommation',
};
