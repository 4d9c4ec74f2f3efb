import type { Stage } from '@leaf/api-client';
import { PartBoundary } from '@leaf/ui';
import { lazy, Suspense } from 'react';
import { exportRows } from './exportRows.ts';
import { load } from './load.ts';

const PlanTools = lazy(() =>
  load(() => import('./planTools.ts')).then((tools) => ({ default: tools.PlanTools })),
);

/** Export of a campaign: of one stage on its tab, of all on the overview. */
export const campaignTools = (id: number, stages: readonly Stage[], empty = false) => (
  <PartBoundary>
    <Suspense>
      <PlanTools onExport={(choice) => exportRows(id, stages, choice)} empty={empty} />
    </Suspense>
  </PartBoundary>
);
