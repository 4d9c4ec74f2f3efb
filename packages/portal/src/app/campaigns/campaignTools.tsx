import type { Stage } from '@leaf/api-client';
import { lazyPart } from '@leaf/connect/hooks';
import { PartBoundary, PlanToolsWaiting } from '@leaf/ui';
import { Suspense } from 'react';
import { paths } from '../paths.ts';
import { exportRows } from './exportRows.ts';

const PlanTools = lazyPart(async () => (await import('./planTools.ts')).PlanTools);

/** Import and export of a campaign: of one stage on its tab, of all on the overview. */
export function campaignTools(id: number, stages: readonly Stage[], empty = false) {
  const [stage = ''] = stages.length === 1 ? stages : [];
  return (
    <PartBoundary>
      <Suspense fallback={<PlanToolsWaiting />}>
        <PlanTools
          importHref={`${paths.campaign(id, 'import')}${stage && `?${new URLSearchParams({ stage })}`}`}
          onExport={(choice) => exportRows(id, stages, choice)}
          empty={empty}
        />
      </Suspense>
    </PartBoundary>
  );
}
