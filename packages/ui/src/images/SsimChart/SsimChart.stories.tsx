import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { result } from '../fixtures.ts';
import type { ImageFormat } from '../imageFormats.ts';
import { SsimChart } from './SsimChart.tsx';

const format: ImageFormat = 'avif';

const meta = preview.meta({
  title: 'Components/Images/SsimChart',
  tags: ['stable'],
  component: SsimChart,
  args: { result, format },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const figure = canvas.getByRole('figure', { name: 'SSIM by file size' });
  await expect(figure).toHaveAccessibleDescription(
    '22 measured files; up is closer to the original, left is smaller. Chosen: AVIF at q 67, 23.1 KB, SSIM 0.983. The line joins the files that no other beats: none is both smaller and closer to the original.',
  );
  await expect(
    await within(figure).findByRole('img', { name: 'AVIF, q 67, 23.1 KB, SSIM 0.983, chosen' }),
  ).toBeInTheDocument();
  await expect(within(figure).getAllByRole('img')).toHaveLength(22);
});

/** The line marks the target SSIM. */
export const WithTarget = meta.story({
  args: { target: 0.98 },
});
WithTarget.test('Says what it is given', async ({ canvas }) => {
  await expect(await canvas.findByText('target 0.980')).toBeInTheDocument();
});

/**
 * A single tab stop, on the chosen point; arrow keys move along a series and across formats; the tooltip
 * follows.
 */
Default.test('Keyboard', async ({ canvas }) => {
  const chosen = await canvas.findByRole('img', { name: /chosen$/ });
  const stops = canvas.getAllByRole('img').filter((point) => point.getAttribute('tabindex') === '0');
  await expect(stops).toEqual([chosen]);
  chosen.focus();
  await expect(await canvas.findByText('23.1 KB')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('img', { name: 'AVIF, q 75, 28.6 KB, SSIM 0.989' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('img', { name: 'WEBP, q 86, 27.8 KB, SSIM 0.982' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('img', { name: 'WEBP, q 40, 10.2 KB, SSIM 0.942' })).toHaveFocus();
  await expect(await canvas.findByText('10.2 KB')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByText('10.2 KB')).toBeNull());
});

/** Pointing at a file shows its format, q, size and SSIM. */
Default.test('Tooltip', async ({ canvas, canvasElement }) => {
  const point = await canvas.findByRole('img', { name: /^JPEG, q 75/ });
  await userEvent.hover(point);
  const rows = [...canvasElement.querySelectorAll('dl > div')].map((row) => row.textContent);
  await expect(rows).toEqual(['FormatJPEG', 'q75', 'Size21.8 KB', 'SSIM0.967']);
});

/** The same numbers as a table. */
export const AsTable = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const table = await canvas.findByRole('table', { name: 'SSIM by file size' });
    await expect(within(table).getAllByRole('row')).toHaveLength(23);
    await expect(within(table).getByRole('row', { name: 'AVIF 67 23.1 0.983 Yes Yes' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: 'JPEG 87 33.7 0.980 Yes' })).toBeVisible();
  },
});

Default.test('Can be saved as a picture and as numbers', async ({ canvas }) => {
  const saved: { name: string; blob: Promise<Blob> }[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: fetch(this.href).then((answer) => answer.blob()) });
  });
  await canvas.findByRole('img', { name: /chosen$/ });
  await fireEvent.click(canvas.getByRole('button', { name: 'Save SSIM by file size as CSV' }));
  await fireEvent.click(canvas.getByRole('button', { name: 'Save SSIM by file size as PNG' }));
  await waitFor(
    () => expect(saved.map(({ name }) => name)).toEqual(['ssim-by-size.csv', 'ssim-by-size.png']),
    { timeout: 10_000 },
  );
  click.mockRestore();
  const [csv, png] = await Promise.all(saved.map(({ blob }) => blob));
  await expect(await csv?.text()).toContain('avif,67,23103,23.103,0.983352,yes,yes');
  await expect(png?.type).toBe('image/png');
  await expect(png?.size).toBeGreaterThan(5000);
});

/**
 * A point is chosen by a click, or with the keys; the host shows its file. Neither a box nor the tooltip covers what the
 * drawing then says of it.
 */
Default.test(
  'Choosing points',
  {
    args: { onPointSelect: fn() },
  },
  async ({ canvas, canvasElement, args }) => {
    const chosen = await canvas.findByRole('button', { name: /chosen$/, pressed: true });
    const point = canvas.getByRole('button', { name: /^JPEG, q 75/ });
    await userEvent.hover(point);
    await expect(canvasElement.querySelector('dl')).toBeVisible();
    await userEvent.click(point);
    await expect(args.onPointSelect).toHaveBeenLastCalledWith({ format: 'jpeg', quality: 75 });
    await expect(point).toHaveFocus();
    await expect(getComputedStyle(point).outlineStyle).toBe('none');
    await waitFor(() => expect(canvasElement.querySelector('dl')).toBeNull());
    chosen.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onPointSelect).toHaveBeenLastCalledWith({ format: 'avif', quality: 75 });
  },
);

/** A copy without any loss stands at the upper edge of the axis, and its mark is drawn and found as a whole. */
Default.test(
  'Lossless',
  {
    args: {
      result: { ...result, webp: { quality: 100, size: 21_000, ssim: 1, data_points: [] } },
      format: 'webp',
    },
  },
  async ({ canvas }) => {
    const mark = await canvas.findByRole('img', { name: /^WEBP, q 100.*SSIM 1.000, chosen$/ });
    mark.scrollIntoView({ block: 'center' });
    const ring = mark.querySelector('circle') as SVGElement;
    await waitFor(() => {
      const { x, y, width } = ring.getBoundingClientRect();
      expect(mark).toContainElement(document.elementFromPoint(x + width / 2, y + 4) as SVGElement);
    });
  },
);

/** Its ring covers no words: neither those of an original of about its size nor those of a much larger one. */
const lossless = { ...result, webp: { quality: 100, size: 32_000, ssim: 1, data_points: [] } };
const ringBelow = async (canvas: ReturnType<typeof within>, words: RegExp) => {
  const mark = await canvas.findByRole('img', { name: /SSIM 1.000, chosen$/ });
  const ring = mark.querySelector('circle[r="10"]');
  await expect(ring?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    canvas.getByText(words).getBoundingClientRect().bottom,
  );
};
Default.test(
  'Lossless, of the size of the original',
  { args: { result: lossless, format: 'webp', originalBytes: 33_000 } },
  ({ canvas }) => ringBelow(canvas, /^original 33/),
);
Default.test(
  'Lossless, of a large original',
  { args: { result: lossless, format: 'webp', originalBytes: 3_210_000 } },
  ({ canvas }) => ringBelow(canvas, /^original 3,210.0 KB, beyond/),
);

/** A reference line shows the original's size, and the chosen file shows its saving. */
export const Original = meta.story({
  args: { originalBytes: 74_800, target: 0.98 },
});
Original.test('Says what it is given', async ({ canvas }) => {
  await expect(await canvas.findByText('original 74.8 KB')).toBeInTheDocument();
  await expect(canvas.getByText('AVIF q 67, 23.1 KB, 69% smaller')).toBeInTheDocument();
});

/** An original many times larger than every file is named, and does not squeeze the points together. */
export const LargeOriginal = meta.story({
  args: { originalBytes: 3_210_000 },
});
LargeOriginal.test('Says what it is given', async ({ canvas }) => {
  await expect(await canvas.findByText('original 3,210.0 KB, beyond this scale')).toBeInTheDocument();
});
LargeOriginal.test(
  'Has room above the axis on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'de-DE' } },
  async ({ canvas }) => {
    const note = (await canvas.findByText(/jenseits dieses Maßstabs/)).getBoundingClientRect();
    for (const tick of canvas.getAllByText(/^0,9\d+$/)) {
      await expect(tick.getBoundingClientRect().top).toBeGreaterThanOrEqual(note.bottom);
    }
  },
);

const file = (quality: number, size: number, ssim: number) => ({ quality, size, ssim });

/**
 * An upload that hardly becomes smaller, in a card on a phone: most files are larger, and their marks leave little room
 * for words.
 */
export const Crowded = meta.story({
  globals: { locale: 'fr-FR' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    originalBytes: 8_790,
    target: 0.98,
    result: {
      jpeg: {
        ...file(40, 11_299, 0.9939),
        data_points: [file(45, 11_738, 0.9958), file(75, 14_871, 0.9986), file(92, 24_414, 0.9994)],
      },
      webp: {
        ...file(80, 23_728, 0.9868),
        data_points: [
          file(40, 14_774, 0.9292),
          file(75, 20_772, 0.9565),
          file(79, 22_950, 0.9766),
          file(83, 25_788, 0.9904),
          file(92, 35_654, 0.9951),
        ],
      },
      avif: {
        ...file(34, 9_245, 0.9805),
        data_points: [
          file(32, 8_999, 0.9453),
          file(36, 9_573, 0.9812),
          file(43, 10_439, 0.99),
          file(44, 10_614, 0.9911),
          file(46, 10_908, 0.9924),
          file(48, 11_144, 0.9933),
          file(49, 11_418, 0.9942),
          file(50, 11_914, 0.9779),
          file(51, 11_700, 0.9948),
          file(52, 12_229, 0.9829),
          file(60, 14_040, 0.9884),
          file(80, 19_883, 0.9981),
        ],
      },
    },
  },
});
Crowded.test('No mark covers the figures of the chosen file', async ({ canvas }) => {
  const words = (await canvas.findByText(/^AVIF q.34/)).closest('text')?.getBoundingClientRect();
  const covering = canvas.getAllByRole('img').filter((point) => {
    const { left, right, top, bottom } = point.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
    return words && left < words.right && right > words.left && top < words.bottom && bottom > words.top;
  });
  await expect(covering.map((point) => point.getAttribute('aria-label'))).toEqual([]);
});

export const OneFormat = meta.story({
  args: { result: { jpeg: result.jpeg, webp: null, avif: null }, format: 'jpeg' },
});

/** A single measured file still has readable axes. */
export const OnePoint = meta.story({
  args: { result: { avif: { quality: 67, size: 23103, ssim: 0.983352, data_points: [] } } },
});

OnePoint.test('Counts it as one', async ({ canvas }) => {
  await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(/^1 measured file;/);
});

/** A result without points renders nothing. */
export const Empty = meta.story({
  args: { result: {} },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByRole('figure')).toBeNull();
});
