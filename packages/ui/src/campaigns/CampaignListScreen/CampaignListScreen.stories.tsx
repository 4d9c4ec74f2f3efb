import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaigns, longName } from '../fixtures.ts';
import { CampaignListScreen } from './CampaignListScreen.tsx';

const meta = preview.meta({
  title: 'Campaigns/CampaignListScreen',
  tags: ['stable'],
  component: CampaignListScreen,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { campaigns, documentationHref: '/methodology', onCreate: fn(async () => true), onDelete: fn() },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/app');
  await expect(canvas.getByRole('link', { name: 'Benchmarks' })).toHaveAttribute(
    'href',
    '/openghg/benchmarks',
  );
  await expect(canvas.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/methodology');
});

export const Empty = meta.story({ args: { campaigns: [] } });
export const Loading = meta.story({ args: { campaigns: [], loading: true } });
export const Failed = meta.story({ args: { campaigns: [], error: 'Failed to load campaigns' } });
Failed.test('Does not look empty', async ({ canvas }) => {
  await expect(canvas.getByText('–')).toBeVisible();
  await expect(canvas.queryByText('No campaigns yet.')).toBeNull();
});
export const CreateFailed = meta.story({ args: { createError: 'Failed to create campaign' } });
export const Submitting = meta.story({ args: { submitting: true } });
export const LongText = meta.story({
  args: { campaigns: campaigns.map((campaign) => ({ ...campaign, name: longName, description: longName })) },
});
