import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace, offlineIn } from '../../../../../.storybook/screen.ts';
import { rightToLeftNames } from '../../campaigns/fixtures.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { longName } from '../../images/fixtures.ts';
import { UploadQueue } from '../../images/UploadQueue/UploadQueue.tsx';
import { creative, creatives } from '../fixtures.ts';
import { BundleListScreen } from './BundleListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/BundleListScreen',
  tags: ['beta'],
  component: BundleListScreen,
  parameters: inPlace('images'),
  args: {
    creatives,
    creativeHref: ({ id }) => `/creativeli/html5/${id}`,
    onUpload: fn(),
    onDelete: fn(),
  },
});

export const Default = meta.story();
Default.test('Says where it is', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'HTML5 creatives' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/creativeli');
  await expect(canvas.getByText('HTML5 creatives', { selector: '[aria-current]' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Your HTML5 creatives' })).toBeVisible();
});

export const Empty = meta.story({ args: { creatives: [] } });
Empty.test('Says how to begin', async ({ canvas }) => {
  await expect(canvas.getByText('No HTML5 creatives yet.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeEnabled();
});

export const Loading = meta.story({ args: { creatives: [], loading: true } });

/** A list that could not be fetched does not claim to be empty; uploading still works. */
export const Failed = meta.story({
  args: { creatives: [], error: 'Failed to load creatives', errorAction: <ErrorStep onRetry={fn()} /> },
});
Failed.test('Says what went wrong', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load creatives');
  await expect(canvas.queryByText('No HTML5 creatives yet.')).toBeNull();
});

const queue = { onCancel: fn(), onRetry: fn(), onClose: fn() };

export const Submitting = meta.story({
  args: {
    uploads: (
      <UploadQueue
        {...queue}
        uploads={[
          { id: 1, name: 'skyscraper.zip', state: 'done' },
          { id: 2, name: 'billboard.zip', state: 'uploading', progress: 0.6 },
          { id: 3, name: 'half-page.zip', state: 'waiting' },
        ]}
      />
    ),
  },
});

/** What the server refuses, each in its own sentence. */
export const UploadRefused = meta.story({
  args: {
    uploads: (
      <UploadQueue
        {...queue}
        uploads={[
          {
            id: 1,
            name: 'assets.zip',
            state: 'failed',
            error: 'The ZIP contains no HTML document to start with.',
            final: true,
          },
          { id: 2, name: 'secret.zip', state: 'failed', error: 'The ZIP is encrypted.', final: true },
          { id: 3, name: 'seeding (1).zip', state: 'duplicate', sameAs: 'seeding-300x250.zip' },
        ]}
      />
    ),
  },
});
UploadRefused.test('Says why', async ({ canvas }) => {
  await expect(canvas.getByText('The ZIP contains no HTML document to start with.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
});

export const LongText = meta.story({
  args: { creatives: [{ ...creative, id: 6, filename: longName.replace('.png', '.zip') }, ...creatives] },
});

export const RightToLeftNames = meta.story({
  args: {
    creatives: creatives.map((one, index) => ({ ...one, filename: `${rightToLeftNames[index]}.zip` })),
  },
});

export const Offline = meta.story({ parameters: offlineIn('images') });

/** Everything is uploaded, and says so until it is closed. */
export const Uploaded = meta.story({
  render: function Closing(args) {
    const [open, setOpen] = useState(true);
    const queued = [{ id: 1, name: 'skyscraper.zip', state: 'done' as const }];
    return (
      <BundleListScreen
        {...args}
        uploads={open && <UploadQueue {...queue} uploads={queued} onClose={() => setOpen(false)} />}
      />
    );
  },
});
/** Closing takes the button away: the keyboard goes on at the list, not at the top of the page. */
Uploaded.test('Is closed by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('region', { name: 'Uploads' })).toBeNull();
  await expect(canvas.getByRole('heading', { name: 'Your HTML5 creatives' })).toHaveFocus();
});
