import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace, offlineIn } from '../../../../../.storybook/screen.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import type { ImageJob } from '../../types.ts';
import {
  fortyMegapixels,
  images,
  jobs,
  largePicture,
  longName,
  photo,
  pictures,
  portrait,
  portraitPicture,
  result,
} from '../fixtures.ts';
import { ImageOverview } from '../ImageOverview/ImageOverview.tsx';
import { JobResult } from '../JobResult/JobResult.tsx';
import { OptimizeForm } from '../OptimizeForm/OptimizeForm.tsx';
import { SsimChart } from '../SsimChart/SsimChart.tsx';
import { ImageSizes } from '../sizes/ImageSizes/ImageSizes.tsx';
import { ImageDetailScreen } from './ImageDetailScreen.tsx';

const running: ImageJob = {
  id: 35,
  type: 'lightweighting',
  target: 0.98,
  status: 'running',
  progress: 0.96,
  error: null,
  created_at: '2026-11-20T10:05:00.000Z',
};

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
  title: 'Screens/ImageDetailScreen',
  tags: ['stable'],
  component: ImageDetailScreen,
  parameters: inPlace('images'),
  args: {
    image: photo,
    overviewHref: '/creativeli/5/overview',
    optimizeHref: '/creativeli/5/optimize',
    sizesHref: '/creativeli/5/sizes',
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
  await expect(canvas.getByRole('link', { name: 'Sizes' })).toHaveAttribute('href', '/creativeli/5/sizes');
});

export const Optimize = meta.story({
  args: { tab: 'optimize', children: <OptimizeForm onSubmit={fn()} megapixels={photo.megapixels} /> },
});
Optimize.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Optimize' })).toHaveAttribute('aria-current', 'page');
});

/** The page with the crops. */
export const Sizes = meta.story({
  args: {
    image: fortyMegapixels,
    tab: 'sizes',
    sizesHref: '/creativeli/7/sizes',
    children: (
      <ImageSizes
        image={fortyMegapixels}
        src={largePicture}
        onSubmit={fn()}
        setHref={() => '/creativeli/set'}
        onDownload={fn()}
      />
    ),
  },
});
Sizes.test('Says where it is', async ({ canvas }) => {
  await expect(canvas.getAllByText('Sizes', { selector: '[aria-current]' })).toHaveLength(2);
});

/** A host that makes no crops. */
export const WithoutSizes = meta.story({ args: { sizesHref: undefined } });
WithoutSizes.test('Has no page for them', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Optimize' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Sizes' })).toBeNull();
});

export const Untitled = meta.story({
  args: { image: images[2], children: <ImageOverview image={images[2]} jobs={[]} renderResult={openJob} /> },
});
Untitled.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Image #3' })).toBeVisible();
});

/** The page below draws its shapes while both load. */
export const Loading = meta.story({
  args: {
    image: undefined,
    loading: true,
    children: <ImageOverview jobs={[]} jobsLoading renderResult={() => null} />,
  },
});
Loading.test('Has the shapes of the page', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term')).toHaveLength(10);
});
Loading.test('Without a page it waits for one', { args: { children: undefined } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading…', { ignore: '[hidden] *' })).toBeVisible());
});

export const Failed = meta.story({
  args: {
    image: undefined,
    error: 'Failed to load image',
    errorAction: <ErrorStep onRetry={fn()} />,
    children: <ImageOverview failed jobs={[]} jobsError="Failed to load jobs" renderResult={() => null} />,
  },
});
/** The shape stays, with dashes, and one banner says why. */
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load image');
  await expect(canvas.getByRole('link', { name: 'Optimize' })).toBeVisible();
  await expect(canvas.getByText('Megapixels').nextElementSibling).toHaveTextContent('–');
  await expect(canvas.queryByText('No jobs for this image.')).toBeNull();
});

/** There is no such image: no pages lead anywhere. */
export const Missing = meta.story({
  args: { image: undefined, error: 'This image does not exist.', children: undefined },
});
Missing.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This image does not exist.');
  await expect(canvas.queryByRole('link', { name: 'Optimize' })).toBeNull();
});

export const LongText = meta.story({ args: { image: { ...photo, filename: longName } } });

export const Portrait = meta.story({
  args: {
    image: portrait,
    children: (
      <ImageOverview image={portrait} previewSrc={portraitPicture} jobs={[]} renderResult={openJob} />
    ),
  },
});

export const FortyMegapixels = meta.story({
  args: {
    image: fortyMegapixels,
    children: (
      <ImageOverview image={fortyMegapixels} previewSrc={largePicture} jobs={[]} renderResult={openJob} />
    ),
  },
});

/** A job finishes while it is open: its result takes the place of the wait, and the row stays open. */
export const JobFinishing = meta.story({
  render: function Finishing(args) {
    const [done, setDone] = useState(false);
    const job: ImageJob = { ...running, status: done ? 'completed' : 'running', progress: done ? 1 : 0.96 };
    return (
      <ImageDetailScreen {...args}>
        <p className="leaf-note">
          <button type="button" disabled={done} onClick={() => setDone(true)}>
            Let job 35 finish
          </button>
        </p>
        <ImageOverview
          image={photo}
          previewSrc={pictures.upload}
          jobs={[job]}
          renderResult={({ status }) =>
            status === 'completed' ? openJob() : <JobResult onFormatChange={fn()} onDownload={fn()} />
          }
          defaultOpenId={35}
          onCancel={fn()}
        />
      </ImageDetailScreen>
    );
  },
});
JobFinishing.test('Stays open and shows the result', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Result not available yet for this job.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Let job 35 finish' }));
  await expect(canvas.getByRole('button', { name: 'Hide job 35' })).toHaveAttribute('aria-expanded', 'true');
  await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
  await expect(canvas.queryByText('Result not available yet for this job.')).toBeNull();
});

export const Offline = meta.story({ parameters: offlineIn('images') });
