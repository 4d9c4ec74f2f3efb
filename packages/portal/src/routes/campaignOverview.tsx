import { stages } from '@leaf/api-client';
import { campaignQuery, rowsQuery } from '@leaf/api-client/query';
import { Loading, OverviewPanel, PartBoundary } from '@leaf/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { fileName } from '../app/fileName.ts';
import { load } from '../app/load.ts';
import { paths } from '../app/paths.ts';
import { useCampaignGone } from '../app/useCampaignGone.ts';
import { useWords } from '../app/useWords.ts';

const EmissionsChart = lazy(() =>
  load(() => import('../app/emissionsChart.ts')).then(({ EmissionsChart }) => ({ default: EmissionsChart })),
);

const stagePaths = (id: number) => ({
  storage: paths.campaign(id, 'storage'),
  selection: paths.campaign(id, 'selection'),
  delivery: paths.campaign(id, 'delivery'),
  consumption: paths.campaign(id, 'consumption'),
});

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
  const queries = { storage, selection, delivery, consumption };
  const all = stages.map((stage) => queries[stage]);
  // The same objects between renders: new ones would redraw the chart.
  const rows = useMemo(
    () => ({
      storage: storage.data ?? [],
      selection: selection.data ?? [],
      delivery: delivery.data ?? [],
      consumption: consumption.data ?? [],
    }),
    [storage.data, selection.data, delivery.data, consumption.data],
  );
  const stageHrefs = useMemo(() => stagePaths(id), [id]);
  const words = useWords();
  const name = useQuery(campaignQuery(api, id)).data?.name;
  const loadedAt = new Date(Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt))).toISOString();
  useCampaignGone(all.find(({ error }) => error)?.error);
  return (
    <OverviewPanel
      rows={rows}
      failed={stages.filter((stage) => queries[stage].isError && queries[stage].data === undefined)}
      onRetry={(stage) => void queries[stage].refetch()}
      loading={all.some(({ isPending }) => isPending)}
      {...errorProps(all, words.errors)}
      stageHrefs={stageHrefs}
      chart={
        <PartBoundary>
          <Suspense fallback={<Loading minHeight={432} />}>
            <EmissionsChart
              rows={rows}
              campaign={name}
              asOf={loadedAt}
              stageHrefs={stageHrefs}
              fileName={fileName(name ?? `campaign-${id}`, 'emissions')}
            />
          </Suspense>
        </PartBoundary>
      }
    />
  );
}
