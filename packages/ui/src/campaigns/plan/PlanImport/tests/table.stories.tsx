import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { germanPlan, longPlan } from '../../fixtures.ts';
import { PlanImport } from '../PlanImport.tsx';
import { grid, paste, planImportArgs } from '../play.ts';

const meta = preview.meta({
  title: 'Components/Campaigns/PlanImport',
  tags: ['beta', '!autodocs'],
  component: PlanImport,
  args: planImportArgs,
});

/** The table of the lines. */
export const TableTests = meta.story();

TableTests.test('What is typed is in the unit that is shown', async ({ canvas }) => {
  paste('Name\tCountry\tImpressions (000)\tFile size (KB)\nA\tDE\t150\t180\nB\tDE\t15O\t180');
  const instead = await canvas.findByRole('textbox', { name: 'Instead of Impressions “15O”' });
  await userEvent.type(instead, '250000{Enter}');
  const table = within(await grid());
  await expect(await table.findByRole('gridcell', { name: '250,000' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Payload (MB)' })).toBeVisible();
  await userEvent.click(table.getAllByRole('gridcell', { name: '0.18' })[0] as HTMLElement);
  const size = await canvas.findByRole('textbox', { name: 'Payload, line 2' });
  await expect(size).toHaveValue('0.18');
  await userEvent.keyboard('0.2{Enter}');
  await expect(await table.findByRole('gridcell', { name: '0.2' })).toBeVisible();
});

TableTests.test('The focus stays in the table when a line is no longer faulty', async ({ canvas }) => {
  paste(germanPlan);
  const table = within(await grid());
  await canvas.findByText('38 lines are good, 2 have errors.');
  await userEvent.click(canvas.getByRole('radio', { name: /^With errors/ }));
  await userEvent.click(await table.findByRole('gridcell', { name: 'Östereich' }));
  await userEvent.keyboard('Austria{Enter}');
  await expect(await canvas.findByText('39 lines are good, 1 has errors.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
});

/** 10,000 lines, of which only the visible ones are rendered. */
TableTests.test('Many lines', async ({ canvas }) => {
  paste(longPlan);
  await expect(await canvas.findByText('All 10,000 lines are good.', {}, { timeout: 30_000 })).toBeVisible();
  const table = await grid();
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
});
