import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { askToDelete } from '../../form/play.ts';
import { images, longName, manyImages, photo, pictures } from '../fixtures.ts';
import { ImageThumbnail } from '../ImageThumbnail/ImageThumbnail.tsx';
import { ImageList } from './ImageList.tsx';

const meta = preview.meta({
  title: 'Components/Images/ImageList',
  tags: ['stable'],
  component: ImageList,
  args: { images, imageHref: ({ id }) => `/creativeli/${id}`, onDelete: fn() },
});

const thumbnail = ({ id }: { id: number }) => (
  <ImageThumbnail src={{ 5: pictures.upload, 4: pictures.banner }[id]} />
);

export const Default = meta.story({
  args: { thumbnail },
});
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('seeding.jpg')).toBeVisible();
  await expect(canvas.getByText('Image #3')).toBeVisible();
  await expect(canvas.getByText('20 Nov 2026, 09:30 UTC')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'View seeding.jpg' })).toHaveAttribute(
    'href',
    '/creativeli/5',
  );
});

/** Several can be opened together. */
export const Selectable = meta.story({
  args: { thumbnail, setHref: (ids) => `/creativeli/set?images=${ids.join(',')}` },
});
Selectable.test('Says how many there are', async ({ canvas, args }) => {
  await expect(canvas.getByText(`${args.images.length} entries`)).toBeVisible();
});
Selectable.test('Opens the selected images together', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Optimize together' })).toBeNull();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select seeding.jpg' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Image #3' }));
  await expect(canvas.getByText('2 selected')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Optimize together' })).toHaveAttribute(
    'href',
    '/creativeli/set?images=5,3',
  );
});
Selectable.test('A set has its limit', { args: { images: manyImages.slice(0, 201) } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
  await expect(canvas.getByText('A set has at most 200 images.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Optimize together' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
  await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).not.toBeChecked();
  await expect(canvas.queryByText(/selected$/)).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Clear selection' })).toBeNull();
});
Selectable.test('The selection is cleared with the keyboard', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox', { name: 'Select seeding.jpg' });
  await userEvent.click(box);
  canvas.getByRole('button', { name: 'Clear selection' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(box).not.toBeChecked();
});

/** Those that could not be deleted are selected again. */
Selectable.test(
  'Several are deleted',
  { args: { setHref: undefined, onDeleteMany: fn(async () => false) } },
  async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select seeding.jpg' }));
    await expect(canvas.queryByRole('link', { name: 'Optimize together' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 1 image' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Delete 1 image?' }));
    await expect(prompt.getByText('Its jobs and their results are deleted with it.')).toBeVisible();
    await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleteMany).toHaveBeenCalledWith([images[0]]));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
  },
);
Selectable.test(
  'More are deleted than a set has',
  { args: { images: manyImages.slice(0, 201), onDeleteMany: fn() } },
  async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 201 images' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Delete 201 images?' }));
    await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleteMany).toHaveBeenCalledWith(manyImages.slice(0, 201)));
  },
);

/** The font would draw `1200x675` as `1200×675`. */
Default.test(
  'A name shows its own letters',
  { args: { images: images.slice(0, 1).map((image) => ({ ...image, filename: 'banner-1200x675.jpg' })) } },
  async ({ canvas }) => {
    const name = canvas.getByText('banner-1200x675.jpg');
    const width = (ligatures: string) => {
      name.style.fontVariantLigatures = ligatures;
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect().width;
    };
    await document.fonts.ready;
    await expect(width('')).toBe(width('none'));
    await expect(width('')).not.toBe(width('contextual'));
  },
);

/** Asks before deleting, with the name of the image. */
export const DeletePrompt = meta.story({
  parameters: { everyLanguage: true },
  play: ({ canvas, userEvent: user }) => askToDelete(canvas, user, 'seeding.jpg'),
});
DeletePrompt.test('Deletes only when it is confirmed', async ({ args, canvas }) => {
  const first = within(screen.getByRole('dialog', { name: 'Delete "seeding.jpg"?' }));
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onDelete).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Image #3' }));
  const second = within(await screen.findByRole('dialog', { name: 'Delete "Image #3"?' }));
  await userEvent.click(second.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(images[2]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** What can be done with several stands above them. */
export const Selected = meta.story({
  args: { thumbnail, setHref: (ids) => `/creativeli/set?images=${ids.join(',')}`, onDeleteMany: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select seeding.jpg' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Image #3' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
});

/** Without an address, an image opens in place. */
export const InPlace = meta.story({
  args: { imageHref: undefined, onOpen: fn() },
});
InPlace.test('Opens an image by its name and by its button', async ({ args, canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'seeding.jpg' }));
  await expect(args.onOpen).toHaveBeenLastCalledWith(images[0]);
  await userEvent.click(canvas.getByRole('button', { name: 'View Image #3' }));
  await expect(args.onOpen).toHaveBeenLastCalledWith(images[2]);
});

/** Images can only be opened. */
export const ReadOnly = meta.story({
  args: { onDelete: undefined },
});
ReadOnly.test('Offers nothing that deletes', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'View seeding.jpg' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

export const Empty = meta.story({
  args: { images: [] },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('No images yet.')).toBeVisible();
});

export const Loading = meta.story({ args: { images: [], loading: true } });
Loading.test(
  'Pictures are waited for where they will be on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvasElement }) => {
    const cell = canvasElement.querySelector('tbody td[data-column=name]');
    const [picture] = cell?.querySelectorAll('.mantine-Skeleton-root') ?? [];
    await expect(picture?.getBoundingClientRect().left).toBe(cell?.getBoundingClientRect().left);
  },
);

export const Submitting = meta.story({
  args: { deletingId: 5 },
});
Submitting.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Delete seeding.jpg' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: 'Delete Image #3' })).toBeEnabled();
});

/** Ten thousand images: only the visible ones are rendered, but all are counted and searchable. */
export const Large = meta.story({
  args: { images: manyImages, thumbnail },
});
Large.test('Answers to what people do', async ({ canvas, canvasElement }) => {
  const table = canvas.getByRole('table', { name: 'Your Images' });
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  await userEvent.type(canvas.getByRole('searchbox'), 'creative-00042');
  await waitFor(() => expect(canvas.getByText('creative-00042.png')).toBeVisible());
  await waitFor(() => expect(canvas.queryByText('creative-10000.png')).toBeNull());
});

export const LongText = meta.story({
  args: { images: [{ ...photo, id: 6, filename: longName }, ...images] },
});
