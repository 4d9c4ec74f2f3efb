import { expect, spyOn, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inPlace } from '../../../../../../.storybook/screen.ts';
import { pictures } from '../../fixtures.ts';
import { answerDifferenceCall } from '../serveDifferences.ts';
import { FileCompareScreen, type FileCompareScreenProps } from './FileCompareScreen.tsx';

/** Measures in the same thread, with the interface of a worker. */
const differences: FileCompareScreenProps['differences'] = async (left, right) => {
  const { map } = await answerDifferenceCall({ left, right });
  if (!map) throw new Error('not measured');
  return map;
};
const similarity: FileCompareScreenProps['similarity'] = async (left, right) => {
  const { scores } = await answerDifferenceCall({ left, right, wanted: 'scores' });
  if (!scores) throw new Error('not measured');
  return scores;
};

const meta = preview.meta({
  title: 'Screens/FileCompareScreen',
  tags: ['beta'],
  component: FileCompareScreen,
  parameters: inPlace('images'),
  args: { differences, similarity },
  argTypes: { differences: { control: false }, similarity: { control: false } },
});

const fileOf = async (src: string, name: string) => {
  const blob = await (await fetch(src)).blob();
  return new File([blob], name, { type: blob.type });
};
const choose = async (canvasElement: HTMLElement, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, files);
};

export const Default = meta.story();
Default.test('Says where it belongs', async ({ canvas }) => {
  const trail = within(canvas.getByRole('navigation', { name: 'You are here' }));
  await expect(trail.getByRole('link', { name: 'Images' })).toHaveAttribute('href', '/creativeli');
  await expect(trail.getByText('Compare two files')).toHaveAttribute('aria-current', 'page');
});
/** One of the two files is chosen. */
export const OneChosen = meta.story({
  parameters: { everyLanguage: true },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await fileOf(pictures.upload, 'before.jpg'));
    await expect(await canvas.findByText(/before\.jpg/)).toBeVisible();
  },
});

/** Two files are chosen and measured. */
export const Compared = meta.story({
  parameters: { everyLanguage: true },
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      await fileOf(pictures.upload, 'before.jpg'),
      await fileOf(pictures.avif, 'after.avif'),
    );
    await expect(
      await canvas.findByText(/0[.,]983/, { selector: 'dd *, dd' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

/** A file that cannot be compared with the first. */
export const Refused = meta.story({
  parameters: { everyLanguage: true },
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      await fileOf(pictures.upload, 'before.jpg'),
      await fileOf(pictures.banner, 'banner.png'),
    );
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

Default.test('Compares two files chosen at once', async ({ canvas, canvasElement }) => {
  await choose(
    canvasElement,
    await fileOf(pictures.upload, 'before.jpg'),
    await fileOf(pictures.avif, 'after.avif'),
  );
  const figures = within(await canvas.findByLabelText('Figures'));
  await expect(await figures.findByText('0.983')).toBeVisible();
  await expect(figures.getByText('74.8 KB')).toBeVisible();
  await expect(canvas.getByText(/^SSIM: 0.983, MS-SSIM: 0\.\d+$/)).toHaveRole('status');
  await expect(figures.getByText('23.1 KB')).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Show where they differ' }));
  await expect(await canvas.findByText(/The largest difference is/)).toBeVisible();
});
Default.test('Takes one file after the other, and replaces the second', async ({ canvas, canvasElement }) => {
  await choose(canvasElement, await fileOf(pictures.upload, 'before.jpg'));
  await expect(await canvas.findByText(/^before\.jpg is on the left\./)).toBeVisible();
  await choose(canvasElement, await fileOf(pictures.webp, 'one.webp'));
  await expect(await canvas.findByRole('combobox', { name: 'Right picture' })).toHaveDisplayValue(
    /one\.webp/,
  );
  await choose(canvasElement, await fileOf(pictures.jpeg, 'two.jpg'));
  await expect(await canvas.findByText('Size of two.jpg')).toBeVisible();
  await expect(canvas.queryByText('Size of one.webp')).toBeNull();
});
/** Chooses one file after the other, the second while the first is being read. @returns what ends the reading of each */
async function chooseFast(canvasElement: HTMLElement) {
  const decode = window.createImageBitmap;
  const waiting: (() => void)[] = [];
  const reading = spyOn(window, 'createImageBitmap').mockImplementation(async (file: ImageBitmapSource) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return decode(file);
  });
  await choose(canvasElement, await fileOf(pictures.upload, 'before.jpg'));
  await choose(canvasElement, await fileOf(pictures.webp, 'after.webp'));
  await expect(reading).toHaveBeenCalledTimes(2);
  reading.mockRestore();
  return waiting;
}

Default.test(
  'Keeps both files if the second comes while the first is being read',
  async ({ canvas, canvasElement }) => {
    const [endFirst, endSecond] = await chooseFast(canvasElement);
    endFirst?.();
    await expect(await canvas.findByText(/^before\.jpg is on the left\./)).toBeVisible();
    endSecond?.();
    await expect(await canvas.findByText('Size of before.jpg')).toBeVisible();
    await expect(canvas.getByText('Size of after.webp')).toBeVisible();
  },
);
Default.test('Keeps their order if the second is read first', async ({ canvas, canvasElement }) => {
  const [endFirst, endSecond] = await chooseFast(canvasElement);
  endSecond?.();
  await new Promise((resolve) => setTimeout(resolve, 200));
  endFirst?.();
  await expect(await canvas.findByRole('combobox', { name: 'Left picture' })).toHaveDisplayValue(
    /before\.jpg/,
  );
  await expect(canvas.getByRole('combobox', { name: 'Right picture' })).toHaveDisplayValue(/after\.webp/);
});
/** Draws a picture of 20 x 20 pixels, of which half is transparent if it is not filled. */
async function drawn(name: string, isFilled: boolean, type: string) {
  const canvas = new OffscreenCanvas(20, 20);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'white';
  context?.fillRect(0, 0, isFilled ? 20 : 10, 20);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** Two files are read and measured on the page itself, which waits meanwhile. */
const measured = [{}, { timeout: 10_000 }] as const;

Default.test('Says that only one of them is transparent', async ({ canvas, canvasElement }) => {
  const [banner, photo] = [
    await drawn('banner.png', false, 'image/png'),
    await drawn('photo.jpg', true, 'image/jpeg'),
  ];
  await choose(canvasElement, banner, photo);
  await expect(
    await canvas.findByText(
      'banner.png is transparent, photo.jpg is not; both are compared on white.',
      ...measured,
    ),
  ).toBeVisible();
  await choose(canvasElement, photo, banner);
  await expect(
    await canvas.findByText(
      'banner.png is transparent, photo.jpg is not; both are compared on white and on black.',
      ...measured,
    ),
  ).toBeVisible();
});

/** Two frames of one pixel. */
const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const gif = (frames: number) =>
  new Uint8Array([
    ...[0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    ...Array.from({ length: frames }, () => frame).flat(),
    0x3b,
  ]);

Default.test('Says that only the first frame is compared', async ({ canvas, canvasElement }) => {
  const [still, moving] = [1, 2].map(
    (frames) => new File([gif(frames)], `${frames}.gif`, { type: 'image/gif' }),
  );
  if (!still || !moving) throw new Error('no files');
  await choose(canvasElement, still, moving);
  await expect(await canvas.findByText('Only the first frame is compared.', ...measured)).toBeVisible();
  await choose(canvasElement, still, still);
  await expect(await canvas.findByText(/^SSIM: 1\.000, MS-SSIM: 1\.000$/, ...measured)).toHaveRole('status');
  await expect(canvas.queryByText('Only the first frame is compared.')).toBeNull();
});

Default.test('Says why files cannot be compared', async ({ canvas, canvasElement }) => {
  const before = await fileOf(pictures.upload, 'before.jpg');
  await choose(canvasElement, before, new File(['no picture'], 'notes.png', { type: 'image/png' }));
  await expect(await canvas.findByText(/^notes\.png could not be read/)).toBeVisible();
  await choose(canvasElement, before, new File(['\0\0\0\x18ftypheic'], 'photo.heic', { type: 'image/heic' }));
  await expect(await canvas.findByText(/^photo\.heic could not be read/)).toBeVisible();
  await choose(canvasElement, before, await fileOf(pictures.banner, 'banner.png'));
  await expect(await canvas.findByText(/only images of the same size can be compared/)).toBeVisible();
  await expect(canvas.queryByRole('figure')).toBeNull();
});
