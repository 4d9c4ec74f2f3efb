import { writeXlsx } from 'hucre/xlsx';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { languages } from '../../../labels/languages.ts';
import { germanPlan, longPlan, sheets, unknownPlan } from '../fixtures.ts';
import { PlanImport, type PlanImportProps } from './PlanImport.tsx';
import { planImportLabels } from './planImportLabels.ts';

const meta = preview.meta({
  title: 'Components/Campaigns/PlanImport',
  tags: ['beta'],
  component: PlanImport,
  args: {
    sheets,
    onImport: fn<PlanImportProps['onImport']>(async (rows) => ({ created: rows.length, updated: 0 })),
    onUndo: fn(async () => true),
    onMappingChange: fn(),
    stageHrefs: {
      storage: '#storage',
      selection: '#selection',
      delivery: '#delivery',
      consumption: '#consumption',
    },
    cancelHref: '#overview',
  },
});

/** Pastes what a spreadsheet puts on the clipboard, or a web page, in HTML too. */
function paste(text: string, into: Element = document.body, html = '') {
  // A DataTransfer created by a script is empty for its readers, so the event carries the data itself.
  const event = new Event('paste', { bubbles: true, cancelable: true, composed: true });
  const getData = (kind: string) => ({ 'text/plain': text, 'text/html': html })[kind] ?? '';
  Object.defineProperty(event, 'clipboardData', { value: { getData, files: [], types: ['text/plain'] } });
  into.dispatchEvent(event);
  return event;
}

const file = (canvasElement: HTMLElement, content: BlobPart, name: string) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  return userEvent.upload(input, new File([content], name), { applyAccept: false });
};

/** How a PNG begins. */
const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

const grid = () => screen.findByRole('grid', { name: 'Lines' });

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Import a media plan' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeEnabled();
  await expect(canvas.getByText('File', { selector: '[aria-current=step]' })).toBeVisible();
  await expect(document.querySelector('input[type=file]')).toHaveAccessibleName(
    'Paste your plan, or drop a file',
  );
});

/** Recognised at once, so the columns step is skipped; two faults to fix. */
Default.test('Checking', async ({ canvas }) => {
  paste(germanPlan);
  await grid();
  await expect(await canvas.findByText('38 lines are good, 2 have faults.')).toBeVisible();
  await expect(canvas.getByText('Country “Östereich”')).toBeVisible();
  await expect(canvas.getByText('Impressions “12O.000”')).toBeVisible();
  await expect(canvas.getByText(/Left out, as totals or remarks: row 43/)).toBeVisible();
});

Default.test('A plan in a language that nobody here reads', async ({ canvas }) => {
  const rowFields = { name: 'Nome', impressions: 'Impressioni', device_type: 'Dispositivo' };
  const rowWords = { tv: 'Televisore' };
  Object.assign(languages, { it: { words: async () => ({ rowFields, rowWords }) } });
  try {
    paste('Nome\tPaese\tImpressioni\tDispositivo\nSport\tItalia\t1200\tTelevisore');
    await expect(await canvas.findByText('The line is good.')).toBeVisible();
    await expect(within(await grid()).getByText('TV')).toBeVisible();
  } finally {
    Reflect.deleteProperty(languages, 'it');
  }
});

Default.test('A table copied from a web page', async ({ args, canvas }) => {
  const html = `<table>
    <tr><th>Name<th colspan=2>Country<th>Impressions
    <tr><td>A<td rowspan=2>Germany<td><td rowspan=0>1000
    <tr><td>"B"<td>`;
  paste('Name Country Impressions A Germany 1000 "B"', document.body, html);
  await userEvent.click(await canvas.findByRole('button', { name: /^Import \d+ rows$/ }));
  await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(1));
  const delivery = (name: string) =>
    expect.objectContaining({
      stage: 'delivery',
      row: expect.objectContaining({ name, country: 'Germany', impressions: 1000 }),
    });
  await expect(vi(args.onImport)).toEqual(expect.arrayContaining([delivery('A'), delivery('"B"')]));
});

Default.test('A country without network shares has the regions that mend it', async ({ canvas, args }) => {
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
  await expect(vi(args.onImport).slice(0, 2)).toMatchObject([
    { stage: 'selection', row: { country: 'Kenya', region: 'Africa' } },
    { stage: 'delivery', row: { country: 'Kenya', region: 'Europe' } },
  ]);
});

Default.test('Says how many totals are left out', async ({ canvas }) => {
  const days = Array.from({ length: 11 }, (_, day) => `A ${day}\tDE\t10\nTotal\t\t10`);
  paste(`Name\tCountry\tImpressions\n${days.join('\n')}`);
  await expect(await canvas.findByText(/rows 3, 5, 7, 9, 11, 13, 15, 17,? and 3 more\./)).toBeVisible();
});

Default.test('Lines that look like totals are taken in', async ({ canvas }) => {
  paste('Name\tCountry\tImpressions\nTotal\tFR\t1000\nNike\tFR\t400\nTotal\tFR\t1400');
  await expect(await canvas.findByText(/Left out, as totals or remarks: rows 2 and 4\./)).toBeVisible();
  canvas.getByRole('button', { name: 'Put back' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('All 3 lines are good.')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 9 rows' })).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Leave out, line 4' }));
  await expect(canvas.getByText(/Left out by you: line 4\./)).toBeVisible();
  await expect(canvas.queryByText(/as totals/)).toBeNull();
  await expect(canvas.getByText('All 2 lines are good.')).toBeVisible();
});

Default.test('Says what of a workbook is not read', async ({ canvas, canvasElement }) => {
  const rows = [['Name', 'Country', 'Impressions'], ...['A', 'B', 'C'].map((name) => [name, 'DE', 10])];
  const plan = {
    rows: rows.map((row) => [...row, 'Intern', 'Intern']),
    rowDefs: new Map([1, 3].map((index) => [index, { hidden: true }])),
    columns: [{}, {}, {}, { hidden: true }, { hidden: true }],
  };
  const sheets = ['October', 'November'].map((name) => ({ name, ...plan }));
  await file(canvasElement, (await writeXlsx({ sheets })).slice(), 'Plan.xlsx');
  await expect(await canvas.findByText('The line is good.')).toBeVisible();
  await expect(canvas.getByText(/Left out, as hidden in the workbook: 2 rows\./)).toBeVisible();
  await expect(canvas.getByText(/Left out, as hidden in the workbook: 2 columns\./)).toBeVisible();
  await expect(canvas.getByText(/Read from the sheet “October”, one of 2\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sheet' }), 'November');
  await userEvent.click(await canvas.findByRole('button', { name: 'Check the lines' }));
  await expect(await canvas.findByText(/Read from the sheet “November”/)).toBeVisible();
});

Default.test('Says what of the lines is in no row', async ({ canvas }) => {
  const head = 'Name\tCountry\tImpressions\tCompletion rate\tView time\tWeight (MB)';
  paste(`${head}\nPreroll\tDE\t100\t70%\t\t2.5\nSpot\tDE\t100\t95%\t28\t6\nBanner\tDE\t100\t0%\t4\t0.1`);
  await expect(
    await canvas.findByText(/In the file, but without use here: Completion rate \(2 lines\)\./),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Placement type' }), 'Video');
  await userEvent.click(await canvas.findByRole('button', { name: 'Check the lines' }));
  await expect(await canvas.findByText('All 3 lines are good.')).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(/without use here/)).toBeNull());
});

Default.test('A unit that only the numbers suggest', async ({ canvas }) => {
  paste('Name\tCountry\tImpressions\tFormat\tFile size\nA\tDE\t10\tVideo\t45\nB\tDE\t20\tVideo\t38');
  await expect(await canvas.findByText(/Not in the file: .* and Unit of sizes \(MB\)\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Unit of sizes' }), 'KB');
  await userEvent.click(canvas.getByRole('button', { name: 'Check the lines' }));
  await expect(await canvas.findByText(/Unit of sizes \(KB\)/)).toBeVisible();
});

Default.test('A plan for one country', async ({ canvas, args }) => {
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
  await expect(vi(args.onImport)).toEqual(Array(6).fill(expect.objectContaining(germany)));
});

const rowA = { external_id: null, name: 'A', country: 'Germany', impressions: 1000 };
Default.test(
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
      await canvas.findByText('2 lines are there already, in this campaign or further up in the plan.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 12 rows' })).toBeEnabled();
    canvas.getByRole('button', { name: 'Leave out, 2 lines' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Left out by you: lines 2 and 4\./)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 6 rows' })).toHaveFocus());
    await expect(canvas.queryByText(/there already/)).toBeNull();
  },
);

Default.test('The focus follows the faults, the import and its undoing', async ({ canvas }) => {
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

Default.test('A faulty line is left out, and put back', async ({ canvas, args }) => {
  paste('Name\tCountry\tImpressions\nA\tDE\t1000\nRates on request\t\t10\nB\tDE\t2000');
  await expect(await canvas.findByText('2 lines are good, 1 has faults.')).toBeVisible();
  const leaveOut = async () => {
    const faults = await canvas.findByRole('region', { name: 'To mend' });
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
  await expect(await canvas.findByText('2 lines are good, 1 has faults.')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus());
  await expect(canvas.queryByText(/Left out by you/)).toBeNull();
  await leaveOut();
  // Another choice of stages reads every line again.
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Selection/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Import 4 rows' }));
  await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(1));
  await expect(vi(args.onImport)).toHaveLength(4);
});

Default.test('The only line is left out, and put back', async ({ canvas }) => {
  paste('Name\tCountry\tImpressions\nA\t\t1000');
  for (const place of [() => canvas.findByRole('region', { name: 'To mend' }), grid]) {
    within(await place())
      .getByRole('button', { name: 'Leave out, line 2' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Put back' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Country is blank')).toBeVisible();
  }
});

Default.test('Good lines are left out in the table, with the keyboard', async ({ canvas, args }) => {
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
  await expect(vi(args.onImport)).toEqual(['A', 'A', 'A', 'B', 'B', 'B'].map(row));
});

Default.test('Each step has the focus of the one before', async ({ canvas }) => {
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

export const Mended = meta.story({
  play: async ({ canvas, args }) => {
    paste(germanPlan);
    await grid();
    await expect(await canvas.findByDisplayValue('Austria')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Use' })[0] as HTMLElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Instead of Impressions “12O.000”' }),
      '120000{Enter}',
    );
    await expect(await canvas.findByText('All 40 lines are good.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 120 rows' }));
    await expect(await canvas.findByText('The plan is in')).toBeVisible();
    await expect(args.onImport).toHaveBeenCalledTimes(1);
    const rows = vi(args.onImport);
    await expect(rows).toHaveLength(120);
    await expect(rows[12]).toMatchObject({
      stage: 'selection',
      row: { name: 'Reise 1', country: 'Austria', impressions: 148_000, external_id: 'HB-105' },
    });
  },
});

// The rows of the first call.
const vi = (spy: unknown) => (spy as { mock: { calls: [readonly unknown[]][] } }).mock.calls[0]?.[0] ?? [];

/** Valid lines can be imported alone, and the faulty ones saved with their reasons. */
export const GoodLinesAlone = meta.story({
  play: async ({ canvas, args }) => {
    paste(germanPlan);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import the 38 good lines' }));
    await expect(await canvas.findByText('114 rows added.')).toBeVisible();
    await expect(vi(args.onImport)).toHaveLength(114);
    await expect(canvas.getByText('2 lines not imported.')).toBeVisible();
    const { saved, stop } = downloads();
    await userEvent.click(canvas.getByRole('button', { name: 'Download faulty lines' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    stop();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The import was undone')).toBeVisible();
    await expect(canvas.queryByText('2 lines not imported.')).toBeNull();
  },
});

/** What a click on a download saves. */
function downloads() {
  const saved: { name: string; text: Promise<string> }[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: fetch(this.href).then((answer) => answer.text()) });
  });
  return { saved, stop: () => click.mockRestore() };
}

Default.test('Faulty lines are saved with their reasons', async ({ canvas }) => {
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

Default.test('Templates', async ({ canvas }) => {
  const { saved, stop } = downloads();
  for (const kind of ['CSV', 'XLSX']) {
    const before = saved.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: `Template as ${kind}` }));
    await waitFor(() => expect(saved).toHaveLength(before + 1));
  }
  stop();
  await expect(saved.map(({ name }) => name)).toEqual(['Media plan.csv', 'Media plan.xlsx']);
  // What the template says is itself a plan without faults.
  paste(((await saved[0]?.text) ?? '').replaceAll(',', '\t'));
  await expect(await canvas.findByText('The line is good.')).toBeVisible();
});

Default.test('A file that cannot be made', async ({ canvas }) => {
  const refuse = spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No space is left.');
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Template as CSV' }));
  await expect(await canvas.findByText('The file could not be made.')).toBeVisible();
  paste(germanPlan);
  const faulty = await canvas.findByRole('button', { name: 'Download faulty lines' });
  await expect(canvas.queryByText('The file could not be made.')).not.toBeInTheDocument();
  await userEvent.click(faulty);
  await expect(await canvas.findByText('The file could not be made.')).toBeVisible();
  const { saved, stop } = downloads();
  refuse.mockRestore();
  await userEvent.click(faulty);
  await waitFor(() => expect(saved).toHaveLength(1));
  stop();
  await expect(canvas.queryByText('The file could not be made.')).not.toBeInTheDocument();
});

Default.test('A file that could not be made is not spoken of again', async ({ canvas }) => {
  const refuse = spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No space is left.');
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Template as CSV' }));
  await expect(await canvas.findByText('The file could not be made.')).toBeVisible();
  refuse.mockRestore();
  paste(germanPlan);
  await canvas.findByRole('button', { name: 'Download faulty lines' });
  await userEvent.click(canvas.getByRole('button', { name: 'File' }));
  await expect(await canvas.findByRole('button', { name: 'Templates' })).toBeVisible();
  await expect(canvas.queryByText('The file could not be made.')).not.toBeInTheDocument();
});

Default.test('What was mended stays until another file is read', async ({ canvas, canvasElement }) => {
  const plan = 'Name\tCountry\tImpressions\nA\tKenya\t1000';
  paste(plan);
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Region' }), 'Europe');
  await userEvent.click(canvas.getByRole('button', { name: 'Use' }));
  await expect(await canvas.findByText('The line is good.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'File' }));
  await file(canvasElement, picture, 'banner.png');
  await expect(await canvas.findByText(/^The file cannot be read\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
  await expect(await canvas.findByText('The line is good.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await expect(canvas.queryByText(/^The file cannot be read\./)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'File' }));
  paste(plan);
  await expect(await canvas.findByRole('combobox', { name: 'Region' })).toBeVisible();
});

Default.test('Cells pasted into fields of the page stay there', async ({ canvas, canvasElement }) => {
  const host = document.createElement('div');
  const [remarks, shadowed] = [document.createElement('textarea'), document.createElement('textarea')];
  const brief = document.createElement('p');
  brief.contentEditable = 'true';
  for (const field of [remarks, shadowed]) field.setAttribute('aria-label', 'Remarks');
  host.attachShadow({ mode: 'open' }).append(shadowed);
  canvasElement.append(remarks, brief, host);
  for (const field of [remarks, brief, shadowed])
    await expect(paste(germanPlan, field).defaultPrevented).toBe(false);
  await expect(canvas.getByText('File', { selector: '[aria-current=step]' })).toBeVisible();
  for (const added of [remarks, brief, host]) added.remove();
  const own = canvas.getByLabelText(planImportLabels.pasteField);
  await expect(paste(germanPlan, own).defaultPrevented).toBe(true);
  await grid();
});

Default.test('A picture', async ({ canvas, canvasElement }) => {
  const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no field for a file.');
  await userEvent.upload(field, new File([picture], 'banner.png', { type: 'image/png' }), {
    applyAccept: false,
  });
  await expect(
    await canvas.findByText('The file cannot be read. Save it as XLSX or CSV and try again.'),
  ).toBeVisible();
});

Default.test('Dropped', async ({ canvas, canvasElement }) => {
  const zone = canvasElement.querySelector('.mantine-Dropzone-root');
  if (!zone) throw new Error('There is no drop zone.');
  const dropped = new File([germanPlan.replaceAll('\t', ';')], 'plan.csv', { type: 'text/csv' });
  const item = { kind: 'file', type: dropped.type, getAsFile: () => dropped };
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', {
    value: { files: [dropped], items: [item], types: ['Files'] },
  });
  zone.dispatchEvent(event);
  await expect(await canvas.findByText('38 lines are good, 2 have faults.')).toBeVisible();
});

/** What was recognised wrongly is corrected, and the file read again. */
Default.test('Corrected', async ({ canvas, canvasElement }) => {
  const bytes = Uint8Array.from(
    'Name;Land;Impressions\nBühne;Österreich;1.500\nÜber;Deutschland;2.500',
    (letter) => letter.charCodeAt(0),
  );
  await file(canvasElement, bytes, 'plan.csv');
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

/** Numbers that can be read in two ways follow the language, whichever row the headers are in. */
export const AnotherHeaderRow = meta.story({
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    paste('Plan\tLand\tImpressions\nName\tLand\tImpressions\nBühne\tDE\t1.500\nOper\tAT\t2.500');
    await userEvent.click(await canvas.findByRole('button', { name: 'Spalten' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Kopfzeile' }), '0');
    await expect(canvas.getByRole('combobox', { name: 'Dezimalzeichen' })).toHaveValue(',');
  },
});

/** What the organization chose for these headers is known, and nothing is asked. */
Default.test(
  'Remembered',
  { args: { mapping: { columns: { foo: 'name', bar: 'impressions', baz: 'country' } } } },
  async ({ canvas }) => {
    paste(unknownPlan);
    await expect(await canvas.findByText('Country “x1”')).toBeVisible();
  },
);

/** Enter edits a cell, Escape cancels; arrow keys move between the cells. */
export const EditedInTheTable = meta.story({
  play: async ({ canvas }) => {
    paste(germanPlan);
    const table = within(await grid());
    const cell = await table.findByRole('gridcell', { name: 'Startseite 1' });
    await waitFor(() => expect(table.queryAllByRole('row').length).toBeGreaterThan(8));
    cell.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Östereich'));
    await expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    await expect(await canvas.findByText(/^Country, line 7: ./)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByLabelText('Country, line 7', { selector: 'input' })).toHaveFocus();
    await userEvent.keyboard('Spain{Escape}{Enter}');
    await expect(await canvas.findByLabelText('Country, line 7', { selector: 'input' })).toHaveValue(
      'Östereich',
    );
    await userEvent.keyboard('Spain{Escape}');
    await expect(await canvas.findByText('38 lines are good, 2 have faults.')).toBeVisible();
  },
});

Default.test('What is typed is in the unit that is shown', async ({ canvas }) => {
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

Default.test('The focus stays in the table when a line is no longer faulty', async ({ canvas }) => {
  paste(germanPlan);
  const table = within(await grid());
  await canvas.findByText('38 lines are good, 2 have faults.');
  await userEvent.click(canvas.getByRole('radio', { name: /^With faults/ }));
  await userEvent.click(await table.findByRole('gridcell', { name: 'Östereich' }));
  await userEvent.keyboard('Austria{Enter}');
  await expect(await canvas.findByText('39 lines are good, 1 has faults.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
});

/** Asks about columns that could not be recognised. */
export const Columns = meta.story({
  play: async ({ canvas, args }) => {
    paste(unknownPlan);
    await expect(
      await canvas.findByText(
        'Still missing: Name, Country and Impressions. Choose their columns, or a country for all lines.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check the lines' })).toBeDisabled();
    for (const [column, field] of [
      ['Foo', 'Name'],
      ['Bar', 'Impressions'],
      ['Baz', 'Country'],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: `What “${column}” is` }), field);
    }
    // As the arrow keys pass through them.
    const baz = canvas.getByRole('combobox', { name: 'What “Baz” is' });
    for (const field of ['Impressions', 'Name', 'Country']) await userEvent.selectOptions(baz, field);
    for (const [column, field] of [
      ['Foo', 'name'],
      ['Bar', 'impressions'],
    ] as const)
      await expect(canvas.getByRole('combobox', { name: `What “${column}” is` })).toHaveValue(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the lines' }));
    await expect(await canvas.findByText('Country “x1”')).toBeVisible();
    await expect(args.onMappingChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Import the/ }));
    await expect(await canvas.findByText('The plan is in')).toBeVisible();
    await expect(args.onMappingChange).toHaveBeenCalledTimes(1);
    await expect(args.onMappingChange).toHaveBeenCalledWith(
      expect.objectContaining({ columns: { foo: 'name', bar: 'impressions', baz: 'country' } }),
    );
  },
});

/** Rows that the campaign already has are updated, or left unchanged. */
export const Again = meta.story({
  args: {
    known: {
      selection: ['HB-101', 'HB-102'].map((external_id) => ({ external_id, name: 'A', total_emissions: 1 })),
      delivery: [{ external_id: 'HB-101', name: 'A', total_emissions: 1 }],
    },
  },
});
Again.test('Says what it is given', async ({ canvas }) => {
  paste(germanPlan);
  await expect(
    await canvas.findByText('3 rows are in this campaign already, by their external ID.'),
  ).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Update them' })).toBeChecked();
});
Again.test(
  'A row keeps what the file does not say',
  {
    args: {
      stage: 'selection',
      known: {
        selection: [
          { external_id: 'A', name: 'Spot', country: 'Germany', buy_type: 'direct', total_emissions: 1 },
        ],
      },
    },
  },
  async ({ canvas, args }) => {
    paste('ID\tName\tCountry\tImpressions\nA\tSpot\tDE\t500');
    await expect(await canvas.findByText(/^1 row is in this campaign already/)).toBeVisible();
    await expect(canvas.queryByText(/Not in the file/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 row' }));
    await expect(await canvas.findByText('The plan is in')).toBeVisible();
    const row = expect.objectContaining({ impressions: 500, buy_type: 'direct' });
    await expect(args.onImport).toHaveBeenCalledWith([{ stage: 'selection', row }], { update: true });
  },
);

/** Only the rows of one stage. */
export const OneStage = meta.story({
  args: { stage: 'delivery' },
});
OneStage.test('Says what it is given', async ({ canvas }) => {
  paste(germanPlan);
  await expect(await canvas.findByText('Delivery, 38 rows')).toBeVisible();
  await expect(canvas.queryByRole('checkbox')).toBeNull();
});

/** 10,000 lines, of which only the visible ones are rendered. */
Default.test('Many lines', async ({ canvas }) => {
  paste(longPlan);
  await expect(await canvas.findByText('All 10,000 lines are good.', {}, { timeout: 30_000 })).toBeVisible();
  const table = await grid();
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
});

export const Reading = meta.story({
  args: {
    sheets: {
      ...sheets,
      read: (_, options) => {
        options?.report?.(4000);
        return new Promise(() => {});
      },
    },
  },
});
Reading.test('Says what it is given', async ({ canvas }) => {
  paste('a\tb');
  await expect(await canvas.findByText('4,000 lines read')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
});

Default.test('Unreadable', async ({ canvas, canvasElement }) => {
  await file(canvasElement, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'plan.xls');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This is an old Excel workbook');
});

export const Importing = meta.story({
  args: { onImport: fn<PlanImportProps['onImport']>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    paste(germanPlan);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import the 38 good lines' }));
    await expect(await canvas.findByText('Writing 114 rows…')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    onImport: fn<PlanImportProps['onImport']>(async () => false as const),
    error: 'The campaign can have at most 10,000 rows.',
  },
  parameters: { again: 'Import the' },
  play: async ({ canvas }) => {
    paste(germanPlan);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import the 38 good lines' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('at most 10,000 rows');
    await expect(await grid()).toBeVisible();
  },
});

/** Errors of the server appear at their lines. */
export const Refused = meta.story({
  args: {
    onImport: fn<PlanImportProps['onImport']>(async () => ({
      created: 0,
      updated: 0,
      refused: [{ index: 4, message: 'Not this one.' }],
    })),
  },
  play: async ({ canvas }) => {
    paste(germanPlan);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import the 38 good lines' }));
    await expect(await canvas.findByText('Not this one.')).toBeVisible();
    await expect(canvas.getByText('37 lines are good, 3 have faults.')).toBeVisible();
  },
});

export const Done = meta.story({
  play: async ({ canvas }) => {
    paste(germanPlan);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import the 38 good lines' }));
    await expect(await canvas.findByRole('link', { name: 'Selection: 38 rows' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
});

export const Undone = meta.story({
  play: async ({ canvas, args }) => {
    paste(germanPlan);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import the 38 good lines' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The import was undone')).toBeVisible();
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
});

/** A cell without spaces, and a name in another text direction. */
Default.test('Long text', async ({ canvas }) => {
  paste(
    `Name\tCountry\tImpressions\n${'Langername'.repeat(15)}\tDE\t10\n\u05e9\u05dc\u05d5\u05dd 1\tAtlantis${'x'.repeat(90)}\t5`,
  );
  await expect(await canvas.findByText(/Country “Atlantisxxx/)).toBeVisible();
});

Default.test(
  'Narrow',
  {
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvas }) => {
    paste(germanPlan);
    await expect(await canvas.findByText('38 lines are good, 2 have faults.')).toBeVisible();
  },
);

Default.test(
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

Default.test(
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
