import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../../feedback/ErrorStep/ErrorStep.tsx';
import { askToDelete, choose, dialog, expectHeads } from '../../../form/play.ts';
import { campaignRows, geos, longName } from '../../fixtures.ts';
import { ConsumptionTab } from './ConsumptionTab.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/ConsumptionTab',
  tags: ['stable'],
  component: ConsumptionTab,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { rows: campaignRows.consumption, geos, onAdd: fn(async () => true), onDelete: fn() },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expectHeads(canvas, [
    'Name',
    'Level',
    'Country',
    'Device',
    'Impressions',
    'Total Emissions',
    'Actions',
  ]);
  const row = within(canvas.getByRole('row', { name: /Banners, all devices/ }));
  for (const cell of ['0 · Default', 'Germany', 'Mixed', '1,000,000'])
    await expect(row.getByText(cell)).toBeVisible();
});

export const Empty = meta.story({
  args: { rows: [] },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('No rows yet.')).toBeVisible();
});

export const Loading = meta.story({ args: { rows: [], loading: true } });
export const Failed = meta.story({
  args: { rows: [], error: 'Failed to load campaign', errorAction: <ErrorStep onRetry={fn()} /> },
});
export const GeosFailed = meta.story({
  args: { geos: undefined, error: 'Failed to load geos', errorAction: <ErrorStep onRetry={fn()} /> },
});
GeosFailed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Add Row' })).toBeDisabled();
});
export const Deleting = meta.story({ args: { deletingId: 2 } });

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
    const form = await dialog('Add consumption row');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

export const Viewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Banners, all devices' }));
    const panel = await dialog('Banners, all devices');
    for (const term of ['ID', 'Level', 'Device', 'View time', 'Total Emissions']) {
      await expect(await panel.findByText(term, { selector: 'dt' })).toBeInTheDocument();
    }
    for (const part of ['Device, electricity', 'Device, embodied'])
      await expect(await panel.findByText(part, { selector: 'summary span' })).toBeInTheDocument();
    await expect(panel.queryByText(/saved with other factors/)).toBeNull();
  },
});

export const DeletePrompt = meta.story({
  parameters: { everyLanguage: true },
  play: ({ canvas, userEvent }) => askToDelete(canvas, userEvent, 'Banners, all devices'),
});
DeletePrompt.test('Deletes when it is confirmed', async ({ userEvent, args }) => {
  const prompt = await dialog('Delete "Banners, all devices"?');
  await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(campaignRows.consumption[0]));
});

export const LongText = meta.story({
  args: { rows: campaignRows.consumption.map((row) => ({ ...row, name: `${longName} ${row.id}` })) },
});

/** Rows that are counted by their view time have no placement. */
Default.test(
  'Setting the device and the placement',
  { args: { onSetMany: fn() } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change 3 rows' }));
    const form = await dialog('Change 3 rows');
    await choose(form, userEvent, 'Device', 'TV');
    await expect(await form.findByText('1 row has this already and stays as it is.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Change 2 rows' })).toBeEnabled();
    await choose(form, userEvent, 'Placement type', 'Video (HAI)');
    await expect(await form.findByText(/^2 rows can’t take this/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Change 1 row' }));
    await expect(args.onSetMany).toHaveBeenCalledWith([
      {
        rows: [campaignRows.consumption[0]],
        change: { device_type: 'tv', placement_type: 'video_hai' },
      },
    ]);
  },
);
