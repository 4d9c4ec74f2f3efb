import type { Stage } from '@leaf/api-client';
import { PartBoundary } from '@leaf/ui';
import { lazy, Suspense } from 'react';
import { load } from '../load.ts';
import { paths } from '../paths.ts';
import { exportRows } from './exportRows.ts';

const PlanTools = lazy(() =>
  load(() => import('./planTools.ts')).then((tools) => ({ default: tools.PlanTools })),
);

/** Import and export of a campaign: of one stage on its tab, of all on the overview. */
export function campaignTools(id: number, stages: readonly Stage[], empty = false) {
  const [stage = ''] = stages.length === 1 ? stages : [];
  return (
    <PartBoundary>
      <Suspense>
        <PlanTools
          importHref={`${paths.campaign(id, 'import')}${stage && `?${new URLSearchParams({ stage })}`}`}
          onExport={(choice) => exportRows(id, stages, choice)}
          empty={empty}
        />
      </Suspense>
    </PartBoundary>
  );
}
