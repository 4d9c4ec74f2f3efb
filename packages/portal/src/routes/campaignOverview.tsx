import { type Stage, type StageRow, stages } from '@leaf/api-client';
import { campaignQuery, rowsQuery } from '@leaf/api-client/query';
import { Loading, OverviewPanel, PartBoundary } from '@leaf/ui';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
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

type Rows = { [S in Stage]: StageRow[S][] };

const stagePaths = (id: number) =>
  Object.fromEntries(stages.map((stage) => [stage, paths.campaign(id, stage)])) as Record<Stage, string>;

/**
 * The parts of the queries that the page reads. TanStack Query keeps equal values, so the chart gets the same
 * rows each time.
 */
const combine = (queries: UseQueryResult<StageRow[Stage][]>[]) => ({
  rows: Object.fromEntries(stages.map((stage, index) => [stage, queries[index]?.data ?? []])) as Rows,
  reads: queries.map(({ error, refetch, isFetching }) => ({ error, refetch, isFetching })),
  failed: stages.filter((_, index) => queries[index]?.isLoadingError),
  loading: queries.some(({ isPending }) => isPending),
  loadedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
});

export function Component() {
  const id = Number(useParams().id);
  const { rows, reads, failed, loading, loadedAt } = useQueries({
    queries: stages.map((stage) => rowsQuery(api, id, stage)),
    combine,
  });
  const stageHrefs = stagePaths(id);
  const words = useWords();
  const campaign = useQuery(campaignQuery(api, id));
  const name = campaign.data?.name;
  useCampaignGone(reads.find(({ error }) => error)?.error);
  return (
    <OverviewPanel
      rows={rows}
      failed={failed}
      onRetry={(stage) => void reads[stages.indexOf(stage)]?.refetch()}
      loading={loading}
      // One banner is enough: that of the campaign retries the rows too.
      {...errorProps(campaign.isLoadingError ? [] : reads, words.errors)}
      stageHrefs={stageHrefs}
      chart={
        <PartBoundary>
          <Suspense fallback={<Loading minHeight={432} />}>
            <EmissionsChart
              rows={rows}
              campaign={name}
              asOf={new Date(loadedAt).toISOString()}
              stageHrefs={stageHrefs}
              fileName={fileName(name ?? `campaign-${id}`, 'emissions')}
            />
          </Suspense>
        </PartBoundary>
      }
    />
  );
}
