import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace, offlineIn } from '../../../../../.storybook/screen.ts';
import { rightToLeftNames } from '../../campaigns/fixtures.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { nearlyFull } from '../../organization/fixtures.ts';
import { images, longName, manyImages, photo, pictures } from '../fixtures.ts';
import { ImageThumbnail } from '../ImageThumbnail/ImageThumbnail.tsx';
import { UploadQueue } from '../UploadQueue/UploadQueue.tsx';
import { ImageListScreen } from './ImageListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/ImageListScreen',
  tags: ['stable'],
  component: ImageListScreen,
  parameters: inPlace('images'),
  args: {
    images,
    imageHref: ({ id }) => `/creativeli/${id}`,
    thumbnail: ({ id }) => <ImageThumbnail src={{ 5: pictures.upload, 4: pictures.banner }[id]} />,
    onUpload: fn(),
    onDelete: fn(),
  },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/app');
  await expect(canvas.getByRole('heading', { name: 'Your Images' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeVisible();
});

export const Empty = meta.story({
  args: { images: [], onExample: fn() },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('No images yet.')).toBeVisible();
});
Empty.test('Offers an example', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add an example image' }));
  await expect(args.onExample).toHaveBeenCalledOnce();
});

export const Loading = meta.story({ args: { images: [], loading: true } });

/** A list that could not be fetched does not claim to be empty; uploading still works. */
export const Failed = meta.story({
  args: { images: [], error: 'Failed to load images', errorAction: <ErrorStep onRetry={fn()} /> },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load images');
  await expect(canvas.queryByText('No images yet.')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeEnabled();
});

export const Submitting = meta.story({
  args: { uploading: true },
});
Submitting.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Uploading…' })).toBeDisabled();
});

export const UploadFailed = meta.story({
  args: { uploadError: 'Upload failed' },
});
UploadFailed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Upload failed');
  await expect(canvas.getByText('seeding.jpg')).toBeVisible();
});

/** Several images can be uploaded and selected at once. */
export const Several = meta.story({
  args: { onUploadMany: fn(), setHref: (ids) => `/creativeli/set?images=${ids.join(',')}` },
});

/** With its quiet ways to the other pages of the tool. */
export const Linked = meta.story({
  args: { compareHref: '/creativeli?compare', creativesHref: '/creativeli/html5' },
});
Linked.test('Leads to the page for HTML5 creatives', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'HTML5 creatives (ZIP)' })).toHaveAttribute(
    'href',
    '/creativeli/html5',
  );
});

export const Large = meta.story({ args: { images: manyImages } });
export const LongText = meta.story({
  args: { images: [{ ...photo, id: 6, filename: longName }, ...images] },
});

/** The limit of the plan is reached: the upload was refused, and the list shows what could go. */
export const PlanFull = meta.story({
  args: {
    usage: nearlyFull,
    uploadError: 'Your organization may have at most 5,000 images. Delete some to make room.',
  },
});

export const RightToLeftNames = meta.story({
  args: { images: images.map((image, index) => ({ ...image, filename: `${rightToLeftNames[index]}.png` })) },
});

export const Offline = meta.story({ parameters: offlineIn('images') });

/** Closing the uploads takes their button away: the keyboard goes on at the list, not at the top of the page. */
export const UploadsClosed = meta.story({
  render: function Closing(args) {
    const [open, setOpen] = useState(true);
    const queued = [{ id: 1, name: 'skyscraper.png', state: 'done' as const }];
    const queue = (
      <UploadQueue uploads={queued} onCancel={fn()} onRetry={fn()} onClose={() => setOpen(false)} />
    );
    return <ImageListScreen {...args} uploads={open && queue} />;
  },
});
UploadsClosed.test('By keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('region', { name: 'Uploads' })).toBeNull();
  await expect(canvas.getByRole('heading', { name: 'Your Images' })).toHaveFocus();
});
