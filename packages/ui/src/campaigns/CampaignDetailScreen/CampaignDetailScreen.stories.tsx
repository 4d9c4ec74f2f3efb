import { stages } from '@leaf/emissions';
import type { ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace, offlineIn } from '../../../../../.storybook/screen.ts';
import { SessionEndedDialog } from '../../account/SessionEndedDialog/SessionEndedDialog.tsx';
import { BenchmarkComparison } from '../../benchmarks/BenchmarkComparison/BenchmarkComparison.tsx';
import { benchmarks } from '../../benchmarks/fixtures.ts';
import { ownValues } from '../../benchmarks/ownBenchmarks.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { ConsumptionTab } from '../consumption/ConsumptionTab/ConsumptionTab.tsx';
import {
  campaignRows,
  campaigns,
  geos,
  longName,
  manyStorageRows,
  noRows,
  rightToLeftNames,
  tinyBesideHuge,
} from '../fixtures.ts';
import { EmissionsChart } from '../overview/EmissionsChart/EmissionsChart.tsx';
import { OverviewPanel } from '../overview/OverviewPanel/OverviewPanel.tsx';
import { sheets } from '../plan/fixtures.ts';
import { PlanImport } from '../plan/PlanImport/PlanImport.tsx';
import { StorageTab } from '../storage/StorageTab/StorageTab.tsx';
import { CampaignDetailScreen } from './CampaignDetailScreen.tsx';

const tabHrefs = {
  overview: '#overview',
  storage: '#storage',
  selection: '#selection',
  delivery: '#delivery',
  consumption: '#consumption',
};

const overview = (rows: typeof campaignRows, comparison?: ReactNode) => (
  <OverviewPanel
    rows={rows}
    stageHrefs={tabHrefs}
    comparison={comparison}
    chart={<EmissionsChart rows={rows} />}
  />
);
const compared = (
  <BenchmarkComparison
    campaign="Spring launch"
    country="Germany"
    own={ownValues(campaignRows, 'Germany')}
    benchmarks={benchmarks}
    href="#benchmarks"
  />
);
const storage = (rows: typeof campaignRows.storage) => (
  <StorageTab rows={rows} onAdd={async () => true} onDelete={() => undefined} />
);
const tenThousand = manyStorageRows(10_000);

const meta = preview.meta({
  title: 'Screens/CampaignDetailScreen',
  tags: ['stable'],
  component: CampaignDetailScreen,
  parameters: inPlace('campaigns'),
  args: {
    campaign: campaigns[0],
    tab: 'overview' as const,
    tabHrefs,
    children: overview(campaignRows, compared),
  },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Spring launch' })).toBeVisible();
  await expect(canvas.getByText('GMSF v1.2')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/openghg');
  const pages = within(canvas.getByRole('navigation', { name: 'Campaign pages' }));
  await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
});

export const Storage = meta.story({
  args: {
    tab: 'storage',
    children: storage(campaignRows.storage),
  },
});

/** Below a tab: the place says both. */
export const Importing = meta.story({
  args: {
    tab: 'delivery',
    importing: true,
    children: (
      <PlanImport
        sheets={sheets}
        onImport={fn(async (rows) => ({ created: rows.length, updated: 0 }))}
        stageHrefs={tabHrefs}
        cancelHref="#delivery"
      />
    ),
  },
});
Importing.test('Says the place', async ({ canvas }) => {
  const trail = within(canvas.getByRole('navigation', { name: 'You are here' }));
  await expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Campaigns',
    'Spring launch',
    'Delivery',
    'Import',
  ]);
  await expect(trail.getByText('Import')).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeEnabled();
  const tabs = within(canvas.getByRole('navigation', { name: 'Campaign pages' }));
  await expect(tabs.getByRole('link', { name: 'Delivery' })).toHaveAttribute('aria-current', 'true');
});

/** How tall the header will be is unknown until the campaign is here: what is below it is shown then. */
export const Loading = meta.story({
  args: {
    campaign: undefined,
    loading: true,
    children: <OverviewPanel loading rows={noRows} stageHrefs={tabHrefs} chart={null} />,
  },
});
Loading.test('Has the pages to go to', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Storage' })).toBeVisible();
  await waitFor(() => expect(canvas.getByText('Loading…', { ignore: '[hidden] *' })).toBeVisible());
  await expect(canvas.queryByRole('region', { name: 'Totals by stage' })).toBeNull();
  // It is there, so that it reads what it shows.
  await expect(canvas.getByRole('region', { name: 'Totals by stage', hidden: true })).not.toBeVisible();
});
Loading.test('Without a page it waits for one', { args: { children: undefined } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading…', { ignore: '[hidden] *' })).toBeVisible());
});
export const Failed = meta.story({
  args: {
    campaign: undefined,
    error: 'Failed to load campaign',
    errorAction: <ErrorStep onRetry={fn()} />,
    children: <OverviewPanel rows={noRows} failed={stages} stageHrefs={tabHrefs} chart={null} />,
  },
});
/** The shape stays, with dashes, and one banner says why. */
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load campaign');
  await expect(canvas.getByRole('navigation', { name: 'Campaign pages' })).toBeVisible();
  await expect(canvas.queryByText(/0\.00/)).toBeNull();
});

/** There is no such campaign: no pages lead anywhere. */
export const Missing = meta.story({
  args: { campaign: undefined, error: 'This campaign does not exist.', children: undefined },
});
Missing.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation', { name: 'Campaign pages' })).toBeNull();
});
export const LongText = meta.story({
  args: { campaign: { name: longName, version: 'gmsf1.2', description: longName } },
});
/** The longest description the API takes; the page it stands above stays in view. */
export const LongDescription = meta.story({
  args: {
    campaign: { name: 'Spring launch', version: 'gmsf1.2', description: 'What the brief says. '.repeat(95) },
  },
});
LongDescription.test('Shows the rest when asked', async ({ canvas, userEvent }) => {
  const description = canvas.getByText(/^What the brief says/);
  const height = description.clientHeight;
  await expect(description.scrollHeight).toBeGreaterThan(height);
  await userEvent.click(canvas.getByRole('button', { name: 'Show all', expanded: false }));
  await expect(description.clientHeight).toBeGreaterThan(2 * height);
  await expect(description.scrollHeight).toBe(description.clientHeight);
  await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }));
  await expect(description.clientHeight).toBe(height);
});
/** The tabs scroll sideways; the current one is visible, and an arrow marks the side with more. */
Default.test(
  'Narrow',
  {
    args: {
      tab: 'consumption',
      children: (
        <ConsumptionTab
          rows={campaignRows.consumption}
          geos={geos}
          onAdd={async () => true}
          onDelete={() => undefined}
        />
      ),
    },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Campaign pages' });
    const current = within(bar).getByRole('link', { current: 'page' });
    const end = (element: HTMLElement) => element.getBoundingClientRect().right;
    await waitFor(() => expect(end(current)).toBeLessThanOrEqual(end(bar)));
    await waitFor(() => expect(bar).toHaveAttribute('data-more-before'));
    await expect(bar).not.toHaveAttribute('data-more-after');
    bar.scrollLeft = 0;
    await waitFor(() => expect(bar).toHaveAttribute('data-more-after'));
    await expect(bar).not.toHaveAttribute('data-more-before');
    await expect(getComputedStyle(bar, '::after').content).toContain('›');
  },
);

/** One stage could not be loaded: no sum and no chart of the other three. */
export const StageFailed = meta.story({
  args: {
    children: (
      <OverviewPanel
        rows={{ ...campaignRows, delivery: [] }}
        failed={['delivery']}
        onRetry={fn()}
        stageHrefs={tabHrefs}
        chart={null}
      />
    ),
  },
});

/** The plan ended: what is there can be read, and the way to a plan is offered. */
export const PlanExpired = meta.story({
  args: {
    error: 'Your organization needs the Basic plan to use the tools.',
    errorAction: <ErrorStep planHref="/subscribe" />,
    children: (
      <OverviewPanel
        rows={noRows}
        failed={['storage', 'selection', 'delivery', 'consumption']}
        stageHrefs={tabHrefs}
        chart={null}
      />
    ),
  },
});

export const TinyBesideHuge = meta.story({ args: { children: overview(tinyBesideHuge) } });

export const TenThousandRows = meta.story({ args: { tab: 'storage', children: storage(tenThousand) } });
TenThousandRows.test('Keeps the page small', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
  await expect(canvasElement.ownerDocument.querySelectorAll('*').length).toBeLessThan(1500);
});

export const RightToLeftName = meta.story({
  args: {
    campaign: { name: rightToLeftNames[0], version: 'gmsf1.2', description: rightToLeftNames[1] },
    tab: 'storage',
    children: storage(
      campaignRows.storage.map((row, index) => ({ ...row, name: rightToLeftNames[index % 3] ?? row.name })),
    ),
  },
});

/** The connection is gone: what is on screen stays. */
export const Offline = meta.story({ parameters: offlineIn('campaigns') });

/** The session ended over the open page; what was typed below is kept. */
export const SessionEnded = meta.story({
  render: ({ children, ...args }) => (
    <CampaignDetailScreen {...args}>
      {children}
      <SessionEndedDialog email="ana@northwind.example" signInHref="/login" onLogIn={fn()} />
    </CampaignDetailScreen>
  ),
});
SessionEnded.test('Asks for the password', async ({ canvas }) => {
  await expect(canvas.getByRole('dialog', { name: 'Your session ended' })).toBeVisible();
  await expect(canvas.getByLabelText('Password')).toHaveFocus();
});
