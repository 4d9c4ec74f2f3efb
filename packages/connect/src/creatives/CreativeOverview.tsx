import { creativeJobResultQuery, creativeJobsQuery, creativeQuery } from '@leaf/api-client/query';
import { BundleOverview, type BundleOverviewProps } from '@leaf/ui/bundles';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { Preview } from './Preview.tsx';
import { finishedIn } from './useCreativeJobs.ts';

export type CreativeOverviewProps = Pick<
  BundleOverviewProps,
  'preset' | 'onPresetChange' | 'optimizeHref'
> & {
  /** The id of the creative. */
  id: number;
};

/** What is in an HTML5 creative, and whether it is light enough. */
export function CreativeOverview({ id, ...shown }: CreativeOverviewProps) {
  const { api, queryClient } = useConnection();
  const creative = useQuery(creativeQuery(api, id), queryClient);
  const jobs = useQuery({ ...creativeJobsQuery(api, id), refetchInterval: false }, queryClient);
  const finished = finishedIn(jobs.data)?.id;
  const job = useQuery(
    { ...creativeJobResultQuery(api, id, finished ?? 0), enabled: finished !== undefined },
    queryClient,
  );
  return (
    <BundleOverview
      {...shown}
      bundle={creative.data}
      failed={creative.isLoadingError}
      outcome={job.data?.result ?? undefined}
      preview={<Preview id={id} jobId={finished} />}
    />
  );
}
