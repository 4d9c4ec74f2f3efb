import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { unknownPlan } from '../../fixtures.ts';
import { PlanImport } from '../PlanImport.tsx';
import { give, paste, planImportArgs, written } from '../play.ts';

const meta = preview.meta({
  title: 'Components/Campaigns/PlanImport',
  tags: ['beta', '!autodocs'],
  component: PlanImport,
  args: planImportArgs,
});

/** What the columns are, and what they leave open. */
export const ColumnTests = meta.story();

/** What the organization chose for these headers is known, and nothing is asked. */
ColumnTests.test(
  'Remembered',
  { args: { mapping: { columns: { foo: 'name', bar: 'impressions', baz: 'country' } } } },
  async ({ canvas }) => {
    paste(unknownPlan);
    await expect(await canvas.findByText('Country “x1”')).toBeVisible();
  },
);

/** What was recognised wrongly is corrected, and the file read again. */
ColumnTests.test('Corrected', async ({ canvas, canvasElement }) => {
  const bytes = Uint8Array.from(
    'Name;Land;Impressions\nBühne;Österreich;1.500\nÜber;Deutschland;2.500',
    (letter) => letter.charCodeAt(0),
  );
  await give(canvasElement, bytes, 'plan.csv');
  await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
  const select = async (label: string, option: string) =>
    userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), option);
  await expect(await canvas.findByRole('combobox', { name: 'Encoding' })).toHaveValue('windows-1252');
  await select('Encoding', 'utf-8');
  await expect(await canvas.findByText('B\ufffdhne', { exact: false, selector: 'bdi' })).toBeVisible();
  await select('Encoding', 'windows-1252');
  await expect(await canvas.findByText('Bühne', { exact: false, selector: 'bdi' })).toBeVisible();
  await select('Separator', 'Comma ,');
  await expect(await canvas.findByText(/Still missing: /)).toBeVisible();
  await select('Separator', 'Semicolon ;');
  await select('Decimal sign', 'Point: 1,234.5');
  await userEvent.click(canvas.getByRole('button', { name: 'Check the lines' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await select('Header row', 'None');
  await expect(canvas.getByRole('combobox', { name: 'Header row' })).toHaveValue('-1');
});

ColumnTests.test('A plan for one country', async ({ canvas, args }) => {
  paste('Publisher\tFormat\tImpressions\nSpiegel\tBillboard\t1000\nBild\tMPU\t500');
  await expect(
    await canvas.findByText('Still missing: Country. Choose their columns, or a country for all lines.'),
  ).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Check the lines' })).toBeDisabled();
  await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'germ{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Check the lines' }));
  await expect(await canvas.findByText('All 2 lines are good.')).toBeVisible();
  await expect(canvas.getByText(/Not in the file: Country \(Germany\)/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Import 6 rows' }));
  await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(1));
  const germany = { row: expect.objectContaining({ country: 'Germany' }) };
  await expect(written(args.onImport)).toEqual(Array(6).fill(expect.objectContaining(germany)));
});

ColumnTests.test('A unit that only the numbers suggest', async ({ canvas }) => {
  paste('Name\tCountry\tImpressions\tFormat\tFile size\nA\tDE\t10\tVideo\t45\nB\tDE\t20\tVideo\t38');
  await expect(await canvas.findByText(/Not in the file: .* and Unit of sizes \(MB\)\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Unit of sizes' }), 'KB');
  await userEvent.click(canvas.getByRole('button', { name: 'Check the lines' }));
  await expect(await canvas.findByText(/Unit of sizes \(KB\)/)).toBeVisible();
});

ColumnTests.test('Says what of the lines is in no row', async ({ canvas }) => {
  const head = 'Name\tCountry\tImpressions\tCompletion rate\tView time\tWeight (MB)';
  paste(`${head}\nPreroll\tDE\t100\t70%\t\t2.5\nSpot\tDE\t100\t95%\t28\t6\nBanner\tDE\t100\t0%\t4\t0.1`);
  await expect(
    await canvas.findByText(/In the file but not used: Completion rate \(2 lines\)\./),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Placement type' }), 'Video');
  await userEvent.click(await canvas.findByRole('button', { name: 'Check the lines' }));
  await expect(await canvas.findByText('All 3 lines are good.')).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(/but not used/)).toBeNull());
});

ColumnTests.test(
  'The names of columns break between words where it is narrow',
  {
    globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'de-DE' },
  },
  async ({ canvas, canvasElement }) => {
    canvasElement.style.maxInlineSize = '272px';
    const names = ['Kampagnenbezeichnung', 'Sichtbarkeitsdauer in Sekunden', 'Werbemittelgewicht', 'Notiz'];
    paste(`${names.join('\t')}\nA\t5\t100\t-`);
    const table = await canvas.findByRole('table', { name: 'Spalten der Datei' });
    for (const name of names) {
      const shown = within(table).getByText(name).firstChild as Text;
      for (const word of name.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(shown, word.index);
        range.setEnd(shown, word.index + word[0].length);
        await expect(range.getClientRects()).toHaveLength(1);
      }
    }
    const frame = table.parentElement;
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  },
);

/** Nothing of a file gets lost in silence. */
ColumnTests.test('Columns that stay out', { args: { stage: 'storage' } }, async ({ canvas, args }) => {
  paste('Name\tPayload\tTier\tNotes\nMasters\t50\t1\tkeep\nProxies\t5\t2\t');
  const says =
    'All 2 lines are good. Not imported: Tier and Notes. 2 rows count as 0.00 kg CO2e, without a copy anywhere.';
  const announced = async (words: string) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain(words),
    );
  };
  await announced(says);
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await userEvent.selectOptions(
    await canvas.findByRole('combobox', { name: 'What “Tier” is' }),
    'SSD copies',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Check the lines' }));
  await announced('All 2 lines are good. Not imported: Notes.');
  await userEvent.click(canvas.getByRole('button', { name: 'Import 2 rows' }));
  await expect(await canvas.findByText('2 rows added. Not imported: Notes.')).toBeVisible();
  await expect(written(args.onImport)).toMatchObject([
    { row: { name: 'Masters', ssd_copies: 1 } },
    { row: { name: 'Proxies', ssd_copies: 2 } },
  ]);
});
