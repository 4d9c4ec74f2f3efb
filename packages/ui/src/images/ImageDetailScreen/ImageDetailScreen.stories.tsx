import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { images, jobs, longName, photo, pictures, result } from '../fixtures.ts';
import { ImageOverview } from '../ImageOverview/ImageOverview.tsx';
import { JobResult } from '../JobResult/JobResult.tsx';
import { OptimizeForm } from '../OptimizeForm/OptimizeForm.tsx';
import { SsimChart } from '../SsimChart/SsimChart.tsx';
import { ImageDetailScreen } from './ImageDetailScreen.tsx';

const openJob = () => (
  <JobResult
    result={result}
    previewSrc={pictures.avif}
    onFormatChange={fn()}
    onDownload={fn()}
    chart={<SsimChart result={result} format="avif" target={0.98} />}
  />
);

const overview = (
  <ImageOverview
    image={photo}
    previewSrc={pictures.upload}
    jobs={jobs}
    renderResult={openJob}
    defaultOpenId={31}
    onCancel={fn()}
    onRetry={fn()}
  />
);

const meta = preview.meta({
  title: 'Images/ImageDetailScreen',
  tags: ['stable'],
  component: ImageDetailScreen,
  args: {
    image: photo,
    overviewHref: '/creativeli/5/overview',
    optimizeHref: '/creativeli/5/optimize',
    children: overview,
  },
});

/** The overview with one job open. */
export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'seeding.jpg' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/creativeli');
  const overviewTab = canvas.getByRole('link', { name: 'Overview' });
  await expect(overviewTab).toHaveAttribute('href', '/creativeli/5/overview');
  await expect(overviewTab).toHaveAttribute('aria-current', 'page');
  const optimizeTab = canvas.getByRole('link', { name: 'Optimize' });
  await expect(optimizeTab).toHaveAttribute('href', '/creativeli/5/optimize');
  await expect(optimizeTab).not.toHaveAttribute('aria-current');
});

export const Optimize = meta.story({
  args: { tab: 'optimize', children: <OptimizeForm onSubmit={fn()} megapixels={photo.megapixels} /> },
});
Optimize.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Optimize' })).toHaveAttribute('aria-current', 'page');
});

export const Untitled = meta.story({
  args: { image: images[2], children: <ImageOverview image={images[2]} jobs={[]} renderResult={openJob} /> },
});
Untitled.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Image #3' })).toBeVisible();
});

export const Loading = meta.story({ args: { image: undefined, loading: true, children: undefined } });

export const Failed = meta.story({
  args: { image: undefined, error: 'Failed to load image', children: undefined },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load image');
});

export const LongText = meta.story({ args: { image: { ...photo, filename: longName } } });
