import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { expectHeads } from '../../form/play.ts';
import { jobs, pictures, result } from '../fixtures.ts';
import { JobResult } from '../JobResult/JobResult.tsx';
import { JobsTable } from './JobsTable.tsx';

const meta = preview.meta({
  title: 'Components/Images/JobsTable',
  tags: ['stable'],
  component: JobsTable,
  args: {
    jobs,
    onCancel: fn(),
    onRetry: fn(),
    renderResult: ({ status }) => (
      <JobResult
        result={status === 'completed' ? result : undefined}
        previewSrc={pictures.avif}
        onFormatChange={fn()}
        onDownload={fn()}
      />
    ),
  },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expectHeads(canvas, ['Job ID', 'Type', 'Status', 'Created', 'Actions']);
  // The status is shown in the server's own words.
  for (const status of ['queued', 'running', 'failed', 'cancelled', 'completed']) {
    await expect(canvas.getByText(status)).toBeVisible();
  }
  await expect(canvas.getByRole('progressbar', { name: 'Progress of job 35' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await expect(canvas.getByText('The image took too long to process.')).toBeVisible();
});
Default.test(
  'The progress is drawn on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Actions')).not.toBeVisible());
    const { parentElement } = canvas.getByRole('progressbar', { name: 'Progress of job 35' });
    await expect(parentElement?.clientWidth).toBe(160);
  },
);

/** Files for an ad platform keep to its rules: the row names it. */
export const ForPlatform = meta.story({
  args: {
    jobs: jobs.map((job) => ({ ...job, preset: 'google-ads', progress: job.progress && 0.402298850574 })),
  },
});
ForPlatform.test('Names the platform, and speaks whole percents', async ({ canvas }) => {
  await expect(
    canvas.getByRole('row', { name: /^31 Lightweighting SSIM 0.980 Google Ads, uploaded display ads/ }),
  ).toBeVisible();
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%');
});

/** One job is open at a time; its button says Hide. */
Default.test('View and hide', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'View job 31' }));
  await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  const hide = canvas.getByRole('button', { name: 'Hide job 31' });
  await expect(hide).toHaveTextContent('Hide');
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'View job 35' }));
  await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
  await expect(canvas.getByText('Result not available yet for this job.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Hide job 35' }));
  await expect(canvas.queryByText('Result not available yet for this job.')).toBeNull();
});

/** On a phone, two rows need no line to sort by; the row of an open result is none of them. */
Default.test(
  'An open result brings no line to sort by',
  { args: { jobs: jobs.slice(-2) }, globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View job 31' }));
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Created' })).toBeNull();
  },
);

/** Only queued and running jobs can be cancelled; only failed and cancelled ones can be retried. */
Default.test('Cancel and retry', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel job 35' }));
  await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith(jobs[1]));
  await userEvent.click(canvas.getByRole('button', { name: 'Retry job 34' }));
  await waitFor(() => expect(args.onRetry).toHaveBeenCalledWith(jobs[2]));
  await expect(canvas.queryByRole('button', { name: 'Cancel job 31' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Retry job 31' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Retry job 36' })).toBeNull();
});

/** Cancel and Retry may be gone once they are pressed: the focus stays with the job. */
export const FocusKept = meta.story({
  render: function Changing(args) {
    const [status, setStatus] = useState('running');
    return (
      <JobsTable
        {...args}
        jobs={[{ id: 35, status, created_at: '2026-11-20T10:00:00.000Z' }]}
        onCancel={() => setStatus('cancelled')}
        onRetry={() => setStatus('queued')}
      />
    );
  },
});
FocusKept.test('After a cancellation and a retry by keyboard', async ({ canvas }) => {
  const view = canvas.getByRole('button', { name: 'View job 35' });
  for (const action of ['Cancel', 'Retry']) {
    canvas.getByRole('button', { name: `${action} job 35` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(view).toHaveFocus());
  }
});

export const Submitting = meta.story({ args: { busyId: 35 } });

export const Opened = meta.story({ args: { defaultOpenId: 31 } });

export const Empty = meta.story({
  args: { jobs: [], emptyAction: <Button variant="default">Optimize this image</Button> },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('No jobs for this image.')).toBeVisible();
});

export const Loading = meta.story({ args: { jobs: [], loading: true } });
export const Failed = meta.story({
  args: { jobs: [], error: 'Failed to load image', errorAction: <ErrorStep onRetry={fn()} /> },
});

/** The other name of the type, an unknown status, a long reason. */
export const LongText = meta.story({
  args: {
    jobs: [
      {
        id: 1_204_511,
        job_type: 'ms-lightweighting',
        status: 'waiting for another worker',
        created_at: '2026-11-20T10:00:00.000Z',
        error: 'The picture needs more memory than one job may take. '.repeat(4),
      },
    ],
  },
});
LongText.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(/^MS-lightweighting/)).toBeVisible();
  await expect(canvas.getByText('waiting for another worker')).toBeVisible();
});
