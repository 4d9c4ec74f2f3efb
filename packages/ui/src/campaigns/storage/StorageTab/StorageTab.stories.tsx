import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../../feedback/ErrorStep/ErrorStep.tsx';
import { askToDelete, dialog, expectHeads, fill } from '../../../form/play.ts';
import { campaignRows, longName, manyStorageRows } from '../../fixtures.ts';
import { StorageTab, type StorageTabProps } from './StorageTab.tsx';

const many = manyStorageRows(10_000);

const meta = preview.meta({
  title: 'Components/Campaigns/StorageTab',
  tags: ['stable'],
  component: StorageTab,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { rows: campaignRows.storage, onAdd: fn(async () => true), onDelete: fn() },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expectHeads(canvas, [
    'Name',
    'Payload (GB)',
    'Copies (SSD/HDD/LTO/Cloud)',
    'Total Emissions',
    'Actions',
  ]);
  const row = within(canvas.getByRole('row', { name: /Masters/ }));
  await expect(row.getByRole('cell', { name: '1 / 1 / 2 / 3' })).toBeVisible();
  await expect(row.getByRole('cell', { name: '12.91 kg CO2e' })).toBeVisible();
  await expect(canvas.getByRole('rowheader', { name: /^Total/ }).parentElement).toHaveTextContent(
    '13.73 kg CO2e',
  );
  await expect(canvas.getByRole('button', { name: 'Delete Banner set' })).toBeVisible();
});

export const ReadOnly = meta.story({ args: { onAdd: undefined, onDelete: undefined } });
ReadOnly.test('Offers only to view a row', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: 'Add Row' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'View Banner set' }));
  const panel = await dialog('Banner set');
  await panel.findByText('ID', { selector: 'dt' });
  await expect(panel.queryByRole('button', { name: /Delete/ })).toBeNull();
});

export const Empty = meta.story({
  args: { rows: [] },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('No rows yet.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Add Row' })).toBeEnabled();
});

export const Loading = meta.story({ args: { rows: [], loading: true } });
export const Failed = meta.story({
  args: { rows: [], error: 'Failed to load campaign', errorAction: <ErrorStep onRetry={fn()} /> },
});
export const DeleteFailed = meta.story({ args: { error: 'Delete failed' } });
export const Deleting = meta.story({ args: { deletingId: 2 } });

Default.test(
  'Keeps large counts apart',
  {
    args: {
      rows: campaignRows.storage.map((row) => ({ ...row, ssd_copies: 1_000_000, hdd_copies: 1_000_000 })),
    },
    globals: { viewport: { value: 'desktop', isRotated: false } },
  },
  async ({ canvas }) => {
    const [ssd, hdd] = canvas.getAllByText('1,000,000').map((count) => {
      const digits = document.createRange();
      digits.selectNodeContents(count);
      return digits.getBoundingClientRect();
    });
    await expect((hdd?.left ?? 0) - (ssd?.right ?? 0)).toBeGreaterThanOrEqual(4);
  },
);

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
    const form = await dialog('Add storage row');
    await expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});
Adding.test('Adds the row and gives the focus back', async ({ canvas, userEvent, args }) => {
  const form = await dialog('Add storage row');
  await fill(form, userEvent, 'Name', 'Trailers');
  await fill(form, userEvent, 'SSD copies', '1');
  await userEvent.click(form.getByRole('button', { name: 'Save row' }));
  await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'Trailers', payload: 1 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Row' })).toHaveFocus());
});

/** Edit is offered with `onEdit`, which receives the original row and its new payload. */
export const Editing = meta.story({
  args: { onEdit: fn(async () => true) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Cut-downs' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = await dialog('Edit “Cut-downs”');
    await expect(form.getByRole('textbox', { name: 'Payload (GB)' })).toHaveValue('12.5');
  },
});
Editing.test('Passes on the row and what it becomes', async ({ userEvent, args }) => {
  const form = await dialog('Edit “Cut-downs”');
  await fill(form, userEvent, 'HDD copies', '4');
  await userEvent.click(form.getByRole('button', { name: 'Save row' }));
  await expect(args.onEdit).toHaveBeenCalledWith(
    campaignRows.storage[1],
    expect.objectContaining({ name: 'Cut-downs', payload: 12.5, hdd_copies: 4 }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const savedMeanwhile = {
  ...campaignRows.storage[1],
  payload: 20,
  version: 2,
} as (typeof campaignRows.storage)[number];

/** Somebody else has saved the row: what both changed is shown, and the edit starts again from theirs. */
export const EditedByTwo = meta.story({
  args: { onEdit: fn(async () => ({ current: savedMeanwhile })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Cut-downs' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = await dialog('Edit “Cut-downs”');
    await fill(form, userEvent, 'Payload (GB)', '30');
    await fill(form, userEvent, 'HDD copies', '4');
    await userEvent.click(form.getByRole('button', { name: 'Save row' }));
    const question = await dialog('Saved elsewhere meanwhile');
    await expect(question.getByRole('row', { name: 'Payload 30 GB 20 GB' })).toBeVisible();
    await expect(question.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(question.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith(
        savedMeanwhile,
        expect.objectContaining({ payload: 30, hdd_copies: 4 }),
      ),
    );
    const again = await dialog('Saved elsewhere meanwhile');
    await userEvent.click(again.getByRole('button', { name: 'Keep editing' }));
    await expect(form.getByRole('textbox', { name: 'HDD copies' })).toHaveValue('4');
    await waitFor(() => expect(form.getByRole('button', { name: 'Save row' })).toHaveFocus());
  },
});

Default.test(
  'Saves the changes of two people in different fields',
  { args: { onEdit: fn(async () => true) } },
  async ({ canvas, userEvent, args }) => {
    mocked(args.onEdit)?.mockResolvedValueOnce({ current: savedMeanwhile });
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Cut-downs' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = await dialog('Edit “Cut-downs”');
    await fill(form, userEvent, 'HDD copies', '4');
    await userEvent.click(form.getByRole('button', { name: 'Save row' }));
    const question = await dialog('Saved elsewhere meanwhile');
    await userEvent.click(question.getByRole('button', { name: 'Save both changes' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(
      savedMeanwhile,
      expect.objectContaining({ payload: 20, hdd_copies: 4 }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Default.test(
  'Editing fails',
  {
    args: { editError: 'The row is gone.', onEdit: fn(async () => false) },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Cut-downs' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = await dialog('Edit “Cut-downs”');
    await userEvent.click(form.getByRole('button', { name: 'Save row' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('The row is gone.');
  },
);

/** Escape and the close button ask before unsaved input is lost. */
Default.test('Closed half filled', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
  const form = await dialog('Add storage row');
  await fill(form, userEvent, 'Name', 'Trailers');
  await userEvent.keyboard('{Escape}');
  const question = await dialog('Close without saving?');
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull());
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Trailers');
  await userEvent.click(form.getByRole('button', { name: 'Close' }));
  await userEvent.click((await dialog('Close without saving?')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onAdd).not.toHaveBeenCalled();
});

/** What is being saved is not called unsaved, and the question does not outlive the form. */
Default.test(
  'Escape while it is being saved',
  { args: { onAdd: fn(() => new Promise<boolean>(() => undefined)) } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
    const form = await dialog('Add storage row');
    await fill(form, userEvent, 'Name', 'Trailers');
    await fill(form, userEvent, 'SSD copies', '1');
    await userEvent.click(form.getByRole('button', { name: 'Save row' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByText('Close without saving?')).toBeNull();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
);

/** Without input it closes at once. */
Default.test('Closed untouched', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
  await dialog('Add storage row');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Default.test(
  'Adding fails',
  {
    args: {
      addError: 'Failed to add storage',
      onAdd: fn(async () => {
        throw new Error('refused');
      }),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
    const form = await dialog('Add storage row');
    await expect(form.queryByRole('alert')).toBeNull();
    await fill(form, userEvent, 'Name', 'Trailers');
    await fill(form, userEvent, 'SSD copies', '1');
    await userEvent.click(form.getByRole('button', { name: 'Save row' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Failed to add storage');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Trailers');
  },
);

export const Viewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Masters' }));
    const panel = await dialog('Masters');
    for (const term of ['ID', 'Payload', 'LTO copies', 'Total Emissions']) {
      await expect(await panel.findByText(term, { selector: 'dt' })).toBeInTheDocument();
    }
    const part = await panel.findByText('Cloud', { selector: 'summary span' });
    await expect(part.closest('summary')).toHaveTextContent('3.80 kg CO2e');
    await expect(panel.getByText('How the figure comes about')).toBeInTheDocument();
  },
});

/** The panel leads to the form and is gone by then; the focus returns to what opened the panel. */
Default.test(
  'The panel and the form after it give the focus back',
  { args: { onEdit: fn(async () => true) } },
  async ({ canvas, userEvent }) => {
    const view = canvas.getByRole('button', { name: 'View Masters' });
    await userEvent.click(view);
    const close = (await dialog('Masters')).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(view).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await (await dialog('Masters')).findByRole('button', { name: 'Edit' }));
    const form = await dialog('Edit “Masters”');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(view).toHaveFocus();
  },
);

export const DeletePrompt = meta.story({
  parameters: { everyLanguage: true },
  play: ({ canvas, userEvent }) => askToDelete(canvas, userEvent, 'Masters'),
});
DeletePrompt.test('Deletes only when it is confirmed', async ({ canvas, userEvent, args }) => {
  const first = await dialog('Delete "Masters"?');
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await expect(args.onDelete).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Masters' }));
  const second = await dialog('Delete "Masters"?');
  await userEvent.click(second.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(campaignRows.storage[0]));
});

function Deletable(props: StorageTabProps) {
  const [rows, setRows] = useState(props.rows);
  return <StorageTab {...props} rows={rows} onDelete={(row) => setRows(rows.filter((one) => one !== row))} />;
}

DeletePrompt.test(
  'The focus goes on at what adds a row',
  { render: (args) => <Deletable {...args} /> },
  async ({ canvas, userEvent }) => {
    const prompt = await dialog('Delete "Masters"?');
    await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Masters/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Row' })).toHaveFocus());
  },
);

export const Large = meta.story({
  args: { rows: many },
});
Large.test('Answers to what people do', async ({ canvas, canvasElement, userEvent, args }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
  await expect(canvasElement.ownerDocument.querySelectorAll('*').length).toBeLessThan(1500);
  await userEvent.type(canvas.getByRole('searchbox'), 'Bundle 4242');
  await userEvent.click(await canvas.findByRole('button', { name: 'View Bundle 4242' }));
  const panel = await dialog('Bundle 4242');
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Bundle 4242' }));
  const prompt = await dialog('Delete "Bundle 4242"?');
  await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(many[4241]));
});

/** All rows that match the filter, out of ten thousand. */
Default.test(
  'Large selected',
  {
    args: { rows: many, onDeleteMany: fn() },
  },
  async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Bundle 4242');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select the rows shown (1)' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('10,000 selected')).toBeVisible();
    await expect(canvasElement.ownerDocument.querySelectorAll('*').length).toBeLessThan(1500);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 10,000 rows' }));
    const prompt = await dialog('Delete 10,000 rows?');
    await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleteMany).toHaveBeenCalledWith(many));
  },
);

/** The most copies there can be, where a table is narrowest. */
export const ManyCopies = meta.story({
  args: {
    rows: campaignRows.storage.map((row) => ({ ...row, ssd_copies: 1_000_000, hdd_copies: 1_000_000 })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
});
ManyCopies.test('Keeps the counts apart', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /Masters/ }));
  for (const count of row.getAllByText('1,000,000'))
    await expect(count.scrollWidth).toBeLessThanOrEqual(count.clientWidth);
});

export const LongText = meta.story({
  args: { rows: campaignRows.storage.map((row) => ({ ...row, name: `${longName} ${row.id}` })) },
});
/** A host that never reports that it has finished. */
function Late(props: StorageTabProps) {
  const [submitting, setSubmitting] = useState(false);
  const add = async () => setSubmitting(true);
  return <StorageTab {...props} submitting={submitting} onAdd={add} />;
}

Default.test(
  'Closes as soon as a row is added',
  { render: (args: StorageTabProps) => <Late {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
    const form = await dialog('Add storage row');
    await fill(form, userEvent, 'Name', 'Masters');
    await fill(form, userEvent, 'SSD copies', '1');
    await userEvent.click(form.getByRole('button', { name: 'Save and add another' }));
    await form.findByText('1 row added.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

function ChangedElsewhere(props: StorageTabProps) {
  const [rows, setRows] = useState(props.rows);
  const change = () =>
    setRows((known) => known.map((row) => ({ ...row, name: `${row.name} 2`, total_emissions: 88 })));
  const remove = () => setRows([]);
  return (
    <>
      <button type="button" onClick={change}>
        Change
      </button>
      <button type="button" onClick={remove}>
        Remove
      </button>
      <StorageTab {...props} rows={rows} />
    </>
  );
}

Default.test(
  'The open panel of a row follows its changes',
  { render: (args: StorageTabProps) => <ChangedElsewhere {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Banner set' }));
    await dialog('Banner set');
    canvas.getByText('Change', { selector: 'button' }).click();
    const panel = await dialog('Banner set 2');
    await expect(panel.getAllByText(/88\.00/)[0]).toBeVisible();
    // A row that is gone stays readable until its panel is closed.
    canvas.getByText('Remove', { selector: 'button' }).click();
    await canvas.findByText('No rows yet.');
    await dialog('Banner set 2');
  },
);

/** Rows are cards with every figure: nothing is wider than the card. */
Default.test(
  'Narrow',
  {
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table.clientWidth).toBeLessThan(320));
    for (const cell of canvas.getAllByRole('cell'))
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(
        table.parentElement?.getBoundingClientRect().right ?? 0,
      );
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
);
