import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { longName, pictures } from '../../fixtures.ts';
import { ImageThumbnail } from '../../ImageThumbnail/ImageThumbnail.tsx';
import { chosenEntries, setEntries } from '../fixtures.ts';
import { ImageSet } from './ImageSet.tsx';

const meta = preview.meta({
  title: 'Components/Images/ImageSet',
  tags: ['beta'],
  component: ImageSet,
  args: {
    entries: setEntries,
    imageHref: ({ id }) => `/creativeli/${id}`,
    sizesHref: ({ id }) => `/creativeli/${id}/sizes`,
    thumbnail: ({ id }) => <ImageThumbnail src={{ 5: pictures.upload, 8: pictures.banner }[id]} />,
    onChoose: fn(),
  },
});

export const Default = meta.story();
Default.test('Names the file of each image and adds up the set', async ({ args, canvas }) => {
  const row = within(canvas.getByRole('row', { name: /seeding\.jpg/ }));
  await expect(row.getByRole('link', { name: 'seeding.jpg' })).toHaveAttribute('href', '/creativeli/5');
  await expect(row.getByText('23.1')).toBeVisible();
  await expect(row.getByText('69%')).toBeVisible();
  await expect(row.getByText('0.983')).toBeVisible();
  await expect(
    within(canvas.getByRole('row', { name: /half-page/ })).getByText('fits 150.0 KB'),
  ).toBeVisible();
  await expect(within(canvas.getByRole('row', { name: /^Total/ })).getByText('149.7')).toBeVisible();
  await expect(canvas.getByRole('rowheader', { name: 'Total of 2 finished' })).toBeVisible();
  await expect(canvas.getByText('not started')).toBeVisible();
  // The size of an upload is known before its job.
  await expect(within(canvas.getByRole('row', { name: /medium-rectangle/ })).getByText('74.8')).toBeVisible();
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'File of seeding.jpg' }), 'WEBP, q 86');
  await expect(args.onChoose).toHaveBeenLastCalledWith(5, { format: 'webp', quality: 86 });
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'File of seeding.jpg' }), 'Original');
  await expect(args.onChoose).toHaveBeenLastCalledWith(5, { format: 'original', quality: null });
});

Default.test(
  'The total of a whole set needs no other name',
  { args: { entries: setEntries.slice(0, 2) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  },
);

/** Files chosen by hand: the original of one, and a point of another that the platform does not take. */
export const Chosen = meta.story({ args: { entries: chosenEntries } });
Chosen.test('Says what was chosen, and goes back to what is recommended', async ({ args, canvas }) => {
  const file = canvas.getByRole('combobox', { name: 'File of seeding.jpg' });
  await expect(file).toHaveDisplayValue('Original (chosen)');
  const row = within(canvas.getByRole('row', { name: /half-page/ }));
  await expect(row.getByRole('combobox')).toHaveDisplayValue('AVIF, q 40 (chosen)');
  await expect(row.getByText('0.951')).toBeVisible();
  await expect(row.getByText('format not accepted')).toBeVisible();
  await userEvent.selectOptions(file, 'AVIF, q 67 (recommended)');
  await expect(args.onChoose).toHaveBeenLastCalledWith(5, null);
});

/** A platform takes neither the size nor the format. */
export const NotTaken = meta.story({
  args: {
    entries: chosenEntries.map((entry) =>
      entry.image.id === 8 ? { ...entry, image: { ...entry.image, width: 301 } } : entry,
    ),
  },
});
NotTaken.test('Says why, and where the image gets another size', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /half-page/ }));
  await expect(row.getByText('format not accepted')).toBeVisible();
  await expect(row.getByRole('link', { name: 'width or height not accepted' })).toHaveAttribute(
    'href',
    '/creativeli/8/sizes',
  );
});

/** A file that has no transparency was chosen for a banner that is transparent. */
export const Flattened = meta.story({
  args: {
    entries: setEntries.map((entry) =>
      entry.image.id === 5
        ? {
            image: { ...entry.image, format: 'PNG', transparency: true },
            job: entry.job,
            chosen: { format: 'jpeg', quality: 75, size: 21_754, ssim: 0.9666 },
          }
        : { ...entry, job: null },
    ),
  },
});
Flattened.test('Says what the file has lost, also without a platform', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /seeding\.jpg/ }));
  await expect(row.getByText('transparency put on white')).toBeVisible();
});

/** Before the first result no size is known. */
export const NotStarted = meta.story({
  args: { entries: setEntries.map(({ image }) => ({ image, job: null })) },
});
NotStarted.test('Adds up nothing', async ({ canvas }) => {
  const total = within(canvas.getByRole('row', { name: /^Total/ }));
  await expect(total.getAllByText('–')).toHaveLength(3);
  await expect(total.queryByText('0.0')).toBeNull();
});

export const Empty = meta.story({ args: { entries: [] } });
export const Loading = meta.story({ args: { entries: [], loading: true } });
export const LongText = meta.story({
  args: { entries: setEntries.map((entry) => ({ ...entry, image: { ...entry.image, filename: longName } })) },
});

/** Two hundred images: only the visible rows are drawn. */
export const Large = meta.story({
  args: {
    entries: Array.from({ length: 200 }, (_, index) => {
      const entry = setEntries[index % setEntries.length] ?? {
        image: { id: 0, filename: null, created_at: '' },
        job: null,
      };
      return { ...entry, image: { ...entry.image, id: index + 100, filename: `creative-${index + 1}.png` } };
    }),
  },
});
/** A row of another height would make the rows below it jump while scrolling. */
Large.test('Has rows of one height, and room for names', async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'creative-4.png' });
  const rows = canvas.getAllByRole('row').slice(1, 5);
  await expect(new Set(rows.map(({ offsetHeight }) => offsetHeight))).toHaveProperty('size', 1);
  const name = canvas.getByRole('link', { name: 'creative-4.png' });
  await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
});
