import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { campaignRows, noRows } from '../../fixtures.ts';
import { EmissionsChart } from './EmissionsChart.tsx';

const meta = preview.meta({
  title: 'Campaigns/EmissionsChart',
  component: EmissionsChart,
  args: { rows: campaignRows },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'Emissions by stage and component' });
    await expect(figure).toHaveAccessibleDescription(/kg CO2e in all\. The largest stage is/);
    await waitFor(() => expect(canvas.getByRole('img', { name: /^Storage: HDD, 8\.00/ })).toBeVisible());
    await expect(canvas.getAllByRole('img')).toHaveLength(4 + 4 + 6 + 8);
  },
});

export const ArrowKeysReachThePoints = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('img', { name: /^Storage: SSD,/ });
    first.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('img', { name: /^Storage: HDD,/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(canvas.getByRole('img', { name: /^Selection: Network, embodied,/ })).toHaveFocus();
    await expect(canvas.getByText(/of Selection$/)).toBeVisible();
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(1 + 22);
    await expect(canvas.getByRole('row', { name: /^HDD Storage 8\.00/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { rows: noRows },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add rows to any stage to see the emissions chart.')).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
});

export const OneStage = meta.story({ args: { rows: { ...noRows, storage: campaignRows.storage } } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
export const Relabelled = meta.story({
  args: { labels: { title: 'Emissionen nach Stufe', storage: 'Speicherung', embodied: 'Herstellung' } },
});
