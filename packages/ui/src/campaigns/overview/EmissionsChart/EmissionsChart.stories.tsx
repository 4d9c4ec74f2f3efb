import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { campaignRows, noRows } from '../../fixtures.ts';
import { EmissionsChart } from './EmissionsChart.tsx';

const meta = preview.meta({
  title: 'Campaigns/EmissionsChart',
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

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(1 + 22 + 1);
    await expect(canvas.getByRole('row', { name: /^HDD Storage 8\.00/ })).toBeVisible();
    // The whole table is there: nothing scrolls within it.
    await expect(canvas.getByRole('row', { name: 'All stages 313.68 100%' })).toBeVisible();
    const table = canvas.getByRole('table');
    await expect(table.parentElement?.scrollHeight).toBe(table.parentElement?.clientHeight);
  },
});

/** Each bar is the whole of its stage: the parts of a stage of 4 % are read as those of one of 49 %. */
export const Shares = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /^Storage: HDD,/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Shares' }));
    const heightOf = (name: RegExp) => canvas.getByRole('img', { name }).getBoundingClientRect().height;
    await waitFor(() =>
      expect(heightOf(/^Storage: HDD,/)).toBeGreaterThan(heightOf(/^Selection: Servers, embodied,/)),
    );
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

const scaled = <Row extends object>(row: Row, factor: number): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      key.endsWith('_emissions') && typeof value === 'number' ? value * factor : value,
    ]),
  ) as Row;

/** A stage of next to nothing beside one of tonnes. */
export const TinyBesideHuge = meta.story({
  args: {
    rows: {
      ...campaignRows,
      storage: campaignRows.storage.map((row) => scaled(row, 0.0003)),
      consumption: campaignRows.consumption.map((row) => scaled(row, 1100)),
    },
  },
});
TinyBesideHuge.test('Says what it is given', async ({ canvas }) => {
  await expect(await canvas.findByText('<0.01 kg')).toBeVisible();
  const bar = canvas.getByRole('img', { name: /^Storage: HDD/ });
  await expect(bar).toBeInTheDocument();
});

/** A larger text size of the browser, or a host's smaller one, leaves the drawing as wide as its place. */
export const OtherTextSize = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
});
OtherTextSize.test('Says what it is given', async ({ canvas }) => {
  const { style } = document.documentElement;
  try {
    for (const size of ['20px', '10px']) {
      style.fontSize = size;
      const segment = await canvas.findByRole('img', { name: /^Storage: HDD,/ });
      const place = canvas.getByRole('figure').getBoundingClientRect();
      await waitFor(() =>
        expect(Math.round(segment.closest('svg')?.getBoundingClientRect().width ?? 0)).toBe(
          Math.round(place.width),
        ),
      );
    }
  } finally {
    style.fontSize = '';
  }
});

export const Empty = meta.story({
  args: { rows: noRows },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Add rows to any stage to see the emissions chart.')).toBeVisible();
  await expect(canvas.queryByRole('figure')).toBeNull();
});

export const OneStage = meta.story({ args: { rows: { ...noRows, storage: campaignRows.storage } } });
