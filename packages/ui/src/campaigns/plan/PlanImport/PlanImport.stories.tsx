import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { germanPlan, sheets, unknownPlan } from '../fixtures.ts';
import { PlanImport, type PlanImportProps } from './PlanImport.tsx';
import { downloads, grid, paste, planImportArgs, written } from './play.ts';

const meta = preview.meta({
  title: 'Components/Campaigns/PlanImport',
  tags: ['beta'],
  component: PlanImport,
  args: planImportArgs,
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Import a media plan' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeEnabled();
  await expect(canvas.getByText('File', { selector: '[aria-current=step]' })).toBeVisible();
  await expect(document.querySelector('input[type=file]')).toHaveAccessibleName(
    'Paste your plan, or drop a file',
  );
});

export const Mended = meta.story({
  play: async ({ canvas }) => {
    paste(germanPlan);
    await grid();
    await expect(await canvas.findByDisplayValue('Austria')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Use' })[0] as HTMLElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Instead of Impressions “12O.000”' }),
      '120000{Enter}',
    );
    await expect(await canvas.findByText('All 40 lines are good.')).toBeVisible();
  },
});
Mended.test('Is imported as it was mended', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Import 120 rows' }));
  await expect(await canvas.findByText('The plan is in')).toBeVisible();
  await expect(args.onImport).toHaveBeenCalledTimes(1);
  const rows = written(args.onImport);
  await expect(rows).toHaveLength(120);
  await expect(rows[12]).toMatchObject({
    stage: 'selection',
    row: { name: 'Reise 1', country: 'Austria', impressions: 148_000, external_id: 'HB-105' },
  });
});

/** Valid lines can be imported alone, and the faulty ones saved with their reasons. */
export const GoodLinesAlone = meta.story({
  play: async ({ canvas }) => {
    paste(germanPlan);
    await expect(await canvas.findByRole('button', { name: 'Import the 38 good lines' })).toBeEnabled();
    await expect(await grid()).toBeVisible();
  },
});
GoodLinesAlone.test(
  'Are written; the others can be saved, and all of it undone',
  async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import the 38 good lines' }));
    await expect(await canvas.findByText('114 rows added.')).toBeVisible();
    await expect(written(args.onImport)).toHaveLength(114);
    await expect(canvas.getByText('2 lines not imported.')).toBeVisible();
    const { saved, stop } = downloads();
    await userEvent.click(canvas.getByRole('button', { name: 'Download faulty lines' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    stop();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The import was undone')).toBeVisible();
    await expect(canvas.queryByText('2 lines not imported.')).toBeNull();
  },
);

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
    await expect(await canvas.findByText('38 lines are good, 2 have errors.')).toBeVisible();
  },
});

/** Asks about columns that could not be recognised. */
export const Columns = meta.story({
  play: async ({ canvas }) => {
    paste(unknownPlan);
    await expect(
      await canvas.findByText(
        'Still missing: Name, Country and Impressions. Choose their columns, or a country for all lines.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check the lines' })).toBeDisabled();
  },
});
Columns.test('Goes on once they are chosen, and remembers them', async ({ canvas, args }) => {
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
});

const rowA = { id: 1, version: 1, name: 'A', total_emissions: 1 };
const direct = { ...rowA, external_id: 'A', name: 'Spot', country: 'Germany', buy_type: 'direct' };

const known: PlanImportProps['known'] = {
  selection: ['HB-101', 'HB-102'].map((external_id, id) => ({ ...rowA, id, external_id })),
  delivery: [{ ...rowA, external_id: 'HB-101' }],
};

/** Rows that the campaign already has are updated, or left unchanged. */
export const Again = meta.story({
  args: { known },
  play: async ({ canvas }) => {
    paste(germanPlan);
    await expect(
      await canvas.findByText('3 rows are in this campaign already, by their external ID.'),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Update them' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Rows to create or update' })).toBeVisible();
  },
});
Again.test('Can leave them as they are', async ({ canvas }) => {
  await userEvent.click(canvas.getByText('Leave them as they are'));
  await expect(canvas.getByRole('group', { name: 'Rows to create' })).toBeVisible();
});
Default.test(
  'A row that is there keeps what the file does not say',
  {
    args: {
      stage: 'selection',
      known: { selection: [direct] },
    },
  },
  async ({ canvas, args }) => {
    paste('ID\tName\tCountry\tImpressions\nA\tSpot\tDE\t500');
    await expect(await canvas.findByText(/^1 row is in this campaign already/)).toBeVisible();
    await expect(canvas.queryByText(/Not in the file/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 row' }));
    await expect(await canvas.findByText('The plan is in')).toBeVisible();
    const row = expect.objectContaining({ impressions: 500, buy_type: 'direct' });
    await expect(args.onImport).toHaveBeenCalledWith([{ stage: 'selection', row, known: direct }], {
      update: true,
    });
  },
);

const kept = { ...direct, buy_type: 'programmatic', region: 'Europe', impressions: 100, level: 0 };
Default.test(
  'Needs no more than the IDs of rows and what changes',
  { args: { stage: 'selection', known: { selection: [kept] } } },
  async ({ canvas, args }) => {
    paste('ID\tImpressions\nA\t500');
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 row' }));
    await expect(await canvas.findByText('The plan is in')).toBeVisible();
    const row = expect.objectContaining({ name: 'Spot', country: 'Germany', impressions: 500 });
    await expect(args.onImport).toHaveBeenCalledWith([{ stage: 'selection', row, known: kept }], {
      update: true,
    });
  },
);
Default.test(
  'Shows the columns of an update if one is unknown, and needs no other',
  { args: { stage: 'selection', known: { selection: [kept] } } },
  async ({ canvas }) => {
    paste('ID\tFoo\nA\t500\nB\t600');
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'What “Foo” is' }),
      'Impressions',
    );
    await expect(canvas.queryByText(/^Still missing/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check the lines' }));
    await expect(await canvas.findByText('1 line is good, 1 has errors.')).toBeVisible();
    await expect(canvas.getByText('Name is blank')).toBeVisible();
  },
);

Default.test(
  'Tells what was the same already, and offers no undo of nothing',
  { args: { known, onImport: fn(async (rows) => ({ created: 0, updated: 0, unchanged: rows.length })) } },
  async ({ canvas }) => {
    paste('ID\tName\tCountry\tImpressions\nHB-101\tA\tDE\t500');
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 3 rows' }));
    await expect(await canvas.findByText('3 rows unchanged.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Import another' })).toBeVisible();
  },
);

/** A host that has the new rows from the moment they are written. */
function WithNewRows(props: PlanImportProps) {
  const [known, setKnown] = useState(props.known);
  const onImport: PlanImportProps['onImport'] = (rows, options) => {
    const made = rows.map(({ row }, id) => ({ ...rowA, id, external_id: row.external_id }));
    setKnown({ selection: made, delivery: made, consumption: made });
    return props.onImport(rows, options);
  };
  return <PlanImport {...props} known={known} onImport={onImport} />;
}
Default.test(
  'Leads to what was written, once the campaign has it',
  { args: { known }, render: (args) => <WithNewRows {...args} /> },
  async ({ canvas }) => {
    paste('ID\tName\tCountry\tImpressions\nHB-101\tOld\tDE\t500\nHB-900\tNew\tDE\t500');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Leave them as they are' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 4 rows' }));
    await expect(await canvas.findByText('The plan is in')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Selection: 1 row' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Consumption: 2 rows' })).toBeVisible();
  },
);

/** Only the rows of one stage. */
export const OneStage = meta.story({
  args: { stage: 'delivery' },
  play: async ({ canvas }) => {
    paste(germanPlan);
    await expect(await canvas.findByText('Delivery, 38 rows')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
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
  play: async ({ canvas }) => {
    paste('a\tb');
    await expect(await canvas.findByText('4,000 lines read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
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
    await expect(canvas.getByText('37 lines are good, 3 have errors.')).toBeVisible();
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
