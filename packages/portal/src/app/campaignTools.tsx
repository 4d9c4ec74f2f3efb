import type { Stage } from '@leaf/api-client';
import { PlanTools } from '@leaf/ui';
import { exportRows } from './exportRows.ts';

/** Export of a campaign: of one stage on its tab, of all on the overview. */
export const campaignTools = (id: number, stages: readonly Stage[], empty = false) => (
  <PlanTools onExport={(choice) => exportRows(id, stages, choice)} empty={empty} />
);
