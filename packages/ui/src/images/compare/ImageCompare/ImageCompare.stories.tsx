import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { pictures, result } from '../../fixtures.ts';
import { comparedFiles } from '../comparedFiles.ts';
import { answerDifferenceCall } from '../serveDifferences.ts';
import { ImageCompare } from './ImageCompare.tsx';
import { imageCompareLabels } from './imageCompareLabels.ts';

const files = comparedFiles(result, 74_848, { ...imageCompareLabels, original: 'seeding.jpg' });
const sources: Record<string, string> = {
  original: pictures.upload,
  'jpeg-87': pictures.jpeg,
  'webp-86': pictures.webp,
  'avif-67': pictures.avif,
};
const size = { width: 600, height: 400 };
const blobOf = async (id: string) => (await fetch(sources[id] ?? '')).blob();

/** Measures in the same thread, with the interface of a worker. */
const measureOf = (left: string, right: string) => async () => {
  const [a, b] = await Promise.all([blobOf(left), blobOf(right)]);
  const { map } = await answerDifferenceCall({ left: a, right: b });
  if (!map) throw new Error('not measured');
  return map;
};
const measured = measureOf('original', 'avif-67');
const never = () => new Promise<never>(() => {});
const refused = () => Promise.reject(new Error('not measured'));

const meta = preview.meta({
  title: 'Components/Images/ImageCompare',
  tags: ['beta'],
  component: ImageCompare,
  args: {
    files,
    left: { id: 'original', src: pictures.upload },
    right: { id: 'avif-67', src: pictures.avif },
    size,
    onLeftChange: fn(),
    onRightChange: fn(),
    measure: measured,
  },
});

/** As a host connects it: the choice of each side determines its picture. */
export const Default = meta.story({
  render: function Connected(args) {
    const [left, setLeft] = useState('original');
    const [right, setRight] = useState('avif-67');
    return (
      <ImageCompare
        {...args}
        left={{ id: left, src: sources[left], failed: !sources[left] }}
        right={{ id: right, src: sources[right], failed: !sources[right] }}
        onLeftChange={(id) => {
          args.onLeftChange(id);
          setLeft(id);
        }}
        onRightChange={(id) => {
          args.onRightChange(id);
          setRight(id);
        }}
      />
    );
  },
});
Default.test(
  'Each field stands on the side of its picture from right to left, too',
  { globals: { direction: 'rtl', viewport: { value: 'desktop', isRotated: false } } },
  async ({ canvas }) => {
    const [left, right] = ['Left picture', 'Right picture'].map((name) =>
      canvas.getByRole('combobox', { name }),
    );
    await expect(left?.getBoundingClientRect().right).toBeLessThan(right?.getBoundingClientRect().left ?? 0);
    await expect(left && getComputedStyle(left).direction).toBe('rtl');
  },
);

Default.test('Says what it shows', async ({ args, canvas }) => {
  const figure = canvas.getByRole('figure', { name: 'Compare' });
  await expect(figure).toHaveAccessibleDescription(
    'Left: seeding.jpg, 74.8 KB. Right: AVIF, q 67, 23.1 KB, SSIM 0.983. The right one is 69% smaller.',
  );
  await userEvent.selectOptions(canvas.getByLabelText('Right picture'), 'jpeg-87');
  await expect(args.onRightChange).toHaveBeenCalledWith('jpeg-87');
  await expect(figure).toHaveAccessibleDescription(/Right: JPEG, q 87, 33.7 KB, SSIM 0.980/);
  await userEvent.selectOptions(canvas.getByLabelText('Right picture'), 'avif-67');
});

/** In a result on a phone, long words take a second line: none is cut off. */
export const Cramped = meta.story({
  globals: { locale: 'de-DE' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <ImageCompare {...args} />
    </div>
  ),
});
Cramped.test('Offers every view', async ({ canvas }) => {
  for (const name of ['Ansicht', 'Zoom']) {
    const choice = await canvas.findByRole('radiogroup', { name });
    await expect(choice.scrollWidth).toBeLessThanOrEqual(choice.clientWidth);
  }
});

/** The divider is a range input: arrow keys, Home and End move it, and it announces its position. */
export const Divider = meta.story({
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('slider', { name: 'Divider between the pictures' });
    await expect(divider).toHaveAttribute('aria-valuetext', 'seeding.jpg on the left 50%');
    divider.focus();
    await fireEvent.change(divider, { target: { value: '30' } });
    await expect(divider).toHaveAttribute('aria-valuetext', 'seeding.jpg on the left 30%');
  },
});

export const SideBySide = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Side by side' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByText('seeding.jpg', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByText('AVIF, q 67', { selector: 'span' })).toBeVisible();
  },
});

/** The original shows while the button is pressed, by pointer or key. */
export const Hold = meta.story({
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('radio', { name: 'Hold' }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Shown: AVIF, q 67');
    const button = canvas.getByRole('button', { name: 'Hold to see: seeding.jpg' });
    await user.pointer({ target: button, keys: '[MouseLeft>]' });
    await expect(status).toHaveTextContent('Shown: seeding.jpg');
    await user.pointer({ target: button, keys: '[/MouseLeft]' });
    await expect(status).toHaveTextContent('Shown: AVIF, q 67');
    button.focus();
    await user.keyboard('{ >}');
    await expect(status).toHaveTextContent('Shown: seeding.jpg');
    await user.keyboard('{/ }');
    await expect(status).toHaveTextContent('Shown: AVIF, q 67');
  },
});

/** The pictures alternate; with reduced motion they do not until started. */
export const Flicker = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Flicker' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the other' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown: seeding.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});

/** At 400% the picture scrolls with the keys; both sides move together. */
export const Zoomed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '400%' }));
    const area = canvas.getByRole('region', { name: /Picture area/ });
    await waitFor(() => expect(area.scrollWidth).toBe(2400));
    // The centre stays in the centre.
    await waitFor(() => expect(area.scrollLeft).toBeCloseTo((2400 - area.clientWidth) / 2, -1));
    area.scrollTo({ left: 100, top: 40, behavior: 'instant' });
    await waitFor(() => {
      const places = [...canvas.getByRole('figure').querySelectorAll('img')].map(
        (img) => img.parentElement?.style.transform,
      );
      expect(places).toEqual(['translate(-100px, -40px)', 'translate(-100px, -40px)']);
    });
  },
});

/** Where the two differ, with a frame around the worst block and a sentence that says the same. */
export const Differences = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show where they differ' }));
    // A busy computer takes long to measure.
    await waitFor(
      () =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          /^\d+% of the picture is below SSIM 0\.950\. The largest difference is .+: SSIM 0\.\d{3}\.$/,
        ),
      { timeout: 20_000 },
    );
  },
});

/** Of a CMYK upload a part of what differs is how browsers draw it. */
export const Cmyk = meta.story({
  args: { cmyk: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^The original is CMYK\./)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show where they differ' }));
    // A busy computer takes long to measure.
    await expect(await canvas.findByText(/^The original is CMYK\./, {}, { timeout: 20_000 })).toBeVisible();
  },
});

export const SamePictures = meta.story({
  args: { right: { id: 'original', src: pictures.upload }, measure: measureOf('original', 'original') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show where they differ' }));
    await expect(await canvas.findByText('The pictures are the same.')).toBeVisible();
  },
});

export const Measuring = meta.story({
  args: { measure: never },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show where they differ' }));
    await expect(canvas.getByText('Measuring where they differ…')).toBeVisible();
  },
});

export const NotMeasured = meta.story({
  args: { measure: refused },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show where they differ' }));
    await expect(await canvas.findByText(/could not be measured/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { right: { id: 'avif-67' }, measure: undefined },
});

/** One picture is missing; the other is still visible. */
export const Failed = meta.story({
  args: { right: { id: 'avif-67', failed: true }, measure: undefined, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This picture could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A banner smaller than its frame is centred at its own size. */
export const Banner = meta.story({
  args: {
    files: [
      { id: 'original', name: 'banner.png', bytes: 5700 },
      { id: 'webp-86', name: 'WEBP, q 86', bytes: 5900, ssim: 1, group: 'WEBP' },
    ],
    left: { id: 'original', src: pictures.banner },
    right: { id: 'webp-86', src: pictures.banner },
    size: { width: 300, height: 250 },
    measure: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(/The right one is 4% larger\.$/);
  },
});
