import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { largePicture, pictures, portraitPicture } from '../fixtures.ts';
import { ImagePreview } from './ImagePreview.tsx';

const meta = preview.meta({
  title: 'Components/Images/ImagePreview',
  tags: ['stable'],
  component: ImagePreview,
  args: { src: pictures.upload, alt: 'seeding.jpg' },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'seeding.jpg' })).toBeVisible();
  await expect(canvas.queryByText('Image preview unavailable')).toBeNull();
});

/** The background shows through; a small banner is not enlarged. */
export const Transparent = meta.story({ args: { src: pictures.banner, alt: 'medium-rectangle.png' } });

export const Portrait = meta.story({ args: { src: portraitPicture, alt: 'story-9x16.png' } });

/** 40 megapixels, drawn no larger than the frame. */
export const FortyMegapixels = meta.story({ args: { src: largePicture, alt: 'DSCF4017.jpg' } });

const shape = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`,
  )}`;

/** One pixel wide: scaled down in its proportions, it would be too thin to be seen. */
export const Thin = meta.story({ args: { src: shape(1, 5000), alt: 'line.png' } });
Thin.test('Stays in sight', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: 'line.png' });
  await waitFor(() => expect(picture.getBoundingClientRect().height).toBeGreaterThan(100));
  await expect(picture.getBoundingClientRect().width).toBeGreaterThanOrEqual(1);
});

export const Medium = meta.story({ args: { size: 'medium' } });

export const Loading = meta.story({
  args: { src: undefined, loading: true },
});
Loading.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByText('Image preview unavailable')).toBeNull();
});

export const Empty = meta.story({
  args: { src: undefined },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Image preview unavailable')).toBeVisible();
});

/** A file that cannot be loaded shows the placeholder. */
export const Failed = meta.story({
  args: { src: 'data:image/png;base64,broken', onRetry: fn() },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Image preview unavailable')).toBeVisible());
  await expect(canvas.queryByRole('img', { name: 'seeding.jpg' })).toBeNull();
});
