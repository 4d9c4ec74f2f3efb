import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaignRows, geos } from '../../campaigns/fixtures.ts';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { WeightBridge } from './WeightBridge.tsx';

const { delivery: deliveryRows } = campaignRows;
const campaigns = [
  { id: 1, name: 'Autumn 2026' },
  { id: 2, name: 'Winter 2026' },
];

const meta = preview.meta({
  title: 'Components/Images/WeightBridge',
  tags: ['beta'],
  component: WeightBridge,
  args: {
    name: 'AVIF, q 67',
    bytes: { before: 151_000, after: 4_000 },
    campaigns,
    campaignId: 1,
    rows: deliveryRows,
    campaignTotal: 250,
    rowsHref: '/openghg/1/delivery',
    onCampaignChange: fn(),
    onUse: fn(),
  },
});

/** As a host connects it: the campaign determines the rows. */
export const Default = meta.story({
  args: { campaignId: undefined },
  render: function Connected(args) {
    const [campaignId, setCampaignId] = useState(args.campaignId);
    return (
      <WeightBridge
        {...args}
        campaignId={campaignId}
        rows={campaignId === 2 ? [] : args.rows}
        onCampaignChange={(id) => {
          args.onCampaignChange(id);
          setCampaignId(id);
        }}
      />
    );
  },
});
Default.test('Says what it shows', async ({ args, canvas }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Campaign'), 'Autumn 2026');
  await expect(args.onCampaignChange).toHaveBeenCalledWith(1);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Banners' }));
  await expect(canvas.getByText('With the original')).toBeVisible();
  await expect(canvas.getByText(/^\d+% of Delivery and \d+% of the whole campaign\.$/)).toBeVisible();
  await expect(
    canvas.getByText(/4\.0 KB is written as a payload of 0\.004 MB; .* level 0 becomes/),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Use this weight in 1 row' }));
  await expect(args.onUse).toHaveBeenCalledWith([
    {
      before: deliveryRows[1],
      after: expect.objectContaining({ id: 2, level: 1, payload: 0.004, fixed_ratio: null }),
    },
  ]);
});

/** Without a campaign: impressions and a country, and what is counted. */
export const WithoutCampaign = meta.story({
  args: { campaignId: undefined, geos },
});
WithoutCampaign.test('Says what is counted', async ({ canvas }) => {
  const impressions = canvas.getByRole('textbox', { name: 'Impressions' });
  await userEvent.type(impressions, '1000000');
  await expect(canvas.queryByText('With the original')).toBeNull();
  await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'Germ{Enter}');
  await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('Europe');
  await expect(canvas.getByText('With the original')).toBeVisible();
  await expect(canvas.getByText('With AVIF, q 67')).toBeVisible();
  await expect(
    canvas.getByText(/^Counted: the delivery of this picture alone, 1,000,000 impressions in Germany\./),
  ).toBeVisible();
  await userEvent.clear(impressions);
  await userEvent.type(impressions, '2000000000000');
  await expect(canvas.getByText('Enter at most 1,000,000,000,000.')).toBeVisible();
  await expect(canvas.queryByText('With the original')).toBeNull();
});

/** A video and a measured payload cannot take the size of a picture, and say so. */
export const NotTaken = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Pre-roll' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Measured, app only' })).toBeDisabled();
    await expect(canvas.getAllByText(/A video, or a measured payload/)).toHaveLength(2);
  },
});

export const Heavier = meta.story({
  args: { bytes: { before: 4_000, after: 151_000 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Banners' }));
    await expect(canvas.getByText(/heavier than the original/)).toBeVisible();
  },
});

export const Written = meta.story({
  args: { used: 2, onUndo: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Written to 2 rows.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Open Delivery' })).toHaveAttribute(
      'href',
      '/openghg/1/delivery',
    );
  },
});

/** The rows that have taken the weight lead there. */
export const UsedInRows = meta.story({
  args: {
    campaignId: undefined,
    usedIn: Array.from({ length: 14 }, (_, index) => ({
      id: index + 1,
      name: `Banners ${index + 1}`,
      campaign: 'Autumn 2026',
      file: 'AVIF, q 67',
      href: '/openghg/1/delivery',
    })),
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Used in' }));
    await expect(list.getAllByRole('link')).toHaveLength(12);
    await expect(list.getByRole('link', { name: 'Banners 1' })).toHaveAttribute(
      'href',
      '/openghg/1/delivery',
    );
    await expect(list.getByText('and 2 more rows')).toBeVisible();
  },
});

export const Submitting = meta.story({
  args: { using: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Banners' }));
    await expect(canvas.getByRole('button', { name: 'Use this weight in 1 row' })).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    rows: deliveryRows.map((row) => ({
      ...row,
      name: 'Autumn_banners_all_sizes_final_approved_v14_'.repeat(4),
    })),
  },
});

export const Empty = meta.story({ args: { rows: [] } });
export const Loading = meta.story({ args: { rows: undefined } });
export const Failed = meta.story({
  args: { error: 'The rows could not be changed. Please try again.' },
  parameters: { again: 'Use this weight' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Banners' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be changed');
  },
});

/** The rows of the campaign could not be loaded. */
export const FailedToLoad = meta.story({
  args: {
    rows: undefined,
    error: 'Failed to load campaign',
    errorAction: <ErrorStep onRetry={fn()} />,
  },
});
FailedToLoad.test('Offers another try and loads no longer', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(canvas.queryByText('Loading…')).toBeNull();
});

/** What would change can be looked at; nothing is written. */
export const ReadOnly = meta.story({
  args: {
    onUse: undefined,
    usedIn: [{ id: 1, name: 'Banners', campaign: 'Autumn 2026', file: 'AVIF, q 67' }],
  },
});
ReadOnly.test('Shows the change and writes nothing', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Banners' }));
  await expect(canvas.getByText('With the original')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Use this weight/ })).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'Banners' })).toBeNull();
});
