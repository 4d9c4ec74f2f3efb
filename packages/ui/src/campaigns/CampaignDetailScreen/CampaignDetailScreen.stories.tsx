import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConsumptionTab } from '../consumption/ConsumptionTab/ConsumptionTab.tsx';
import { campaignRows, campaigns, geos, longName } from '../fixtures.ts';
import { EmissionsChart } from '../overview/EmissionsChart/EmissionsChart.tsx';
import { OverviewPanel } from '../overview/OverviewPanel/OverviewPanel.tsx';
import { StorageTab } from '../storage/StorageTab/StorageTab.tsx';
import { CampaignDetailScreen } from './CampaignDetailScreen.tsx';

const tabHrefs = {
  overview: '#overview',
  storage: '#storage',
  selection: '#selection',
  delivery: '#delivery',
  consumption: '#consumption',
};

const meta = preview.meta({
  title: 'Campaigns/CampaignDetailScreen',
  tags: ['stable'],
  component: CampaignDetailScreen,
  args: {
    campaign: campaigns[0],
    tab: 'overview' as const,
    tabHrefs,
    children: (
      <OverviewPanel
        rows={campaignRows}
        stageHrefs={tabHrefs}
        chart={<EmissionsChart rows={campaignRows} />}
      />
    ),
  },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Spring launch' })).toBeVisible();
  await expect(canvas.getByText('GMSF v1.2')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/openghg');
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
});

export const Storage = meta.story({
  args: {
    tab: 'storage',
    children: <StorageTab rows={campaignRows.storage} onAdd={async () => true} onDelete={() => undefined} />,
  },
});

export const Loading = meta.story({ args: { campaign: undefined, loading: true, children: undefined } });
export const Failed = meta.story({
  args: { campaign: undefined, error: 'Failed to load campaign', children: undefined },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation', { name: 'Campaign pages' })).toBeNull();
});
export const LongText = meta.story({
  args: { campaign: { name: longName, version: 'gmsf1.2', description: longName } },
});
/** The pages scroll sideways; the current one is in sight, and an arrow says where there are more. */
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
    const current = canvas.getByRole('link', { current: 'page' });
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
