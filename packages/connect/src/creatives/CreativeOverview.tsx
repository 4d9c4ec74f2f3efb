import { creativeJobResultQuery, creativeJobsQuery, creativeQuery } from '@leaf/api-client/query';
import {
  type BundleOptimizeFormProps,
  BundleOverview,
  type BundleOverviewProps,
  bundlePreset,
} from '@leaf/ui/bundles';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { Preview } from './Preview.tsx';
import { finishedIn } from './useCreativeJobs.ts';

export type CreativeOverviewProps = Pick<BundleOverviewProps, 'onPresetChange' | 'optimizeHref'> & {
  /** The id of the creative. */
  id: number;
  /** The platform that it is checked against; empty for the usual one. */
  preset: NonNullable<BundleOptimizeFormProps['preset']>;
};

/** What is in an HTML5 creative, and whether it is light enough. */
export function CreativeOverview({ id, preset, ...shown }: CreativeOverviewProps) {
  const connected = useConnection();
  const { api, queryClient } = connected;
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
      preset={bundlePreset(preset)}
      bundle={creative.data}
      failed={creative.isLoadingError}
      // One banner is enough: that of the page around it says why the creative is not here.
      {...errorProps(creative.isLoadingError ? [] : [jobs, job], connected)}
      outcome={job.data?.result ?? undefined}
      preview={<Preview id={id} jobId={finished} />}
    />
  );
}
