import { type Stage, type StageRow, stages } from '@leaf/api-client';
import { campaignQuery, rowsQuery } from '@leaf/api-client/query';
import { ofEachStage } from '@leaf/emissions';
import { OverviewPanel } from '@leaf/ui';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { LoadedPart } from '../connection/LoadedPart.tsx';
import { lazyPart } from '../connection/lazyPart.tsx';
import { errorProps, mayPass } from '../errors/errorProps.tsx';
import { fileName } from './fileName.ts';
import { useCampaignGone } from './useCampaignGone.ts';

const EmissionsChart = lazyPart(async () => (await import('./emissionsChart.ts')).EmissionsChart);
const CampaignBenchmarks = lazyPart(
  async () => (await import('../benchmarks/CampaignBenchmarks.tsx')).CampaignBenchmarks,
);

export type CampaignOverviewProps = {
  /** The id of the campaign. */
  id: number;
  /** The address of a stage's rows. Default: `#storage` and so on, where `CampaignRows` on the same page has them. */
  stageHref?: (stage: Stage) => string;
  /** The address of all benchmarks. Without it there is no link to them. */
  benchmarksHref?: string;
  /** The page around it says why the campaign cannot be shown. */
  inPage?: boolean;
};

const onSamePage = (stage: Stage) => `#${stage}`;

type Rows = { [S in Stage]: StageRow[S][] };

/**
 * The parts of the queries that the page reads. TanStack Query keeps equal values, so the chart gets the same
 * rows each time.
 */
const combine = (queries: UseQueryResult<StageRow[Stage][]>[]) => ({
  rows: ofEachStage((stage) => queries[stages.indexOf(stage)]?.data ?? []) as Rows,
  reads: queries.map(({ error, refetch, isFetching }) => ({ error, refetch, isFetching })),
  failed: stages.filter((_, index) => queries[index]?.isLoadingError),
  loading: queries.some(({ isPending }) => isPending),
  loadedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
});

/** The overview of a campaign: its total, its stages, the chart, and what is still missing. */
export function CampaignOverview({
  id,
  stageHref = onSamePage,
  benchmarksHref,
  inPage = false,
}: CampaignOverviewProps) {
  const connected = useConnection();
  const { api, queryClient } = connected;
  const { rows, reads, failed, loading, loadedAt } = useQueries(
    { queries: stages.map((stage) => rowsQuery(api, id, stage)), combine },
    queryClient,
  );
  const campaign = useQuery(campaignQuery(api, id), queryClient);
  const name = campaign.data?.name;
  const stageHrefs = ofEachStage(stageHref);
  useCampaignGone(reads.find(({ error }) => error)?.error);
  return (
    <OverviewPanel
      rows={rows}
      failed={failed}
      {...(reads.some(({ error }) => error && mayPass(error)) && {
        onRetry: (stage) => void reads[stages.indexOf(stage)]?.refetch(),
      })}
      loading={loading}
      // One banner is enough: that of a page around it retries the rows too, and comes last.
      {...errorProps(inPage && !campaign.isSuccess ? [] : reads, connected)}
      stageHrefs={stageHrefs}
      comparison={
        loading ||
        (name &&
          failed.length === 0 &&
          stages.some((stage) => stage !== 'storage' && rows[stage].length > 0) && (
            <LoadedPart minHeight={160}>
              <CampaignBenchmarks rows={rows} campaign={name} href={benchmarksHref} />
            </LoadedPart>
          ))
      }
      chart={
        <LoadedPart minHeight={432}>
          <EmissionsChart
            rows={rows}
            campaign={name}
            asOf={new Date(loadedAt).toISOString()}
            stageHrefs={stageHrefs}
            fileName={fileName(name ?? `campaign-${id}`, 'emissions')}
          />
        </LoadedPart>
      }
    />
  );
}
