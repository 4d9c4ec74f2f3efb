import type { NewCreativeJob } from '@leaf/api-client';
import { creativeQuery } from '@leaf/api-client/query';
import { PartBoundary, Section } from '@leaf/ui';
import { BundleJobs, BundleOptimizeForm, type BundleOptimizeFormProps } from '@leaf/ui/bundles';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { shownError } from '../errors/shownError.ts';
import { ConnectedBundleResult } from './ConnectedBundleResult.tsx';
import { finishedIn, useCreativeJobs } from './useCreativeJobs.ts';

export type CreativeOptimizerProps = Pick<BundleOptimizeFormProps, 'preset' | 'onPresetChange'> & {
  /** The id of the creative. */
  id: number;
  /** The address of a campaign's delivery rows in your app. Without it there is no link to them. */
  rowsHref?: (campaignId: number) => string;
  /** Jobs and results can be looked at and downloaded, and nothing changes. */
  readOnly?: boolean;
};

/** Makes an HTML5 creative lighter: the form, and the jobs with their results. `useCreative` keeps them up to date. */
export function CreativeOptimizer({
  id,
  preset,
  onPresetChange,
  rowsHref,
  readOnly = false,
}: CreativeOptimizerProps) {
  const { api, keys, queryClient, words } = useConnection();
  const creative = useQuery(creativeQuery(api, id), queryClient);
  const { jobs, onCancel, onRetry, ...table } = useCreativeJobs(id);
  const create = useAction({
    mutationFn: (order: NewCreativeJob) => api.createCreativeJob(id, order),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.creativeJobs(id) }),
  });
  // What is around it says why the creative is not here, and no job can be made of it.
  if (creative.isLoadingError) return null;
  return (
    <Stack gap="lg">
      {!readOnly && (
        <Section>
          <BundleOptimizeForm
            preset={preset}
            onPresetChange={onPresetChange}
            onSubmit={(order) => void create.run(order)}
            submitting={create.isPending}
            created={create.isSuccess}
            error={shownError(create.error, words.errors)}
            again={finishedIn(jobs) !== undefined}
          />
        </Section>
      )}
      <BundleJobs
        jobs={jobs}
        {...table}
        {...(!readOnly && { onCancel, onRetry })}
        renderResult={(job) => (
          <PartBoundary>
            <ConnectedBundleResult
              creative={creative.data}
              id={id}
              job={job}
              rowsHref={rowsHref}
              readOnly={readOnly}
            />
          </PartBoundary>
        )}
      />
    </Stack>
  );
}
