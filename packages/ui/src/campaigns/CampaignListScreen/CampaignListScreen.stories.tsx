import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace, offlineIn } from '../../../../../.storybook/screen.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { usage } from '../../organization/fixtures.ts';
import { campaigns, longName, manyCampaigns, rightToLeftNames } from '../fixtures.ts';
import { CampaignListScreen } from './CampaignListScreen.tsx';

const tenThousand = manyCampaigns(10_000);

const meta = preview.meta({
  title: 'Screens/CampaignListScreen',
  tags: ['stable'],
  component: CampaignListScreen,
  parameters: inPlace('campaigns'),
  args: { campaigns, documentationHref: '/methodology', onCreate: fn(async () => true), onDelete: fn() },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const page = within(canvas.getByRole('main'));
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/app');
  await expect(page.getByRole('link', { name: 'Benchmarks' })).toHaveAttribute('href', '/openghg/benchmarks');
  await expect(page.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/methodology');
});

export const Empty = meta.story({ args: { campaigns: [], onExample: fn() } });
Empty.test('Offers an example', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add an example campaign' }));
  await expect(args.onExample).toHaveBeenCalledOnce();
});
export const AddingExample = meta.story({ args: { campaigns: [], onExample: fn(), addingExample: true } });
export const Loading = meta.story({ args: { campaigns: [], loading: true } });
export const Failed = meta.story({
  args: { campaigns: [], error: 'Failed to load campaigns', errorAction: <ErrorStep onRetry={fn()} /> },
});
Failed.test('Does not look empty', async ({ canvas }) => {
  await expect(canvas.getByText('–')).toBeVisible();
  await expect(canvas.queryByText('No campaigns yet.')).toBeNull();
});
export const CreateFailed = meta.story({ args: { createError: 'Failed to create campaign' } });
export const Submitting = meta.story({ args: { submitting: true } });
export const LongText = meta.story({
  args: { campaigns: campaigns.map((campaign) => ({ ...campaign, name: longName, description: longName })) },
});

/** The limit of the plan is reached: the form says so and keeps what was typed. */
export const PlanFull = meta.story({
  args: {
    usage: { ...usage, campaigns: { used: 2000, limit: 2000 } },
    createError: 'Your organization may have at most 2,000 campaigns. Delete some to make room.',
  },
});

export const PlanExpired = meta.story({
  args: {
    campaigns: [],
    error: 'Your organization needs the Basic plan to use the tools.',
    errorAction: <ErrorStep planHref="/subscribe" />,
  },
});

export const Large = meta.story({ args: { campaigns: tenThousand } });

export const RightToLeftNames = meta.story({
  args: {
    campaigns: campaigns.map((campaign, index) => ({
      ...campaign,
      name: rightToLeftNames[index] ?? campaign.name,
      description: rightToLeftNames[(index + 1) % 3] ?? null,
    })),
  },
});

/** 0.004 kg beside 120,000 kg. */
export const TinyBesideHuge = meta.story({
  args: {
    campaigns: campaigns.map((campaign, index) => {
      const total_emissions = [120_000, 0.004, 88.2][index] ?? 0;
      const factor = total_emissions / (campaign.total_emissions || 1);
      return {
        ...campaign,
        total_emissions,
        parts: campaign.parts?.map((part) => ({ ...part, value: part.value * factor })),
      };
    }),
  },
});

export const Offline = meta.story({ parameters: offlineIn('campaigns') });
