import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace, offlineIn } from '../../../../../.storybook/screen.ts';
import { rightToLeftNames } from '../../campaigns/fixtures.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { UndoNotice } from '../../feedback/UndoNotice/UndoNotice.tsx';
import { nearlyFull } from '../../organization/fixtures.ts';
import type { ImageInfo } from '../../types.ts';
import { images, longName, manyImages, photo, pictures } from '../fixtures.ts';
import { ImageThumbnail } from '../ImageThumbnail/ImageThumbnail.tsx';
import { UploadQueue } from '../UploadQueue/UploadQueue.tsx';
import { ImageListScreen, type ImageListScreenProps } from './ImageListScreen.tsx';

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

const several = {
  onUploadMany: fn(),
  onDeleteMany: fn(),
  setHref: (ids: readonly number[]) => `/creativeli/set?images=${ids.join(',')}`,
};

/** Several images can be uploaded and selected at once. */
export const Several = meta.story({ args: several });

/** Deletes on the page what is deleted together, with one Undo for all. */
function Deletable(args: ImageListScreenProps) {
  const [deleted, setDeleted] = useState<readonly ImageInfo[]>([]);
  const gone = new Set(deleted.map(({ id }) => id));
  return (
    <ImageListScreen
      {...args}
      images={args.images.filter(({ id }) => !gone.has(id))}
      onDeleteMany={(chosen) => {
        args.onDeleteMany?.(chosen);
        setDeleted(chosen);
      }}
      notice={
        <UndoNotice
          message={deleted.length > 0 ? `${deleted.length} images deleted.` : ''}
          onUndo={() => setDeleted([])}
          onClose={fn()}
        />
      }
    />
  );
}

Several.test('Deleting by mouse', { render: Deletable }, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select seeding.jpg' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Image #3' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 images' }));
  const prompt = within(await screen.findByRole('dialog', { name: 'Delete 2 images?' }));
  await expect(prompt.getByText('Their jobs and their results are deleted with them.')).toBeVisible();
  await userEvent.click(prompt.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onDeleteMany).not.toHaveBeenCalled();
  await expect(canvas.getByText('2 selected')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 images' }));
  const again = within(await screen.findByRole('dialog', { name: 'Delete 2 images?' }));
  await userEvent.click(again.getByRole('button', { name: 'Delete' }));
  await expect(await canvas.findByText('2 images deleted.')).toBeVisible();
  await expect(args.onDeleteMany).toHaveBeenCalledWith([images[0], images[2]]);
  await expect(canvas.queryByText(/selected$/)).toBeNull();
  await expect(canvas.queryByText('seeding.jpg')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
  await expect(await canvas.findByText('seeding.jpg')).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Select seeding.jpg' })).not.toBeChecked();
});
Several.test('Deleting by keyboard', { render: Deletable }, async ({ canvas, userEvent }) => {
  for (const name of ['Select seeding.jpg', 'Select Image #3']) {
    canvas.getByRole('checkbox', { name }).focus();
    await userEvent.keyboard(' ');
  }
  canvas.getByRole('button', { name: 'Delete 2 images' }).focus();
  await userEvent.keyboard('{Enter}');
  const prompt = within(await screen.findByRole('dialog', { name: 'Delete 2 images?' }));
  await waitFor(() => expect(prompt.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.tab();
  await expect(prompt.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('2 images deleted.')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your Images' })).toHaveFocus());
  canvas.getByRole('button', { name: /^Undo/ }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('seeding.jpg')).toBeVisible();
});
Several.test(
  'On a phone the actions stay within the page',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas, canvasElement, userEvent }) => {
    for (const image of ['seeding.jpg', 'Image #3'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${image}` }));
    const { documentElement } = canvasElement.ownerDocument;
    await waitFor(() => expect(documentElement.clientWidth).toBeLessThanOrEqual(320));
    for (const action of [
      canvas.getByRole('link', { name: 'Optimize together' }),
      canvas.getByRole('button', { name: 'Delete 2 images' }),
      canvas.getByRole('button', { name: 'Clear selection' }),
    ])
      await expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
);

/** The selected images were deleted together, and one Undo brings them all back. */
export const SeveralDeleted = meta.story({
  args: {
    ...several,
    images: images.slice(1, 2),
    notice: <UndoNotice message="2 images deleted." onUndo={fn()} onClose={fn()} />,
  },
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

/** Everything is uploaded, and says so until it is closed. */
export const Uploaded = meta.story({
  render: function Closing(args) {
    const [open, setOpen] = useState(true);
    const queued = [{ id: 1, name: 'skyscraper.png', state: 'done' as const }];
    const queue = (
      <UploadQueue uploads={queued} onCancel={fn()} onRetry={fn()} onClose={() => setOpen(false)} />
    );
    return <ImageListScreen {...args} uploads={open && queue} />;
  },
});
/** Closing takes the button away: the keyboard goes on at the list, not at the top of the page. */
Uploaded.test('Is closed by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('region', { name: 'Uploads' })).toBeNull();
  await expect(canvas.getByRole('heading', { name: 'Your Images' })).toHaveFocus();
});
