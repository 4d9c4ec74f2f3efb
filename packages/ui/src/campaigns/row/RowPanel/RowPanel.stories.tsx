import { storageEmissions } from '@leaf/emissions';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { dialog } from '../../../form/play.ts';
import { campaignRows, longName } from '../../fixtures.ts';
import { RowPanel, type RowPanelProps } from './RowPanel.tsx';

const [row] = campaignRows.storage;
if (!row) throw new Error('The fixtures have rows.');

const args: RowPanelProps = {
  stage: 'storage',
  opened: true,
  onClose: fn(),
  row,
  trace: storageEmissions(row).trace,
};

const meta = preview.meta({
  title: 'Components/Campaigns/RowPanel',
  tags: ['stable'],
  component: RowPanel,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args,
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ userEvent, args }) => {
  const panel = await dialog('Masters');
  await expect(panel.getByText('Storage')).toBeVisible();
  await expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
  await expect(await panel.findByText('50 GB')).toBeInTheDocument();
  await expect(panel.getByTitle('12.909 kg CO2e')).toHaveTextContent('12.91 kg CO2e');
  await expect(panel.getAllByRole('button', { name: 'Copy 12.909 kg CO2e' })[0]).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalled();
});

export const SavedWithOtherFactors = meta.story({
  args: { row: { ...row, total_emissions: 11 } },
});
SavedWithOtherFactors.test('Says what it is given', async () => {
  await expect(await screen.findByText(/saved with other factors/)).toBeInTheDocument();
  const units = screen.getAllByRole('img', { name: 'kilograms of C O 2 equivalent' });
  await expect(
    units.filter((unit) => unit.closest('dd')?.previousElementSibling?.textContent === 'SSD'),
  ).not.toHaveLength(0);
});

/** Each step appears in the panel once, and so does each part; each expands to its factors. */
export const StepOpened = meta.story({
  play: async ({ userEvent }) => {
    const panel = await dialog('Masters');
    await userEvent.click(await panel.findByText('Cloud', { selector: 'summary span' }));
    await expect(panel.getByRole('button', { name: 'Copy 3.795 kg CO2e' })).toBeVisible();
    await expect(panel.getAllByText('Cloud', { selector: 'summary span, dt' })).toHaveLength(1);
  },
});

Default.test(
  'With actions',
  {
    args: { onEdit: fn(), onDuplicate: fn(), onDelete: fn() },
  },
  async ({ userEvent, args }) => {
    const panel = await dialog('Masters');
    await userEvent.click(await panel.findByRole('button', { name: 'Edit' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onEdit).toHaveBeenCalledWith(row);
  },
);

Default.test(
  'Cuts off no large figure on a phone',
  {
    args: { row: { ...row, total_emissions: 41_482_645.35 } },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async () => {
    const panel = await dialog('Masters');
    const { parentElement: line } = panel.getAllByTitle(/^41,482,645/)[0] ?? {};
    await waitFor(() => expect(window.innerWidth).toBe(320));
    await expect(line?.scrollWidth).toBe(line?.clientWidth);
  },
);

export const Unexplained = meta.story({ args: { trace: null } });
export const LongText = meta.story({ args: { row: { ...row, name: longName } } });
LongText.test('Has its close button beside the first line of the title', async () => {
  const title = await screen.findByRole('heading', { name: longName });
  const line = new Range();
  line.selectNodeContents(title);
  const [words] = line.getClientRects();
  const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
  await expect(title.offsetHeight).toBeGreaterThan(2 * (words?.height ?? 0));
  const middle = ({ top = 0, bottom = 0 }: Partial<DOMRect> = {}) => (top + bottom) / 2;
  await expect(Math.abs(middle(words) - middle(close))).toBeLessThan(2);
});
