import { Stack } from '@mantine/core';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace, offlineIn } from '../../../../../.storybook/screen.ts';
import { rightToLeftNames } from '../../campaigns/fixtures.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { longName } from '../../images/fixtures.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { BundleJobs } from '../BundleJobs/BundleJobs.tsx';
import { BundleOptimizeForm } from '../BundleOptimizeForm/BundleOptimizeForm.tsx';
import { BundleOverview } from '../BundleOverview/BundleOverview.tsx';
import { BundlePreview } from '../BundlePreview/BundlePreview.tsx';
import { BundleResult } from '../BundleResult/BundleResult.tsx';
import type { CreativeJob } from '../bundleTypes.ts';
import { creative, creativeJobs, creativeResult, lighterCreative, tightResult } from '../fixtures.ts';
import { BundleScreen } from './BundleScreen.tsx';

const bothVersions = (
  <BundlePreview original={{}} lighter={{}} size={creative.inventory.size} shown={false} onShow={fn()} />
);

const overview = (
  <BundleOverview
    bundle={creative}
    preset="google-ads"
    onPresetChange={fn()}
    optimizeHref="/creativeli/html5/3/optimize"
    preview={<BundlePreview original={{}} size={creative.inventory.size} shown={false} onShow={fn()} />}
  />
);

const optimize = (jobs: readonly CreativeJob[], result = creativeResult) => (
  <Stack gap="lg">
    <Section>
      <BundleOptimizeForm onSubmit={fn()} again={jobs.some(({ status }) => status === 'completed')} />
    </Section>
    <BundleJobs
      jobs={jobs}
      onCancel={fn()}
      onRetry={fn()}
      renderResult={({ preset }) => (
        <BundleResult
          result={result}
          bundle={creative}
          preset={preset}
          onDownload={fn()}
          preview={bothVersions}
        />
      )}
    />
  </Stack>
);

const meta = preview.meta({
  title: 'Screens/BundleScreen',
  tags: ['beta'],
  component: BundleScreen,
  parameters: { ...inPlace('images'), ownWords: ['PNG'] },
  args: {
    creative,
    overviewHref: '/creativeli/html5/3/overview',
    optimizeHref: '/creativeli/html5/3/optimize',
    onDownload: fn(),
    children: overview,
  },
});

export const Default = meta.story();
Default.test('Says what it is and where', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'seeding-300x250.zip' })).toBeVisible();
  await expect(canvas.getByText('Ad size 300 × 250 · 314.7 KB · 9 files · 6 pictures')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/creativeli/html5');
  await expect(canvas.getByRole('link', { name: 'Optimize' })).toHaveAttribute(
    'href',
    '/creativeli/html5/3/optimize',
  );
  await expect(canvas.getByText('Too heavy for Google Ads')).toBeVisible();
});

Default.test('Saves the ZIP as it was uploaded', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download original' }));
  await expect(args.onDownload).toHaveBeenCalledOnce();
});

/** The ZIP is on its way. */
export const Downloading = meta.story({ args: { downloading: true } });
Downloading.test('Cannot be asked for twice', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Preparing…' })).toBeDisabled();
});

/** The page with the form, before the first job. */
export const Optimize = meta.story({ args: { tab: 'optimize', children: optimize([]) } });
Optimize.test('Names the page in the trail', async ({ canvas }) => {
  await expect(canvas.getAllByText('Optimize', { selector: '[aria-current]' })).toHaveLength(2);
});

/** A job runs, another failed. */
export const JobFailed = meta.story({
  args: { tab: 'optimize', children: optimize(creativeJobs.slice(0, 2)) },
});

/** The result of a job for Google Ads, whose limit is kept. */
export const Result = meta.story({
  args: { tab: 'optimize', children: optimize(creativeJobs.slice(2)) },
});
Result.test('Has one way to take it, and one to the upload', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Download original' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Download ZIP' })).toBeVisible();
});
Result.test(
  'Its columns can be sorted on a phone by buttons beside each other',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const file = canvas.getByRole('button', { name: 'File' });
    const before = canvas.getByRole('button', { name: 'Before' });
    await expect(before.getBoundingClientRect().top).toBe(file.getBoundingClientRect().top);
    await expect(before.getBoundingClientRect().left - file.getBoundingClientRect().right).toBeLessThan(16);
  },
);

/** The limit could not be kept. */
export const LimitBroken = meta.story({
  args: { tab: 'optimize', children: optimize(creativeJobs.slice(2), tightResult) },
});

/** The overview once there is a lighter version. */
export const Lighter = meta.story({
  args: {
    children: (
      <BundleOverview
        bundle={creative}
        outcome={lighterCreative}
        preset="google-ads"
        onPresetChange={fn()}
        preview={bothVersions}
      />
    ),
  },
});

/** How tall the header will be is unknown until the creative is here: what is below it is shown then. */
export const Loading = meta.story({
  args: {
    creative: undefined,
    loading: true,
    children: <BundleOverview preset="iab-portfolio" onPresetChange={fn()} />,
  },
});
Loading.test('Has the pages to go to', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Optimize' })).toBeVisible();
  await waitFor(() => expect(canvas.getByText('Loading…', { ignore: '[hidden] *' })).toBeVisible());
  await expect(canvas.queryByRole('table')).toBeNull();
  // It is there, so that it reads what it shows.
  await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible();
});
Loading.test('Without a page it waits for one', { args: { children: undefined } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading…', { ignore: '[hidden] *' })).toBeVisible());
});

export const Failed = meta.story({
  args: {
    creative: undefined,
    error: 'Failed to load creative',
    errorAction: <ErrorStep onRetry={fn()} />,
    children: <BundleOverview failed preset="iab-portfolio" onPresetChange={fn()} />,
  },
});

/** There is no such creative: no pages lead anywhere. */
export const Missing = meta.story({
  args: { creative: undefined, error: 'This creative does not exist.', children: undefined },
});
Missing.test('Says so', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This creative does not exist.');
  await expect(canvas.queryByRole('link', { name: 'Optimize' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Download original' })).toBeNull();
});

export const LongText = meta.story({
  args: { creative: { ...creative, filename: longName.replace('.png', '.zip') } },
});

export const RightToLeftNames = meta.story({
  args: { creative: { ...creative, filename: `${rightToLeftNames[0]}.zip` } },
});

export const Offline = meta.story({ parameters: offlineIn('images') });
