import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../../feedback/ErrorStep/ErrorStep.tsx';
import { askToDelete, choose, dialog, expectHeads, search } from '../../../form/play.ts';
import { campaignRows, geos, longName } from '../../fixtures.ts';
import { SelectionTab } from './SelectionTab.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/SelectionTab',
  tags: ['stable'],
  component: SelectionTab,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { rows: campaignRows.selection, geos, onAdd: fn(async () => true), onDelete: fn() },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expectHeads(canvas, [
    'Name',
    'Level',
    'Geo (country/region)',
    'Impressions',
    'Buy',
    'Total Emissions',
    'Actions',
  ]);
  const row = within(canvas.getByRole('row', { name: /Open auction, display/ }));
  for (const cell of ['1 · ads.txt lines', 'Germany / Europe', '1,000,000', 'Programmatic'])
    await expect(row.getByText(cell)).toBeVisible();
  const direct = within(canvas.getByRole('row', { name: /Publisher direct/ }));
  await expect(direct.getAllByRole('cell')[0]).toHaveTextContent(/^–$/);
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
    const form = await dialog('Add selection row');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

export const Viewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Open auction, display' }));
    const panel = await dialog('Open auction, display');
    for (const term of ['ID', 'Level', 'Region', 'ads.txt lines', 'Total Emissions']) {
      await expect(await panel.findByText(term, { selector: 'dt' })).toBeInTheDocument();
    }
    for (const part of ['Servers, electricity', 'Network, embodied'])
      await expect(await panel.findByText(part, { selector: 'summary span' })).toBeVisible();
    await expect(panel.queryByText(/saved with other factors/)).toBeNull();
  },
});

export const DeletePrompt = meta.story({
  parameters: { everyLanguage: true },
  play: ({ canvas, userEvent }) => askToDelete(canvas, userEvent, 'Open auction, display'),
});
DeletePrompt.test('Deletes when it is confirmed', async ({ userEvent, args }) => {
  const prompt = await dialog('Delete "Open auction, display"?');
  await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(campaignRows.selection[0]));
});

/** The region follows the country. */
Default.test('Setting the country', { args: { onSetMany: fn() } }, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Change 3 rows' }));
  const form = await dialog('Change 3 rows');
  await search(form, userEvent, 'Country', 'United States');
  await userEvent.click(form.getByRole('button', { name: 'Change 3 rows' }));
  await expect(args.onSetMany).toHaveBeenCalledWith([
    { rows: campaignRows.selection, change: { country: 'United States', region: 'North America' } },
  ]);
});

Default.test('Setting the buy type', { args: { onSetMany: fn() } }, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Change 3 rows' }));
  const form = await dialog('Change 3 rows');
  await choose(form, userEvent, 'Buy type', 'Direct');
  await choose(form, userEvent, 'Placement type', 'Video');
  await expect(await form.findByText(/^3 rows can’t take this/)).toBeVisible();
  await choose(form, userEvent, 'Placement type', 'As it is');
  await expect(await form.findByText('1 row has this already and stays as it is.')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Change 2 rows' }));
  const others = campaignRows.selection.filter((row) => row.buy_type !== 'direct');
  await expect(args.onSetMany).toHaveBeenCalledWith([{ rows: others, change: { buy_type: 'direct' } }]);
});

export const LongText = meta.story({
  args: { rows: campaignRows.selection.map((row) => ({ ...row, name: `${longName} ${row.id}` })) },
});
