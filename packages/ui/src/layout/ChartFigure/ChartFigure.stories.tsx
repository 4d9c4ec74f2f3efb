import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ChartFigure } from './ChartFigure.tsx';

const meta = preview.meta({
  title: 'Components/Layout/ChartFigure',
  tags: ['stable'],
  component: ChartFigure,
  args: {
    title: 'Emissions by stage',
    summary: 'Delivery is the largest of two stages: 3.00 of 4.00 kg CO2e.',
    fileName: 'emissions-by-stage',
    csv: () => 'stage,kg\r\nStorage,1\r\nDelivery,3\r\n',
    table: {
      columns: [{ header: 'Stage' }, { header: 'kg CO2e', numeric: true }],
      rows: [
        { key: 'storage', cells: ['Storage', '1.00'] },
        { key: 'delivery', cells: ['Delivery', '3.00'] },
      ],
    },
    children: (
      <svg width="240" height="64" role="img" aria-label="Two bars">
        <rect width="80" height="24" fill="var(--leaf-storage)" />
        <rect y="36" width="240" height="24" fill="var(--leaf-delivery)" />
      </svg>
    ),
  },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const figure = canvas.getByRole('figure', { name: 'Emissions by stage' });
  await expect(figure).toHaveAccessibleDescription(/Delivery is the largest/);
});

/** The same numbers. */
export const AsTable = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const table = within(await canvas.findByRole('table', { name: 'Emissions by stage' }));
    await expect(table.getByRole('row', { name: 'Delivery 3.00' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
AsTable.test('Leads back to the chart', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
  await expect(await canvas.findByRole('img', { name: 'Two bars' })).toBeVisible();
});

export const LongText = meta.story({
  args: { title: 'Emissions of every stage of a campaign by component '.repeat(3) },
});
