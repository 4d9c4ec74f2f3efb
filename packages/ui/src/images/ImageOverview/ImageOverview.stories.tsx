import { Button } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { jobs, longName, photo, pictures, result } from '../fixtures.ts';
import { JobResult } from '../JobResult/JobResult.tsx';
import { SsimChart } from '../SsimChart/SsimChart.tsx';
import { ImageOverview } from './ImageOverview.tsx';

const meta = preview.meta({
  title: 'Components/Images/ImageOverview',
  tags: ['stable'],
  component: ImageOverview,
  args: {
    image: photo,
    previewSrc: pictures.upload,
    jobs,
    onCancel: fn(),
    onRetry: fn(),
    renderResult: () => (
      <JobResult
        result={result}
        previewSrc={pictures.avif}
        onFormatChange={fn()}
        onDownload={fn()}
        chart={<SsimChart result={result} format="avif" target={0.98} />}
      />
    ),
  },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'seeding.jpg' })).toBeVisible();
  await expect(canvas.getByText('Megapixels')).toBeVisible();
  await expect(canvas.getByRole('table', { name: 'Jobs' })).toBeVisible();
});

export const Opened = meta.story({ args: { defaultOpenId: 31 } });

export const Empty = meta.story({
  args: { jobs: [], emptyAction: <Button variant="default">Optimize this image</Button> },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('No jobs for this image.')).toBeVisible();
});

export const Loading = meta.story({
  args: { image: undefined, previewSrc: undefined, previewLoading: true, jobs: [], jobsLoading: true },
});

export const Failed = meta.story({
  args: {
    previewSrc: undefined,
    onPreviewRetry: fn(),
    jobs: [],
    jobsError: 'Failed to load image',
    jobsErrorAction: <ErrorStep onRetry={fn()} />,
  },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Image preview unavailable')).toBeVisible();
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load image');
});

export const LongText = meta.story({ args: { image: { ...photo, filename: longName } } });
