import { storageEmissions } from '@leaf/emissions';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { dialog } from '../../../form/play.ts';
import { longName, storageRows } from '../../fixtures.ts';
import { rowFields } from '../fields.ts';
import { RowPanel, type RowPanelProps } from './RowPanel.tsx';

const [row] = storageRows;
if (!row) throw new Error('The fixtures have rows.');

const args: RowPanelProps = {
  stage: 'storage',
  opened: true,
  onClose: fn(),
  name: row.name,
  fields: rowFields.storage.map((field) => [field, row[field]] as const),
  total: row.total_emissions,
  trace: storageEmissions(row).trace,
};

const meta = preview.meta({
  title: 'Campaigns/RowPanel',
  component: RowPanel,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args,
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const panel = await dialog('Masters');
    await expect(panel.getByText('50 GB')).toBeVisible();
    await expect(panel.getAllByText('12.909 kg CO2e').length).toBeGreaterThan(0);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const SavedWithOtherFactors = meta.story({
  args: { total: 11 },
  play: async () => {
    await expect(await screen.findByText(/saved with other factors/)).toBeInTheDocument();
  },
});

export const Unexplained = meta.story({ args: { trace: null } });
export const LongText = meta.story({ args: { name: longName } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
export const Relabelled = meta.story({
  args: { labels: { entered: 'Eingegeben', emissions: 'Emissionen', explanation: 'Wie die Zahl entsteht' } },
});
