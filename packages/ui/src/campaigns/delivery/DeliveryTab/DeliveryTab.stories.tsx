import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { dialog, expectHeads } from '../../../form/play.ts';
import { deliveryRows, geos, longName } from '../../fixtures.ts';
import { DeliveryTab } from './DeliveryTab.tsx';

const meta = preview.meta({
  title: 'Campaigns/DeliveryTab',
  component: DeliveryTab,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { rows: deliveryRows, geos, onAdd: fn(async () => true), onDelete: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectHeads(canvas, [
      'Name',
      'Country',
      'Payload (MB)',
      'Impressions',
      'Ratios (fixed/mobile)',
      'Total Emissions',
      'Actions',
    ]);
    const row = within(canvas.getByRole('row', { name: /Pre-roll/ }));
    for (const cell of ['Italy', '2.5', '400,000', '0.7431 / 0.2569'])
      await expect(row.getByRole('cell', { name: cell })).toBeVisible();
    await expect(row.getByRole('rowheader', { name: 'Pre-roll' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Pre-roll' })).toHaveAttribute(
      'aria-description',
      '1 · Whole creative · Video (HAI)',
    );
  },
});

export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rows yet.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { rows: [], loading: true } });
export const Failed = meta.story({ args: { rows: [], error: 'Failed to load campaign' } });
export const GeosFailed = meta.story({
  args: { geos: undefined, error: 'Failed to load geos' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Row' })).toBeDisabled();
  },
});
export const Deleting = meta.story({ args: { deletingId: 2 } });

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
    const form = await dialog('Add delivery row');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

export const Viewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Pre-roll' }));
    const panel = await dialog('Pre-roll');
    for (const term of ['ID', 'Level', 'Region', 'Fixed ratio', 'Mobile ratio', 'Total Emissions']) {
      await expect(panel.getByText(term, { selector: 'dt' })).toBeInTheDocument();
    }
    await expect(await panel.findByText('CDN, electricity', { selector: 'summary span' })).toBeVisible();
    await expect(panel.queryByText(/saved with other factors/)).toBeNull();
  },
});

export const DeletePrompt = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Pre-roll' }));
    const prompt = await dialog('Delete "Pre-roll"?');
    await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(deliveryRows[0]));
  },
});

export const LongText = meta.story({
  args: { rows: deliveryRows.map((row) => ({ ...row, name: `${longName} ${row.id}` })) },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
export const Relabelled = meta.story({
  args: { labels: { title: 'Auslieferung', impressions: 'Einblendungen' } },
});
