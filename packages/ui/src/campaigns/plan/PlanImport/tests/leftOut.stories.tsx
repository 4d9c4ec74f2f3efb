import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { PlanImport } from '../PlanImport.tsx';
import { grid, paste, planImportArgs, written } from '../play.ts';

const meta = preview.meta({
  title: 'Components/Campaigns/PlanImport',
  tags: ['beta', '!autodocs'],
  component: PlanImport,
  args: planImportArgs,
});

/** Lines are left out, by the import or by the user, and put back. */
export const LeftOutTests = meta.story();

LeftOutTests.test('Says how many totals are left out', async ({ canvas }) => {
  const days = Array.from({ length: 11 }, (_, day) => `A ${day}\tDE\t10\nTotal\t\t10`);
  paste(`Name\tCountry\tImpressions\n${days.join('\n')}`);
  await expect(await canvas.findByText(/rows 3, 5, 7, 9, 11, 13, 15, 17,? and 3 more\./)).toBeVisible();
});

LeftOutTests.test('Lines that look like totals are taken in', async ({ canvas }) => {
  paste('Name\tCountry\tImpressions\nTotal\tFR\t1000\nNike\tFR\t400\nTotal\tFR\t1400');
  await expect(
    await canvas.findByText(/Left out, as totals, parts of lines or remarks: rows 2 and 4\./),
  ).toBeVisible();
  canvas.getByRole('button', { name: 'Put back, All' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('All 3 lines are good.')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 9 rows' })).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Leave out, line 4' }));
  await expect(canvas.getByText(/Left out by you: line 4\./)).toBeVisible();
  await expect(canvas.queryByText(/as totals/)).toBeNull();
  await expect(canvas.getByText('All 2 lines are good.')).toBeVisible();
});

LeftOutTests.test('One of several lines is put back', async ({ canvas }) => {
  paste('Name\tCountry\tImpressions\nTotal\tFR\t1000\nNike\tFR\t400\nTotal\tFR\t1400\nAdidas\tFR\t10');
  (await canvas.findByRole('button', { name: 'Put back, line 2' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect(
    await canvas.findByText(/Left out, as totals, parts of lines or remarks: row 4\./),
  ).toBeVisible();
  await expect(canvas.getByText('All 3 lines are good.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Put back, line/ })).toBeNull();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 9 rows' })).toHaveFocus());
  for (const name of ['Leave out, line 5', 'Leave out, line 3', 'Put back, line 5'])
    await userEvent.click(await canvas.findByRole('button', { name }));
  await expect(await canvas.findByText(/Left out by you: line 3\./)).toBeVisible();
  await expect(canvas.getByText('All 2 lines are good.')).toBeVisible();
});

const rowA = { id: 1, version: 1, external_id: null, name: 'A', country: 'Germany', impressions: 1000 };
LeftOutTests.test(
  'Says how many lines are there already',
  {
    args: {
      known: {
        selection: [{ ...rowA, total_emissions: 0.58370297639999 }],
        delivery: [{ ...rowA, total_emissions: 0.005710739642099 }],
        consumption: [{ ...rowA, total_emissions: 0.03276992058 }],
      },
    },
  },
  async ({ canvas }) => {
    paste('Name\tCountry\tImpressions\nA\tDE\t1000\nB\tDE\t1000\nB\tDE\t1000\nA\tDE\t1001');
    await expect(
      await canvas.findByText('1 line is in this campaign already, and is left out.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('1 line is there already, in this campaign or further up in the plan.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 9 rows' })).toBeEnabled();
    canvas.getByRole('button', { name: 'Import them too' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 12 rows' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Leave out, 2 lines' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Left out by you: lines 2 and 4\./)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 6 rows' })).toHaveFocus());
    await expect(canvas.queryByText(/there already/)).toBeNull();
  },
);

LeftOutTests.test('A faulty line is left out, and put back', async ({ canvas, args }) => {
  paste('Name\tCountry\tImpressions\nA\tDE\t1000\nRates on request\t\t10\nB\tDE\t2000');
  await expect(await canvas.findByText('2 lines are good, 1 has errors.')).toBeVisible();
  const leaveOut = async () => {
    const faults = await canvas.findByRole('region', { name: 'To fix' });
    within(faults).getByRole('button', { name: 'Leave out, line 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('All 2 lines are good.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 6 rows' })).toHaveFocus());
  };
  await leaveOut();
  await expect(canvas.getByText(/Left out by you: line 3\./)).toBeVisible();
  await expect(await grid()).toHaveAttribute('aria-rowcount', '3');
  canvas.getByRole('button', { name: 'Put back' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('2 lines are good, 1 has errors.')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus());
  await expect(canvas.queryByText(/Left out by you/)).toBeNull();
  await leaveOut();
  // Another choice of stages reads every line again.
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Selection/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Import 4 rows' }));
  await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(1));
  await expect(written(args.onImport)).toHaveLength(4);
});

LeftOutTests.test('The only line is left out, and put back', async ({ canvas }) => {
  paste('Name\tCountry\tImpressions\nA\t\t1000');
  for (const place of [() => canvas.findByRole('region', { name: 'To fix' }), grid]) {
    within(await place())
      .getByRole('button', { name: 'Leave out, line 2' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Put back' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Country is blank')).toBeVisible();
  }
});

LeftOutTests.test('Good lines are left out in the table, with the keyboard', async ({ canvas, args }) => {
  paste('Name\tCountry\tImpressions\nA\tDE\t1000\nReserve\tDE\t10\nB\tDE\t2000');
  within(await grid())
    .getByRole('gridcell', { name: 'Reserve' })
    .focus();
  await userEvent.keyboard('{End}');
  const leaveOut = (line: number) => canvas.getByRole('button', { name: `Leave out, line ${line}` });
  await waitFor(() => expect(leaveOut(3)).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  // The line below has moved up, and so has the focus.
  await waitFor(() => expect(leaveOut(4)).toHaveFocus());
  await expect(canvas.getByText(/Left out by you: line 3\./)).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(leaveOut(2)).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'A' })).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Import 6 rows' }));
  await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(1));
  const row = (name: string) => expect.objectContaining({ row: expect.objectContaining({ name }) });
  await expect(written(args.onImport)).toEqual(['A', 'A', 'A', 'B', 'B', 'B'].map(row));
});
