import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { BenchmarkComparison } from '../../../benchmarks/BenchmarkComparison/BenchmarkComparison.tsx';
import { benchmarks } from '../../../benchmarks/fixtures.ts';
import { ownValues } from '../../../benchmarks/ownBenchmarks.ts';
import { ErrorStep } from '../../../feedback/ErrorStep/ErrorStep.tsx';
import { campaignRows, noRows, scaledRows, tinyBesideHuge } from '../../fixtures.ts';
import { EmissionsChart } from '../EmissionsChart/EmissionsChart.tsx';
import { OverviewPanel } from './OverviewPanel.tsx';

const stageHrefs = {
  storage: '#storage',
  selection: '#selection',
  delivery: '#delivery',
  consumption: '#consumption',
};

const meta = preview.meta({
  title: 'Components/Campaigns/OverviewPanel',
  tags: ['stable'],
  component: OverviewPanel,
  args: { rows: campaignRows, stageHrefs, chart: <EmissionsChart rows={campaignRows} /> },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const cards = within(canvas.getByRole('region', { name: 'Totals by stage' }));
  const names = cards.getAllByRole('heading').map((heading) => heading.textContent);
  await expect(names).toEqual(['Storage', 'Selection', 'Delivery', 'Consumption']);
  await expect(cards.getByText('13.73')).toBeVisible();
  await expect(canvas.queryByText('What to do next')).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Start with Selection' })).toHaveAttribute(
    'href',
    stageHrefs.selection,
  );
  await expect(
    canvas.getByRole('img', { name: 'Selection 49%, Consumption 36%, Delivery 11%, Storage 4%' }),
  ).toBeVisible();
  await expect(
    canvas.getByText('Selection, Delivery and Consumption, each over its own impressions; without Storage.'),
  ).toBeVisible();
});

/** Whether the campaign does better than the benchmarks stands between its totals and the chart. */
export const Compared = meta.story({
  args: {
    comparison: (
      <BenchmarkComparison
        campaign="Spring launch"
        country="Germany"
        own={ownValues(campaignRows, 'Germany')}
        benchmarks={benchmarks}
        href="#benchmarks"
      />
    ),
  },
});
Compared.test('Says what it is given', async ({ canvas }) => {
  const comparison = within(canvas.getByRole('region', { name: 'Compared with the benchmarks' }));
  await expect(comparison.getAllByText(/ower than .* benchmarks$/)).toHaveLength(3);
});

Compared.test(
  'Leaves the chart where its placeholder is',
  {
    render: (args) => (
      <>
        <OverviewPanel {...args} />
        <OverviewPanel {...args} loading comparison labels={{ totals: 'Totals by stage, loading' }} />
      </>
    ),
    globals: { viewport: { value: 'desktop', isRotated: false } },
  },
  async ({ canvas }) => {
    const [filled, loading] = canvas.getAllByRole('region', { name: /^Totals by stage/ }).map((totals) => {
      const chart = totals.parentElement?.lastElementChild?.getBoundingClientRect().top ?? 0;
      return chart - totals.getBoundingClientRect().top;
    });
    await expect(loading).toBeCloseTo(filled ?? 0, 0);
  },
);

export const Empty = meta.story({
  args: { rows: noRows, chart: null },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Add rows to any stage to see the emissions chart.')).toBeVisible();
  await expect(canvas.getAllByText('0.00')).toHaveLength(5);
  const next = within(canvas.getByRole('region', { name: 'What to do next' }));
  await expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    Object.values(stageHrefs),
  );
});

const storageOnly = { ...noRows, storage: campaignRows.storage };
export const OneStage = meta.story({
  args: { rows: storageOnly, chart: <EmissionsChart rows={storageOnly} /> },
});
OneStage.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByText(/per 1,000 impressions/)).toBeNull();
  await expect(canvas.queryByRole('link', { name: /^Start with/ })).toBeNull();
  const next = within(canvas.getByRole('region', { name: 'What to do next' }));
  await expect(next.getAllByRole('listitem')).toHaveLength(3);
});

const selectionOnly = { ...noRows, selection: campaignRows.selection };
OneStage.test(
  'Speaks of one stage',
  { args: { rows: selectionOnly, chart: <EmissionsChart rows={selectionOnly} /> } },
  async ({ canvas }) => {
    await expect(
      canvas.getByText('Selection, over its own impressions; without Storage, Delivery and Consumption.'),
    ).toBeVisible();
  },
);

/** One stage is missing: the other three are not combined into a sum, a share or a chart. */
export const StageFailed = meta.story({
  args: { failed: ['delivery'], rows: { ...campaignRows, delivery: [] }, onRetry: fn() },
});
StageFailed.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('No sum: Delivery could not be loaded.')).toBeVisible();
  await expect(canvas.getAllByText('–')).toHaveLength(2);
  await expect(canvas.getByText('13.73')).toBeVisible();
  await expect(canvas.queryByText(/0\.00|No emissions|of the total|own impressions/)).toBeNull();
  await expect(canvas.queryByRole('figure')).toBeNull();
  await expect(canvas.queryByText('What to do next')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again: Delivery' }));
  await expect(args.onRetry).toHaveBeenCalledWith('delivery');
});

export const Loading = meta.story({
  args: { rows: noRows, loading: true },
});
Loading.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
});
export const Failed = meta.story({
  args: { rows: noRows, error: 'Failed to load campaign', errorAction: <ErrorStep onRetry={fn()} /> },
});
/** An error and no rows: nothing is known, so nothing is said to be 0. */
Failed.test('Says no figure', async ({ canvas }) => {
  await expect(canvas.getByText(/^No sum: /)).toBeVisible();
  await expect(canvas.queryByText(/0\.00|No emissions|has no rows yet/)).toBeNull();
});

/** 0.004 kg beside 120,000 kg: neither is rounded away, neither pushes the other off its card. */
export const TinyBesideHuge = meta.story({
  args: { rows: tinyBesideHuge, chart: <EmissionsChart rows={tinyBesideHuge} /> },
});
TinyBesideHuge.test('Says both', async ({ canvas }) => {
  await expect(canvas.getByTitle(/^0[.]004 kg/)).toHaveTextContent('<0.01');
  await expect(canvas.getByText('120,000.00')).toBeVisible();
});

/** 9.8, 53.0, 7.5 and 29.7%: each rounded by itself, they would add up to 101. */
const unevenRows = {
  storage: scaledRows(2160).storage,
  selection: scaledRows(11_674).selection,
  delivery: scaledRows(1656).delivery,
  consumption: scaledRows(6554).consumption,
};
export const SharesOfTheTotal = meta.story({
  args: { rows: unevenRows, chart: <EmissionsChart rows={unevenRows} /> },
});
SharesOfTheTotal.test('Add up to 100 and are the same everywhere', async ({ canvas, canvasElement }) => {
  const cards = within(canvas.getByRole('region', { name: 'Totals by stage' }));
  await expect(cards.getAllByText(/of the total$/).map(({ textContent }) => textContent)).toEqual([
    '10% of the total',
    '53% of the total',
    '7% of the total',
    '30% of the total',
  ]);
  const strip = 'Selection 53%, Consumption 30%, Storage 10%, Delivery 7%';
  await expect(canvas.getByRole('img', { name: strip })).toBeVisible();
  await canvas.findByRole('img', { name: /^Delivery: CDN, embodied/ });
  const drawn = canvasElement.querySelector('figure')?.textContent ?? '';
  for (const share of ['10%', '53%', '7%', '30%']) await expect(drawn).toMatch(new RegExp(`kg ?${share}`));
});
SharesOfTheTotal.test('Parts of a bar and lines of the table add up too', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
  const rows = await canvas.findAllByRole('row', { name: /%$/ });
  const shares = rows.map(({ textContent }) => textContent?.match(/[.]\d\d(<?\d+)%$/)?.[1] ?? '');
  await expect(shares.pop()).toBe('100');
  const sum = shares.reduce((all, share) => all + (share.startsWith('<') ? 0 : Number(share)), 0);
  await expect(sum).toBe(100);
});
