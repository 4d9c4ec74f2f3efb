import { creativeJobsQuery, creativeQuery } from '@leaf/api-client/query';
import {
  CreativeOptimizer,
  CreativeOverview,
  finishedIn,
  mayPass,
  useCreativeNotifications,
} from '@leaf/connect/hooks';
import { useLabels } from '@leaf/ui';
import {
  type BundleOptimizeFormProps,
  BundleScreen,
  bundlePreset,
  bundleScreenLabels,
} from '@leaf/ui/bundles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { creativePath, creativesPath } from '../app/images/creativePath.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { retryFailed } from '../app/retryFailed.ts';

type Preset = NonNullable<BundleOptimizeFormProps['preset']>;

const rowsHref = (campaignId: number) => paths.campaign(campaignId, 'delivery');

/** One HTML5 creative: what is in it, or the form and its jobs. */
export function Creative() {
  const words = useWords();
  const text = useLabels('bundleScreen', bundleScreenLabels);
  const id = Number(useParams().id);
  const valid = Number.isInteger(id);
  const creative = useQuery({ ...creativeQuery(api, id), enabled: valid });
  const jobs = useQuery({ ...creativeJobsQuery(api, id), enabled: valid, refetchInterval: false });
  useCreativeNotifications(id, creative.data !== undefined);
  // The platform chosen here; until one is, that of the newest result.
  const [chosen, setChosen] = useState<{ id: number; preset: Preset }>();
  const preset = chosen?.id === id ? chosen.preset : bundlePreset(finishedIn(jobs.data)?.preset);
  const onPresetChange = (next: Preset) => setChosen({ id, preset: next });
  const failed = errorProps([{ ...creative, refetch: retryFailed }], words.errors);
  const tab = useLocation().pathname.endsWith('/optimize') ? 'optimize' : 'overview';
  return (
    <>
      <title>
        {words.titles.image(
          id,
          creative.data?.filename ?? text.waiting,
          tab === 'overview' ? undefined : text[tab],
        )}
      </title>
      <BundleScreen
        creative={creative.data}
        loading={creative.isLoading}
        error={failed.error ?? (valid ? undefined : text.missing)}
        errorAction={failed.errorAction}
        tab={tab}
        overviewHref={creativePath(id)}
        optimizeHref={creativePath(id, 'optimize')}
        backHref={creativesPath}
        imagesHref={paths.images}
      >
        {valid &&
          (creative.data || !creative.isError || mayPass(creative.error)) &&
          (tab === 'optimize' ? (
            <CreativeOptimizer
              key={id}
              id={id}
              preset={preset}
              onPresetChange={onPresetChange}
              rowsHref={rowsHref}
            />
          ) : (
            <CreativeOverview
              key={id}
              id={id}
              preset={bundlePreset(preset)}
              onPresetChange={onPresetChange}
              optimizeHref={creativePath(id, 'optimize')}
            />
          ))}
      </BundleScreen>
      <Outlet />
    </>
  );
}
