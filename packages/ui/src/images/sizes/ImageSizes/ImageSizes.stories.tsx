import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { fortyMegapixels, largePicture, photo, pictures } from '../../fixtures.ts';
import { ImageSizes } from './ImageSizes.tsx';

const meta = preview.meta({
  title: 'Components/Images/ImageSizes',
  tags: ['beta'],
  component: ImageSizes,
  args: {
    image: fortyMegapixels,
    src: largePicture,
    onSubmit: fn(),
    setHref: (ids) => `/creativeli/set?images=${ids.join(',')}`,
    onDownload: fn(),
  },
});

export const Default = meta.story();
Default.test('Shows each chosen size as it will be cropped', async ({ canvas }) => {
  const names = canvas.getAllByRole('figure').map((figure) => figure.textContent?.trim());
  await expect(names[0]).toMatch(/^728 × 90/);
  await expect(names.slice(1)).toEqual(['160 × 600', '300 × 250']);
  await userEvent.click(canvas.getByRole('checkbox', { name: '320 × 50' }));
  await expect(canvas.getByRole('img', { name: 'Crop to 320 × 50' })).toBeVisible();
});
Default.test('Moves the point by the arrow keys', async ({ args, canvas }) => {
  const point = canvas.getByRole('slider', { name: 'Point to keep' });
  await expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  const crop = canvas.getByRole('img', { name: 'Crop to 300 × 250' });
  const before = crop.style.left;
  point.focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  await expect(point).toHaveAttribute('aria-valuetext', '48% from the left, 40% from the top');
  await expect(crop.style.left).not.toBe(before);
  await userEvent.keyboard('{Shift>}{ArrowUp>6/}{/Shift}');
  await expect(point).toHaveAttribute('aria-valuetext', '48% from the left, 0% from the top');
  await userEvent.click(canvas.getByRole('checkbox', { name: '728 × 90' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: '160 × 600' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: '2x, for dense screens' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create 2 files' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    sizes: [
      { width: 300, height: 250, scale: 1 },
      { width: 300, height: 250, scale: 2 },
    ],
    focus: { x: 0.48, y: 0 },
  });
});
Default.test('Moves the point to where the picture is clicked or dragged', async ({ canvas }) => {
  const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'DSCF4017.jpg' });
  await picture.decode();
  const point = canvas.getByRole('slider');
  const { left, top, width, height } = picture.getBoundingClientRect();
  const at = (x: number, y: number) => ({ clientX: left + width * x, clientY: top + height * y });
  await fireEvent.click(picture, at(0.25, 0.75));
  await expect(point).toHaveAttribute('aria-valuetext', '25% from the left, 75% from the top');
});
Default.test('Takes another list, or all of its sizes', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
  await expect(canvas.getByRole('button', { name: 'Create 15 files' })).toBeEnabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Select none' }));
  await expect(canvas.getByText('Choose at least one size and one density.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Create 0 files' })).toBeDisabled();
});

/** Smaller than every size of the list. */
export const TooSmall = meta.story({
  args: { image: { ...photo, width: 90, height: 15 }, src: pictures.upload },
});
TooSmall.test('Has nothing to select', async ({ canvas }) => {
  await expect(
    canvas.getAllByText('Sizes that need more pixels than the image has are left out.'),
  ).toHaveLength(2);
  await expect(canvas.queryByText(/Choose at least/)).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Select all' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: 'Create 0 files' })).toBeDisabled();
});
TooSmall.test(
  'Fits a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas, canvasElement }) => {
    // As wide as beside the padding of a page.
    canvasElement.style.maxInlineSize = '272px';
    for (const { scrollWidth, clientWidth } of canvas.getAllByRole('region'))
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

/** Nothing is enlarged. */
export const SmallImage = meta.story({ args: { image: photo, src: pictures.upload } });
SmallImage.test('Offers what the image has the pixels for', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: '728 × 90' })).toBeDisabled();
  await expect(
    canvas.getByText('Sizes that need more pixels than the image has are left out.'),
  ).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: '300 × 250' })).toBeChecked();
  await userEvent.click(canvas.getByRole('checkbox', { name: '2x, for dense screens' }));
  await expect(canvas.getByRole('button', { name: 'Create 1 file' })).toBeEnabled();
});

SmallImage.test('Says that a density has too few pixels', async ({ canvas }) => {
  const leftOut = () => canvas.queryAllByText('Sizes that need more pixels than the image has are left out.');
  await expect(leftOut()).toHaveLength(1);
  await userEvent.click(canvas.getByRole('checkbox', { name: '2x, for dense screens' }));
  await expect(leftOut()).toHaveLength(2);
  await userEvent.click(canvas.getByRole('checkbox', { name: '1x' }));
  await expect(canvas.getByRole('button', { name: 'Create 0 files' })).toBeDisabled();
  await expect(leftOut()).toHaveLength(3);
  await userEvent.click(canvas.getByRole('checkbox', { name: '2x, for dense screens' }));
  await expect(canvas.getByText('Choose at least one size and one density.')).toBeVisible();
  await expect(leftOut()).toHaveLength(1);
});

export const Created = meta.story({ args: { created: [{ id: 12 }, { id: 13 }] } });
Created.test('Leads on to the new files', async ({ args, canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('2 files created.');
  await expect(canvas.getByRole('link', { name: 'Optimize' })).toHaveAttribute(
    'href',
    '/creativeli/set?images=12,13',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Download ZIP' }));
  await expect(args.onDownload).toHaveBeenCalled();
});

export const Submitting = meta.story({ args: { submitting: true } });
export const Downloading = meta.story({ args: { created: [{ id: 12 }], downloading: true } });
Downloading.test('Waits for the ZIP', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Preparing…' })).toBeDisabled();
});
export const Loading = meta.story({ args: { image: undefined, src: undefined, loading: true } });
export const Failed = meta.story({
  args: { error: 'Your organization can hold 500 images. Delete some first.' },
  parameters: { again: 'Create 3 files' },
});

/** The picture could not be loaded: sizes can still be made around its middle. */
export const Unavailable = meta.story({ args: { src: undefined, onRetry: fn() } });
Unavailable.test('Says so, and tries again', async ({ args, canvas }) => {
  await expect(canvas.getByText('Image preview unavailable')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalled();
});

export const Animated = meta.story({
  args: { image: { ...photo, animation: { frames: 8, seconds: 2, fps: 4, loops: 3 } } },
});
Animated.test('Says what to do instead', async ({ canvas }) => {
  await expect(canvas.getByText(/An animation cannot be cropped/)).toBeVisible();
});
