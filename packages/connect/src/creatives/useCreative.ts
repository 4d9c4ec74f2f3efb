import { creativeJobsQuery, creativeQuery } from '@leaf/api-client/query';
import { useLabels } from '@leaf/ui';
import { type BundleOptimizeFormProps, bundlePreset, bundleScreenLabels } from '@leaf/ui/bundles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../actions/saveFile.ts';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps, mayPass } from '../errors/errorProps.tsx';
import { finishedIn, useCreativeNotifications } from './useCreativeJobs.ts';

type Preset = NonNullable<BundleOptimizeFormProps['preset']>;

/**
 * An HTML5 creative, kept up to date with its jobs: `screen` has props of `BundleScreen`, `platform` those that its pages
 * share. `there` is false for one that does not exist or may not be seen: it has no pages.
 * @param retry Default: loads the creative anew. A page can load everything that failed on it.
 */
export function useCreative(id: number, retry?: () => unknown) {
  const { missing } = useLabels('bundleScreen', bundleScreenLabels);
  const connected = useConnection();
  const { api, queryClient } = connected;
  const valid = Number.isInteger(id);
  const creative = useQuery({ ...creativeQuery(api, id), enabled: valid }, queryClient);
  const jobs = useQuery(
    { ...creativeJobsQuery(api, id), enabled: valid, refetchInterval: false },
    queryClient,
  );
  useCreativeNotifications(id, creative.data !== undefined);
  const download = useAction({
    mutationFn: async ({ of, name }: { of: number; name: string }) =>
      saveFile(await api.getCreativeBlob(of), name),
  });
  // The platform chosen here; until one is, that of the newest result.
  const [chosen, setChosen] = useState<{ id: number; preset: Preset }>();
  const preset = chosen?.id === id ? chosen.preset : bundlePreset(finishedIn(jobs.data)?.preset);
  const read = { ...creative, refetch: retry ?? creative.refetch };
  const name = creative.data?.filename;
  const failed = errorProps([download, read], connected);
  return {
    screen: {
      creative: creative.data,
      loading: creative.isLoading,
      error: failed.error ?? (valid ? undefined : missing),
      errorAction: failed.errorAction,
      onDownload: () => name !== undefined && void download.run({ of: id, name }),
      downloading: download.isPending,
    },
    platform: { preset, onPresetChange: (next: Preset) => setChosen({ id, preset: next }) },
    there: valid && (creative.data !== undefined || !creative.isError || mayPass(creative.error)),
  };
}
