import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { choose } from '../../form/play.ts';
import { longName } from '../../images/fixtures.ts';
import { creative, lighterCreative, manyFiles, openCreative } from '../fixtures.ts';
import { BundleOverview } from './BundleOverview.tsx';

const { inventory } = creative;

const meta = preview.meta({
  title: 'Components/Creatives/BundleOverview',
  tags: ['beta'],
  component: BundleOverview,
  parameters: { ownWords: ['PNG'] },
  args: {
    bundle: creative,
    preset: 'google-ads' as const,
    onPresetChange: fn(),
    optimizeHref: '/creativeli/html5/3/optimize',
  },
});

export const Default = meta.story();
Default.test('Answers whether it is light enough', async ({ canvas }) => {
  await expect(canvas.getByText('Too heavy for Google Ads')).toBeVisible();
  await expect(canvas.getAllByText('The ZIP has 314.7 KB, at most 150.0 KB are allowed.')[0]).toBeVisible();
  await expect(canvas.getByText('6 requests')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Make it lighter' })).toHaveAttribute(
    'href',
    '/creativeli/html5/3/optimize',
  );
});
Default.test('Names what is missing, unused or asked for elsewhere', async ({ canvas }) => {
  await expect(canvas.getByText('img/dot.png, named in style.css')).toBeVisible();
  await expect(
    canvas.getByText('https://fonts.googleapis.com/css2?family=Inter, named in index.html'),
  ).toBeVisible();
  await expect(
    canvas.getByText('https://example.com/, seen in a script of index.html, which may or may not call it'),
  ).toBeVisible();
  await expect(canvas.getByText('Unused files').nextElementSibling).toHaveTextContent('img/old.jpg');
  await expect(canvas.getByText('Click tag').nextElementSibling).toHaveTextContent('clickTag');
  await expect(canvas.getByText('Backup image').nextElementSibling).toHaveTextContent('backup.jpg');
});

/** Another platform asks for something else. */
export const OtherPlatform = meta.story({
  render: function Choosing(args) {
    const [preset, setPreset] = useState(args.preset);
    return <BundleOverview {...args} preset={preset} onPresetChange={setPreset} />;
  },
  play: async ({ canvas }) => {
    await choose(canvas, userEvent.setup(), 'Platform', 'IAB New Ad Portfolio');
    // Announced, but not with every figure below it.
    const verdict = canvas.getByText('Too heavy for IAB New Ad Portfolio');
    await expect(verdict.closest('[role=status]')).toHaveTextContent(/^Too heavy for IAB New Ad Portfolio$/);
    await expect(
      canvas.getAllByText('The initial load has 231.0 KB, at most 150.0 KB are allowed.')[0],
    ).toBeVisible();
  },
});

/** A job has made it lighter: both versions are checked against the platform. */
export const Lighter = meta.story({ args: { outcome: lighterCreative } });
Lighter.test('Says so', async ({ canvas }) => {
  await expect(canvas.getByText('Light enough for Google Ads')).toBeVisible();
  await expect(canvas.getByText('The ZIP has 104.5 KB, at most 150.0 KB are allowed.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Make it lighter' })).toBeNull();
});

/** Without an ad size, the limit of the unit is not known. */
export const Unsized = meta.story({
  args: {
    preset: 'iab-portfolio',
    bundle: {
      bytes: creative.bytes,
      inventory: { ...inventory, size: null, click: null, backup: null, entry_sure: false },
    },
  },
});
Unsized.test('Says what it depends on', async ({ canvas }) => {
  await expect(canvas.getByText('Not known for IAB New Ad Portfolio')).toBeVisible();
  await expect(canvas.getByText('Click tag').nextElementSibling).toHaveTextContent('None found');
});

const rivals = [
  { path: 'b.html', type: 'html', bytes: 410, transfer: 260, load: 'unused', found: null },
  { path: 'img/b.jpg', type: 'jpeg', bytes: 9400, transfer: 9400, load: 'unused', found: null },
] as const;

/** It could start with another document. */
export const TwoStarts = meta.story({
  args: {
    bundle: {
      ...creative,
      inventory: { ...inventory, entry_sure: false, files: [...inventory.files, ...rivals] },
    },
  },
});
TwoStarts.test('Names the other, and calls neither it nor its files unused', async ({ canvas }) => {
  await expect(canvas.getByText('Other possible starts').nextElementSibling).toHaveTextContent(/^b\.html$/);
  await expect(canvas.getByText('Unused files').nextElementSibling).toHaveTextContent(/^img\/old\.jpg/);
  for (const name of [/^b\.html/, /^img\/b\.jpg/])
    await expect(canvas.getByRole('row', { name })).toHaveTextContent('By another start');
});

/** A script may load pictures that nothing names: the limit may be broken. */
export const Open = meta.story({ args: { preset: 'iab-portfolio', outcome: openCreative } });
Open.test('Does not call it light enough', async ({ canvas }) => {
  await expect(canvas.getByText('Not known for IAB New Ad Portfolio')).toBeVisible();
  await expect(canvas.queryByText(/^Light enough/)).toBeNull();
  await expect(
    canvas.getAllByText(
      'The initial load has up to 225.2 KB if a script loads the unused pictures, at most 150.0 KB are allowed.',
    )[0],
  ).toBeVisible();
  await expect(
    canvas.getByText('at least; up to 225.2 KB if a script loads the unused pictures'),
  ).toBeVisible();
  await expect(canvas.getAllByText('Not known')).toHaveLength(1);
});

export const Loading = meta.story({ args: { bundle: undefined } });
/** The page around it says why it is not here, and offers another try. */
export const NotLoaded = meta.story({ args: { bundle: undefined, failed: true } });

const retry = fn();

/** Its jobs could not be loaded: whether there is a lighter version is not known. */
export const Failed = meta.story({
  args: { error: 'Failed to load jobs', errorAction: <ErrorStep onRetry={retry} /> },
});
Failed.test('Says so, offers another try, and still answers for the upload', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load jobs');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
  await expect(canvas.getByText('Too heavy for Google Ads')).toBeVisible();
});

/** As many files as a ZIP may have, and many that are unused. */
export const Large = meta.story({
  args: {
    bundle: {
      bytes: 2_610_000,
      inventory: {
        ...inventory,
        files: manyFiles,
        unused: manyFiles.flatMap(({ path, load }) => (load === 'unused' ? path : [])),
      },
    },
  },
});
Large.test('Names a few and counts the others', async ({ canvas }) => {
  await expect(canvas.getByText('and 60 more')).toBeVisible();
});

export const LongText = meta.story({
  args: {
    bundle: {
      ...creative,
      inventory: {
        ...inventory,
        missing: [{ address: `img/${longName}`, from: 'style.css' }],
        external: [{ address: `https://cdn.example/${longName}`, from: 'index.html', found: 'html' }],
      },
    },
  },
});
