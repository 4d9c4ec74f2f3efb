import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { longName } from '../fixtures.ts';
import { UploadQueue } from './UploadQueue.tsx';
import type { QueuedUpload } from './uploadCounts.ts';

const uploads: QueuedUpload[] = [
  { id: 1, name: 'half-page.png', state: 'done' },
  { id: 2, name: 'leaderboard.png', state: 'uploading', progress: 0.6 },
  {
    id: 3,
    name: 'skyscraper.png',
    state: 'failed',
    error: 'Failed to upload image. The connection was lost.',
  },
  { id: 4, name: 'half-page (1).png', state: 'duplicate', sameAs: 'half-page.png' },
  { id: 5, name: 'medium-rectangle.png', state: 'waiting' },
];

const meta = preview.meta({
  title: 'Components/Images/UploadQueue',
  tags: ['beta'],
  component: UploadQueue,
  args: {
    uploads,
    onCancel: fn(),
    onRetry: fn(),
    onClose: fn(),
    onUnsaved: fn(),
  },
});

export const Default = meta.story();
Default.test('Says how far it is, and why files were not taken', async ({ args, canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    '1 of 5 uploaded, 1 failed, 1 duplicate left out',
  );
  await expect(canvas.getByText('Same content as half-page.png')).toBeVisible();
  await expect(canvas.getByText(/The connection was lost/)).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: 'Progress of leaderboard.png' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel the rest' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry the one that failed' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
});
Default.test('Reports that files are on their way, and asks before the tab is closed', async ({ args }) => {
  await expect(args.onUnsaved).toHaveBeenLastCalledWith(true);
  await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

const refused: QueuedUpload = {
  id: 1,
  name: 'skyscraper.tiff',
  state: 'failed',
  error: 'Unsupported image. Use PNG, JPG or WEBP.',
  final: true,
};

/** A file that is refused for what it is stays named, but is not offered again. */
export const Refused = meta.story({
  args: {
    uploads: [refused],
  },
});
Refused.test('Is not offered again', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('0 of 1 uploaded, 1 failed');
  await expect(canvas.getByText('Unsupported image. Use PNG, JPG or WEBP.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
});

/** Refused files among some that may succeed: only these are sent again. */
export const SomeRefused = meta.story({
  args: {
    uploads: [
      refused,
      {
        id: 2,
        name: 'half-page.png',
        state: 'failed',
        error: 'Your organization may have at most 500 images. Delete some to make room.',
      },
    ],
  },
});
SomeRefused.test('Says how many are sent again', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry 1 of the 2 that failed' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
SomeRefused.test(
  'Shows every word of its buttons on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'de-DE' } },
  async ({ canvas }) => {
    for (const button of await canvas.findAllByRole('button')) {
      const text = document.createRange();
      text.selectNodeContents(button);
      const room = button.querySelector('.mantine-Button-label')?.getBoundingClientRect();
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(room?.right ?? 0);
    }
  },
);

export const Finished = meta.story({
  args: {
    uploads: [
      { id: 1, name: 'a.png', state: 'done' },
      { id: 2, name: 'b.png', state: 'done' },
    ],
  },
});
Finished.test('Can be closed', async ({ args, canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 uploaded');
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Offline = meta.story({ args: { offline: true } });
Offline.test('Says what it waits for', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the connection…');
});

export const LongText = meta.story({
  args: {
    uploads: [{ id: 1, name: longName, state: 'failed', error: 'The connection was lost. '.repeat(6) }],
  },
});

/** Two hundred files, most of them refused: fifty are named. */
export const Large = meta.story({
  args: {
    uploads: Array.from({ length: 200 }, (_, id) => ({
      id,
      name: `creative-${id}.tiff`,
      state: 'failed' as const,
      error: 'Unsupported image.',
      final: true,
    })),
  },
});
Large.test('Says how many more there are', async ({ canvas }) => {
  await expect(canvas.getByText('and 150 more')).toBeVisible();
});

const failedOnce = [{ id: 1, name: 'a.png', state: 'failed' as const, error: 'The connection was lost.' }];

/** A button that is pressed may be gone then: the focus stays with the uploads. */
export const FocusKept = meta.story({
  args: { uploads: failedOnce },
  render: function Changing(args) {
    const [uploads, setUploads] = useState(args.uploads);
    const all = (state: QueuedUpload['state']) => () =>
      setUploads(uploads.map(({ id, name }) => ({ id, name, state })));
    return <UploadQueue {...args} uploads={uploads} onRetry={all('uploading')} onCancel={all('cancelled')} />;
  },
});
FocusKept.test('After a retry and a cancellation by keyboard', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Retry the one that failed' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('status')).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Cancel the rest' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('status')).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
});
