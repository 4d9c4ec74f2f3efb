import { expect, mocked, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { germanPlan } from '../../fixtures.ts';
import { PlanImport } from '../PlanImport.tsx';
import { downloads, grid, paste, planImportArgs, written } from '../play.ts';

const meta = preview.meta({
  title: 'Components/Campaigns/PlanImport',
  tags: ['beta', '!autodocs'],
  component: PlanImport,
  args: planImportArgs,
});

/** The lines are checked and mended, then written. */
export const CheckTests = meta.story();

/** Recognised at once, so the columns step is skipped; two faults to fix. */
CheckTests.test('Checking', async ({ canvas }) => {
  paste(germanPlan);
  await grid();
  await expect(await canvas.findByText('38 lines are good, 2 have errors.')).toBeVisible();
  await expect(canvas.getByText('Country “Östereich”')).toBeVisible();
  await expect(canvas.getByText('Impressions “12O.000”')).toBeVisible();
  await expect(canvas.getByText(/Left out, as totals, parts of lines or remarks: row 43/)).toBeVisible();
});

CheckTests.test('A country without network shares has the regions that mend it', async ({ canvas, args }) => {
  paste('Name\tCountry\tImpressions\nA\tKenya\t1000\nB\tTurkey\t1000');
  const [kenya] = await canvas.findAllByRole('combobox', { name: 'Region' });
  if (!kenya) throw new Error('Nothing mends the region.');
  await expect(
    within(kenya)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['', 'Europe', 'NA', 'APAC', 'LATAM']);
  await userEvent.selectOptions(kenya, 'Europe');
  await userEvent.click(canvas.getAllByRole('button', { name: 'Use' })[0] as HTMLElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Import the 1 good line' }));
  await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(1));
  await expect(written(args.onImport).slice(0, 2)).toMatchObject([
    { stage: 'selection', row: { country: 'Kenya', region: 'Africa' } },
    { stage: 'delivery', row: { country: 'Kenya', region: 'Europe' } },
  ]);
});

CheckTests.test('The focus follows the faults, the import and its undoing', async ({ canvas }) => {
  paste(germanPlan);
  const use = async () => (await canvas.findAllByRole('button', { name: 'Use' }))[0] as HTMLElement;
  (await use()).focus();
  await userEvent.keyboard('{Enter}');
  const impressions = await canvas.findByRole('textbox', { name: 'Instead of Impressions “12O.000”' });
  await waitFor(() => expect(impressions).toHaveFocus());
  await userEvent.keyboard('120000{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 120 rows' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  (await canvas.findByRole('button', { name: 'Undo' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Import another' })).toHaveFocus());
});

CheckTests.test('Each step has the focus of the one before', async ({ canvas }) => {
  const current = (name: string) => canvas.getByText(name, { selector: '[aria-current=step]' });
  paste(germanPlan);
  await grid();
  const columns = canvas.getByRole('button', { name: 'Columns' });
  columns.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(current('Columns')).toHaveFocus());
  await userEvent.click(await canvas.findByRole('button', { name: 'Check the lines' }));
  await waitFor(() => expect(current('Check')).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Import the 38 good lines' }));
  await waitFor(() => expect(current('Done')).toHaveFocus());
});

CheckTests.test('Faulty lines are saved with their reasons', async ({ canvas }) => {
  paste(germanPlan);
  const { saved, stop } = downloads();
  await userEvent.click(await canvas.findByRole('button', { name: 'Download faulty lines' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  stop();
  await expect(saved.map(({ name }) => name)).toEqual(['Media plan - faulty lines.csv']);
  const [head, ...lines] = ((await saved[0]?.text) ?? '').trim().split('\r\n');
  await expect(head).toMatch(/Land.*Reason$/);
  await expect(lines).toHaveLength(2);
  await expect(lines[0]).toMatch(/Östereich.*Country: /);
  await expect(lines[1]).toMatch(/12O\.000.*Impressions: /);
});

/** A cell without spaces, and a name in another text direction. */
CheckTests.test('Long text', async ({ canvas }) => {
  paste(
    `Name\tCountry\tImpressions\n${'Langername'.repeat(15)}\tDE\t10\n\u05e9\u05dc\u05d5\u05dd 1\tAtlantis${'x'.repeat(90)}\t5`,
  );
  await expect(await canvas.findByText(/Country “Atlantisxxx/)).toBeVisible();
});

CheckTests.test(
  'Narrow',
  {
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvas }) => {
    paste(germanPlan);
    await expect(await canvas.findByText('38 lines are good, 2 have errors.')).toBeVisible();
  },
);

CheckTests.test(
  'Narrow, in German',
  {
    globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'de-DE' },
  },
  async ({ canvas, canvasElement }) => {
    // A page has margins and a scroll bar beside it.
    canvasElement.style.maxInlineSize = '272px';
    paste(germanPlan);
    for (const name of ['Die 38 richtigen Zeilen importieren', 'Fehlerhafte Zeilen herunterladen']) {
      const button = await canvas.findByRole('button', { name });
      const text = document.createRange();
      text.selectNodeContents(button);
      const { left, right } = button.getBoundingClientRect();
      await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      // Letters such as g reach below their line.
      const label = button.querySelector('.mantine-Button-label')?.getBoundingClientRect();
      await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(label?.bottom ?? 0);
    }
  },
);

CheckTests.test(
  'An undo says that something of the import is left, and can be tried again',
  async ({ canvas }) => {
    mocked(planImportArgs.onUndo).mockResolvedValueOnce(false);
    paste(germanPlan);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import the 38 good lines' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The import was not taken back entirely')).toBeVisible();
    await expect(canvas.queryByText('114 rows added.')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Selection' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The import was undone')).toBeVisible();
  },
);
