import { rowsQuery } from '@leaf/api-client/query';
import { Loading, OverviewPanel, PartBoundary } from '@leaf/ui';
import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { load } from '../app/load.ts';
import { paths } from '../app/paths.ts';
import { useCampaignGone } from '../app/useCampaignGone.ts';
import { useWords } from '../app/useWords.ts';

const EmissionsChart = lazy(() =>
  load(() => import('../app/emissionsChart.ts')).then(({ EmissionsChart }) => ({ default: EmissionsChart })),
);

export function Component() {
  const id = Number(useParams().id);
  const [storage, selection, delivery, consumption] = useQueries({
    queries: [
      rowsQuery(api, id, 'storage'),
      rowsQuery(api, id, 'selection'),
      rowsQuery(api, id, 'delivery'),
      rowsQuery(api, id, 'consumption'),
    ],
  });
  const all = [storage, selection, delivery, consumption];
  const rows = {
    storage: storage.data ?? [],
    selection: selection.data ?? [],
    delivery: delivery.data ?? [],
    consumption: consumption.data ?? [],
  };
  const failed = errorProps(all, useWords().errors);
  useCampaignGone(all.find(({ error }) => error)?.error);
  return (
    <OverviewPanel
      rows={rows}
      loading={all.some(({ isPending }) => isPending)}
      {...failed}
      stageHrefs={{
        storage: paths.campaign(id, 'storage'),
        selection: paths.campaign(id, 'selection'),
        delivery: paths.campaign(id, 'delivery'),
        consumption: paths.campaign(id, 'consumption'),
      }}
      chart={
        <PartBoundary>
          <Suspense fallback={<Loading minHeight={432} />}>
            <EmissionsChart rows={rows} fileName={`campaign-${id}-emissions`} />
          </Suspense>
        </PartBoundary>
      }
    />
  );
}
