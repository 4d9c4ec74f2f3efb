import { writeXlsx } from 'hucre/xlsx';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { languages } from '../../../../labels/languages.ts';
import { germanPlan } from '../../fixtures.ts';
import { planMessages } from '../../planMessages.ts';
import { sheetsIn } from '../../sheetsIn.ts';
import { PlanImport } from '../PlanImport.tsx';
import { planImportLabels } from '../planImportLabels.ts';
import { downloads, give, grid, paste, planImportArgs, written } from '../play.ts';

const meta = preview.meta({
  title: 'Components/Campaigns/PlanImport',
  tags: ['beta', '!autodocs'],
  component: PlanImport,
  args: planImportArgs,
});

/** How a PNG begins. */
const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

/** A table is given, by the clipboard or as a file. */
export const FileTests = meta.story();

FileTests.test('A plan in a language that nobody here reads', async ({ canvas }) => {
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

FileTests.test('A table copied from a web page', async ({ args, canvas }) => {
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
  await expect(written(args.onImport)).toEqual(expect.arrayContaining([delivery('A'), delivery('"B"')]));
});

FileTests.test('A copied table whose cells span more than any plan has', async ({ canvas }) => {
  const row = '<tr><td colspan=1000 rowspan=1200>A';
  paste('A', document.body, `<table>${row.repeat(1200)}</table>`);
  await expect(await canvas.findByText('There are more than 200 columns.')).toBeVisible();
});

FileTests.test('Cells pasted into fields of the page stay there', async ({ canvas, canvasElement }) => {
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

FileTests.test('Dropped', async ({ canvas, canvasElement }) => {
  const zone = canvasElement.querySelector('.mantine-Dropzone-root');
  if (!zone) throw new Error('There is no drop zone.');
  const dropped = new File([germanPlan.replaceAll('\t', ';')], 'plan.csv', { type: 'text/csv' });
  const item = { kind: 'file', type: dropped.type, getAsFile: () => dropped };
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', {
    value: { files: [dropped], items: [item], types: ['Files'] },
  });
  zone.dispatchEvent(event);
  await expect(await canvas.findByText('38 lines are good, 2 have errors.')).toBeVisible();
});

FileTests.test('A picture', async ({ canvas, canvasElement }) => {
  const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no field for a file.');
  await userEvent.upload(field, new File([picture], 'banner.png', { type: 'image/png' }), {
    applyAccept: false,
  });
  await expect(
    await canvas.findByText('The file cannot be read. Save it as XLSX or CSV and try again.'),
  ).toBeVisible();
});

FileTests.test('Unreadable', async ({ canvas, canvasElement }) => {
  await give(canvasElement, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'plan.xls');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This is an old Excel workbook');
});

FileTests.test('Says which cells of a workbook have lost their number', async ({ canvas, canvasElement }) => {
  const cells = new Map([
    ['1,3', { value: new Date(Date.UTC(1899, 11, 31, 0, 15)), style: { numFmt: 'h:mm' } }],
    ['2,2', { formula: 'C2*2' }],
  ]);
  const rows = [
    ['Name', 'Country', 'Impressions', 'View time'],
    ['A', 'DE', 10, null],
    ['B', 'DE', null, 5],
  ];
  const sheets = [{ name: 'Plan', rows, cells }];
  await give(canvasElement, (await writeXlsx({ sheets })).slice(), 'Plan.xlsx');
  await expect(
    await canvas.findByText(/1 formula has no saved value\. Open the file in Excel and save it\./),
  ).toBeVisible();
  const time = canvas.getByRole('gridcell', { name: '0:15 (h:mm)' });
  await expect(time).toHaveAttribute('title', planMessages.madeATime);
});

FileTests.test('Says what of a workbook is not read', async ({ canvas, canvasElement }) => {
  const rows = [['Name', 'Country', 'Impressions'], ...['A', 'B', 'C'].map((name) => [name, 'DE', 10])];
  const plan = {
    rows: rows.map((row) => [...row, 'Intern', 'Intern']),
    rowDefs: new Map([1, 3].map((index) => [index, { hidden: true }])),
    columns: [{}, {}, {}, { hidden: true }, { hidden: true }],
  };
  const sheets = ['October', 'November'].map((name) => ({ name, ...plan }));
  await give(canvasElement, (await writeXlsx({ sheets })).slice(), 'Plan.xlsx');
  await expect(await canvas.findByText('The line is good.')).toBeVisible();
  await expect(canvas.getByText(/Left out, as hidden in the workbook: 2 rows\./)).toBeVisible();
  await expect(canvas.getByText(/Left out, as hidden in the workbook: 2 columns\./)).toBeVisible();
  await expect(canvas.getByText(/Read from the sheet “October”, one of 2\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sheet' }), 'November');
  await userEvent.click(await canvas.findByRole('button', { name: 'Check the lines' }));
  await expect(await canvas.findByText(/Read from the sheet “November”/)).toBeVisible();
});

FileTests.test('What was mended stays until another file is read', async ({ canvas, canvasElement }) => {
  const plan = 'Name\tCountry\tImpressions\nA\tKenya\t1000';
  paste(plan);
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Region' }), 'Europe');
  await userEvent.click(canvas.getByRole('button', { name: 'Use' }));
  await expect(await canvas.findByText('The line is good.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'File' }));
  await give(canvasElement, picture, 'banner.png');
  await expect(await canvas.findByText(/^The file cannot be read\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
  await expect(await canvas.findByText('The line is good.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await expect(canvas.queryByText(/^The file cannot be read\./)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'File' }));
  paste(plan);
  await expect(await canvas.findByRole('combobox', { name: 'Region' })).toBeVisible();
});

FileTests.test('Templates', async ({ canvas }) => {
  const { saved, stop } = downloads();
  for (const kind of ['CSV', 'XLSX']) {
    const before = saved.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: `Template as ${kind}` }));
    await waitFor(() => expect(saved).toHaveLength(before + 1));
  }
  stop();
  await expect(saved.map(({ name }) => name)).toEqual(['Media plan.csv', 'Media plan.xlsx']);
  // What the template says is itself a plan without faults, but nobody's.
  const [head = '', example = ''] = ((await saved[0]?.text) ?? '').split('\r\n');
  const line = example.replace('A-1001', 'B-1');
  // The name has a comma, and so is quoted.
  const cells = (text: string) => text.replaceAll(/,(?! )/g, '\t');
  paste([head, example, line].map(cells).join('\n'));
  await expect(await canvas.findByText('The line is good.')).toBeVisible();
  await expect(canvas.getByText(/Left out, as the example of the template: row 2\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Put back' }));
  await expect(await canvas.findByText('All 2 lines are good.')).toBeVisible();
  await expect(canvas.queryByText(/the example of the template/)).toBeNull();
});

FileTests.test('A file that cannot be made', async ({ canvas }) => {
  const refuse = spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No space is left.');
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Template as CSV' }));
  await expect(await canvas.findByText('The file could not be created.')).toBeVisible();
  paste(germanPlan);
  const faulty = await canvas.findByRole('button', { name: 'Download faulty lines' });
  await expect(canvas.queryByText('The file could not be created.')).not.toBeInTheDocument();
  await userEvent.click(faulty);
  await expect(await canvas.findByText('The file could not be created.')).toBeVisible();
  const { saved, stop } = downloads();
  refuse.mockRestore();
  await userEvent.click(faulty);
  await waitFor(() => expect(saved).toHaveLength(1));
  stop();
  await expect(canvas.queryByText('The file could not be created.')).not.toBeInTheDocument();
});

FileTests.test('A file that could not be made is not spoken of again', async ({ canvas }) => {
  const refuse = spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No space is left.');
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Template as CSV' }));
  await expect(await canvas.findByText('The file could not be created.')).toBeVisible();
  refuse.mockRestore();
  paste(germanPlan);
  await canvas.findByRole('button', { name: 'Download faulty lines' });
  await userEvent.click(canvas.getByRole('button', { name: 'File' }));
  await expect(await canvas.findByRole('button', { name: 'Templates' })).toBeVisible();
  await expect(canvas.queryByText('The file could not be created.')).not.toBeInTheDocument();
});

/** The code of the worker that reads files does not load. */
export const WorkerNotLoaded = meta.story({
  args: { sheets: sheetsIn(() => new Worker('data:text/html,', { type: 'module' })) },
});
WorkerNotLoaded.test('Blames no file for it', async ({ canvas }) => {
  paste(germanPlan);
  await expect(await canvas.findByText('The import could not be loaded. Try again.')).toBeVisible();
});
const forbidden = sheetsIn(() => {
  throw new DOMException('The policy of the page forbids workers.', 'SecurityError');
});
WorkerNotLoaded.test('Nor where none may start', { args: { sheets: forbidden } }, async ({ canvas }) => {
  paste(germanPlan);
  await expect(await canvas.findByText('The import could not be loaded. Try again.')).toBeVisible();
});
