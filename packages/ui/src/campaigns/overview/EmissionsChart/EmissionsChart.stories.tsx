import { factorsVersion } from '@leaf/emissions';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { campaignRows, noRows, scaledRows, tinyBesideHuge } from '../../fixtures.ts';
import { EmissionsChart } from './EmissionsChart.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/EmissionsChart',
  tags: ['stable'],
  component: EmissionsChart,
  args: { rows: campaignRows },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const figure = canvas.getByRole('figure', { name: 'Emissions by stage and component' });
  await expect(figure).toHaveAccessibleDescription(/kg CO2e in all\. The largest stage is/);
  await waitFor(() => expect(canvas.getByRole('img', { name: /^Storage: HDD, 8\.00/ })).toBeVisible());
  await expect(canvas.getAllByRole('img')).toHaveLength(4 + 4 + 6 + 8);
});

Default.test('Arrow keys reach the points', async ({ canvas, userEvent }) => {
  const first = await canvas.findByRole('img', { name: /^Storage: SSD,/ });
  first.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('img', { name: /^Storage: HDD,/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{End}');
  await expect(canvas.getByRole('img', { name: /^Selection: Network, embodied,/ })).toHaveFocus();
  await expect(canvas.getByText(/of Selection$/)).toBeVisible();
});

/** With the text spacing that a reader may set, what the bars show can still be chosen. */
Default.test(
  'Spaced out on a phone',
  {
    decorators: [(Story) => <div style={{ width: 230 }}>{Story()}</div>],
    globals: {
      locale: 'fr-FR',
      textSpacing: 'wide',
      viewport: { value: 'narrow', isRotated: false },
    },
  },
  async ({ canvas }) => {
    const control = canvas.getByRole('radiogroup', { name: 'Échelle' });
    // Storybook narrows the frame while the story starts.
    await waitFor(() => expect(innerWidth).toBeLessThan(480));
    for (const text of ['Kilogrammes', 'Parts', /^Pour 1.000 impressions$/]) {
      const label = within(control).getByText(text).getBoundingClientRect();
      await expect(label.right).toBeLessThanOrEqual(control.getBoundingClientRect().right);
    }
  },
);

/** Where a name leaves no room for its shares, they have a line of their own. */
Default.test(
  'Keeps names and shares apart',
  { decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>] },
  async ({ canvas }) => {
    const name = await canvas.findByText('Mobile networks', { selector: 'text' });
    const { right, bottom } = name.getBoundingClientRect();
    const shares = [...(name.parentElement?.querySelectorAll(':scope > g > *') ?? [])];
    await expect(shares.length).toBeGreaterThan(1);
    const met = shares.filter((share) => {
      const box = share.getBoundingClientRect();
      return box.left < right && box.top < bottom;
    });
    await expect(met).toEqual([]);
  },
);

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const rows = await canvas.findAllByRole('row');
    await expect(rows).toHaveLength(1 + 22 + 1);
    await expect(canvas.getByRole('row', { name: /^HDD Storage 8\.00/ })).toBeVisible();
    // The whole table is there: nothing scrolls within it.
    await expect(canvas.getByRole('row', { name: 'All stages 313.68 100%' })).toBeVisible();
    const table = canvas.getByRole('table');
    await expect(table.parentElement?.scrollHeight).toBe(table.parentElement?.clientHeight);
  },
});

AsTable.test(
  'Breaks no word on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('columnheader', { name: 'Component' }));
    await expect(words.getClientRects()).toHaveLength(1);
  },
);

/** Each bar is the whole of its stage: the parts of a stage of 4% are read as those of one of 49%. */
export const Shares = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /^Storage: HDD,/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Shares' }));
    const heightOf = (name: RegExp) => canvas.getByRole('img', { name }).getBoundingClientRect().height;
    await waitFor(() =>
      expect(heightOf(/^Storage: HDD,/)).toBeGreaterThan(heightOf(/^Selection: Servers, embodied,/)),
    );
    const caption = canvas.getByText('Share of the stage; 100% is the figure above it');
    const figure = canvas.getByText('13.73 kg');
    await expect(figure.getBoundingClientRect().top).toBeGreaterThan(caption.getBoundingClientRect().bottom);
  },
});

/** Each stage over its own impressions; storage has none, and says so. */
export const PerThousandImpressions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /^Storage: HDD,/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Per 1,000 impressions' }));
    await expect(await canvas.findByText('does not depend on impressions')).toBeVisible();
  },
});

/** A bar leads to its stage, by a click or by Enter. */
Default.test(
  'Leads to stages',
  {
    args: { onStageClick: fn() },
  },
  async ({ canvas, userEvent, args }) => {
    const segment = await canvas.findByRole('link', { name: /^Selection: Servers, electricity,/ });
    await userEvent.click(segment);
    await expect(args.onStageClick).toHaveBeenLastCalledWith('selection');
    segment.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onStageClick).toHaveBeenLastCalledWith('delivery');
  },
);

/** The name of a stage is a link; its bar follows it. */
Default.test(
  'Stage links',
  {
    args: {
      stageHrefs: {
        storage: '#storage',
        selection: '#selection',
        delivery: '#delivery',
        consumption: '#consumption',
      },
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '#delivery');
    await userEvent.click(canvas.getByRole('link', { name: /^Delivery: CDN, embodied/ }));
    await expect(window.location.hash).toBe('#delivery');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
);

/** What a click on a download saves. */
function downloads() {
  const saved: { name: string; blob: Promise<Blob> }[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: fetch(this.href).then((answer) => answer.blob()) });
  });
  return { saved, stop: () => click.mockRestore() };
}

/** A saved picture says by itself what it shows, in the page's font, with no word cut off. */
Default.test(
  'Saved pictures',
  {
    args: { campaign: 'Autumn / 2026', fileName: 'Autumn-2026-emissions', asOf: '2026-11-22T21:00:00Z' },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('img', { name: /^Storage: HDD,/ });
    const { saved, stop } = downloads();
    for (const kind of ['SVG', 'PNG', 'CSV']) {
      const before = saved.length;
      await userEvent.click(
        canvas.getByRole('button', { name: `Save Emissions by stage and component as ${kind}` }),
      );
      await waitFor(() => expect(saved).toHaveLength(before + 1), { timeout: 10_000 });
    }
    stop();
    await expect(saved.map(({ name }) => name)).toEqual([
      'Autumn-2026-emissions.svg',
      'Autumn-2026-emissions.png',
      'Autumn-2026-emissions.csv',
    ]);
    const [svg, png, csv] = await Promise.all(saved.map(({ blob }) => blob));

    const place = canvasElement.appendChild(document.createElement('div'));
    place.innerHTML = (await svg?.text()) ?? '';
    const picture = place.querySelector('svg');
    if (!picture) throw new Error('The saved picture is no SVG.');
    const texts = [...picture.querySelectorAll('text')];
    const said = texts.map(({ textContent }) => textContent).join(' ');
    for (const part of [
      'Autumn / 2026',
      '313.68 kg CO2e',
      'Storage 13.73 kg',
      'Selection 154.',
      'Delivery',
      'Consumption',
      '22 Nov 2026',
      factorsVersion,
      'Cloud',
    ])
      await expect(said).toContain(part);
    const style = picture.querySelector('style')?.textContent ?? '';
    await expect(style).toMatch(/@font-face\{font-family:\s?"?Inter.*src:url\(data:/);
    const edge = picture.getBoundingClientRect();
    for (const text of texts) {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      await expect(getComputedStyle(text).fontFamily).toMatch(/^"?Inter/);
      await expect(
        left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom,
        `${text.textContent} is within the picture`,
      ).toBe(true);
    }
    const bitmap = await createImageBitmap(png as Blob);
    await expect(bitmap.width).toBe(Math.ceil(edge.width * 2));
    place.remove();

    const text = await csv?.text();
    await expect(text).toMatch(/^\uFEFF?stage,component,kind,kg_co2e\r\nstorage,ssd,,/);
    await expect(text?.trim().split('\r\n')).toHaveLength(1 + 22);
    await expect(text).not.toMatch(/\d\.\d{16,}/);
  },
);

/** Solid means electricity: the parts of storage, which are not told apart, are neither solid nor hatched. */
Default.test('Storage is neither solid nor hatched', async ({ canvas }) => {
  const fillOf = (name: RegExp) =>
    canvas.getByRole('img', { name }).querySelector('rect')?.getAttribute('fill');
  await canvas.findByRole('img', { name: /^Storage: HDD,/ });
  await expect(fillOf(/^Storage: HDD,/)).toBe('var(--leaf-storage-tint)');
  await expect(fillOf(/^Selection: Servers, electricity,/)).toMatch(/^var\(--leaf-selection-\d\)$/);
  await expect(fillOf(/^Selection: Servers, embodied,/)).toMatch(/^url\(#/);
});

/** A stage of next to nothing beside one of tonnes. */
export const TinyBesideHuge = meta.story({ args: { rows: tinyBesideHuge } });
TinyBesideHuge.test('Says what it is given', async ({ canvas }) => {
  await expect(await canvas.findByText('<0.01 kg')).toBeVisible();
  const bar = canvas.getByRole('img', { name: /^Storage: HDD/ });
  await expect(bar).toBeInTheDocument();
});

/** Grams and thousands of tonnes: each mark of the axis is another number, and all of them are in the picture. */
export const SmallAndLarge = meta.story({
  args: { rows: scaledRows(0.001) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
});
const marksOf = async (canvasElement: HTMLElement) => {
  const marks = () => [...canvasElement.querySelectorAll('.recharts-yAxis-tick-labels text')];
  await waitFor(() => expect(marks()).toHaveLength(5));
  const edge = canvasElement.querySelector('.recharts-surface')?.getBoundingClientRect().left ?? 0;
  for (const mark of marks())
    await expect(mark.getBoundingClientRect().left, mark.textContent).toBeGreaterThanOrEqual(edge);
  return [...new Set(marks().map(({ textContent }) => textContent))];
};
SmallAndLarge.test('Marks of a few grams differ', async ({ canvasElement }) => {
  await expect(await marksOf(canvasElement)).toHaveLength(5);
});
SmallAndLarge.test(
  'Marks of thousands of tonnes are whole',
  { args: { rows: scaledRows(2_000_000) } },
  async ({ canvasElement }) => {
    await expect(await marksOf(canvasElement)).toContain('1,100,000');
  },
);

/** The long figure of a low bar stands above the names of its parts, which rise higher than the bar. */
export const LongFigures = meta.story({
  args: { rows: { ...scaledRows(1_000_000), delivery: scaledRows(160_000).delivery } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
});
LongFigures.test('No figure is drawn over a name', async ({ canvas, canvasElement }) => {
  await canvas.findByText('160,000.00 kg');
  const texts = [...canvasElement.querySelectorAll('.recharts-bar text')];
  const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
  const figures = boxes.filter(({ text }) => text?.endsWith('kg'));
  const names = boxes.filter(({ text }) => /^\D.* /.test(text ?? ''));
  await expect(figures).toHaveLength(4);
  await expect(names).toHaveLength(22);
  /** The block of its colour is before a name. */
  const block = 20;
  const meet = (name: DOMRect, figure: DOMRect) =>
    name.left - block < figure.right &&
    figure.left < name.right &&
    name.top < figure.bottom &&
    figure.top < name.bottom;
  for (const figure of figures)
    await expect(names.filter(({ box }) => meet(box, figure.box)).map(({ text }) => text)).toEqual([]);
});

LongFigures.test(
  'No line to a name is drawn through a figure',
  { args: { rows: { ...scaledRows(10_380), delivery: scaledRows(1_400).delivery } } },
  async ({ canvas, canvasElement }) => {
    const figure = await canvas.findByText('1,400.00 kg');
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    const through = [...canvasElement.querySelectorAll<SVGPathElement>('.recharts-bar path')].filter(
      (path) => {
        const matrix = path.getScreenCTM();
        const points = Array.from({ length: 40 }, (_, at) =>
          path.getPointAtLength((path.getTotalLength() * at) / 40).matrixTransform(matrix ?? undefined),
        );
        return points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
      },
    );
    await expect(through).toEqual([]);
  },
);

/** A larger text size of the browser enlarges the chart's text too; the drawing stays as wide as its place. */
Default.test(
  'Follows the text size of the browser',
  { globals: { viewport: { value: 'desktop', isRotated: false } } },
  async ({ canvas }) => {
    const { style } = document.documentElement;
    try {
      for (const size of ['20px', '10px']) {
        style.fontSize = size;
        // The drawing is made anew for each width, and its segments with it.
        await waitFor(() => {
          const drawing = canvas.getByRole('img', { name: /^Storage: HDD,/ }).closest('svg');
          const place = canvas.getByRole('figure').getBoundingClientRect();
          expect(Math.round(drawing?.getBoundingClientRect().width ?? 0)).toBe(Math.round(place.width));
        });
      }
      const heightOf = () => canvas.getByText('Storage').getBoundingClientRect().height;
      style.fontSize = '';
      await waitFor(() => expect(heightOf()).toBeLessThan(24));
      style.fontSize = '32px';
      await waitFor(() => expect(heightOf()).toBeGreaterThan(28));
    } finally {
      style.fontSize = '';
    }
  },
);

export const Empty = meta.story({
  args: { rows: noRows },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Add rows to any stage to see the emissions chart.')).toBeVisible();
  await expect(canvas.queryByRole('figure')).toBeNull();
});

export const OneStage = meta.story({ args: { rows: { ...noRows, storage: campaignRows.storage } } });
