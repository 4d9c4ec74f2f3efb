import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { BundleResult } from '../BundleResult/BundleResult.tsx';
import { creative, creativeJobs, creativeResult } from '../fixtures.ts';
import { BundleJobs } from './BundleJobs.tsx';

const meta = preview.meta({
  title: 'Components/Creatives/BundleJobs',
  tags: ['beta'],
  component: BundleJobs,
  args: {
    jobs: creativeJobs,
    onCancel: fn(),
    onRetry: fn(),
    renderResult: ({ status, preset }) => (
      <BundleResult
        result={status === 'completed' ? creativeResult : undefined}
        bundle={creative}
        preset={preset}
        onDownload={fn()}
      />
    ),
  },
});

/** One runs, one failed, and the newest result is open. */
export const Default = meta.story();
Default.test('Says what each job was asked for, and how far it is', async ({ args, canvas }) => {
  await expect(canvas.getByText('Google Ads, SSIM 0.985')).toBeVisible();
  await expect(canvas.getByText('SSIM 0.980, 100 KB')).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: 'Progress of job 14' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await expect(canvas.getByText('The creative took too long to process.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Hide job 12' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel job 14' }));
  await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith(expect.objectContaining({ id: 14 })));
  await userEvent.click(canvas.getByRole('button', { name: 'Retry job 13' }));
  await waitFor(() => expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: 13 })));
});

export const Running = meta.story({ args: { jobs: creativeJobs.slice(0, 1) } });

/** It failed, says why, and can be tried again. */
export const FailedJob = meta.story({ args: { jobs: creativeJobs.slice(1, 2) } });

export const Empty = meta.story({ args: { jobs: [] } });
Empty.test('Says so', async ({ canvas }) => {
  await expect(canvas.getByText('No jobs for this creative.')).toBeVisible();
});

export const Loading = meta.story({ args: { jobs: [], loading: true } });
export const Failed = meta.story({
  args: { jobs: [], error: 'Failed to load creative', errorAction: <ErrorStep onRetry={fn()} /> },
});
export const Submitting = meta.story({ args: { busyId: 14 } });

/** A long reason. */
export const LongText = meta.story({
  args: {
    jobs: creativeJobs
      .slice(1, 2)
      .map((job) => ({ ...job, error: 'The creative needs more memory than one job may take. '.repeat(4) })),
  },
});
