import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../../feedback/ErrorStep/ErrorStep.tsx';
import { UndoNotice } from '../../../feedback/UndoNotice/UndoNotice.tsx';
import { askToDelete, choose, dialog, expectHeads, search } from '../../../form/play.ts';
import { campaignRows, geos, longName } from '../../fixtures.ts';
import { PayloadSource } from '../PayloadSource/PayloadSource.tsx';
import { DeliveryTab } from './DeliveryTab.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/DeliveryTab',
  tags: ['stable'],
  component: DeliveryTab,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { rows: campaignRows.delivery, geos, onAdd: fn(async () => true), onDelete: fn() },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expectHeads(canvas, [
    'Name',
    'Country',
    'Payload (MB)',
    'Impressions',
    'Ratios (fixed/mobile)',
    'Total Emissions',
    'Actions',
  ]);
  const row = within(canvas.getByRole('row', { name: /Pre-roll/ }));
  for (const cell of ['Italy', '2.5', '400,000', '0.7431 / 0.2569'])
    await expect(row.getByRole('cell', { name: cell })).toBeVisible();
  await expect(row.getByRole('rowheader', { name: 'Pre-roll' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Pre-roll' })).toHaveAttribute(
    'aria-description',
    '1 · Whole creative · Video (HAI)',
  );
});

Default.test('The figures of a row stand on one line', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /Pre-roll/ }));
  const bottoms = ['2.5', '400,000', '0.7431 / 0.2569'].map((figure) => {
    const words = document.createRange();
    words.selectNodeContents(row.getByText(figure));
    return Math.round(words.getClientRects()[0]?.bottom ?? 0);
  });
  await expect(new Set(bottoms).size).toBe(1);
});

/** As wide as on a tablet held upright. */
export const Tablet = meta.story({
  decorators: [(Story) => <div style={{ maxWidth: 704 }}>{Story()}</div>],
});
Tablet.test('Leaves names the most room', async ({ canvas }) => {
  const [name, ...others] = canvas.getAllByRole('columnheader').map(({ clientWidth }) => clientWidth);
  await expect(name).toBeGreaterThan(Math.max(...others));
});
Tablet.test(
  'Breaks no short word of a name beside long German ones',
  {
    args: {
      onDeleteMany: fn(),
      onDuplicate: fn(),
      rows: campaignRows.delivery.map((row) => ({ ...row, name: 'Banners, Germany' })),
    },
    globals: { locale: 'de-DE' },
  },
  async ({ canvas }) => {
    const [name] = await canvas.findAllByText('Banners, Germany');
    await waitFor(() => expect(name?.getClientRects().length).toBeLessThanOrEqual(2));
  },
);

export const Empty = meta.story({
  args: { rows: [] },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('No rows yet.')).toBeVisible();
});

export const Loading = meta.story({ args: { rows: [], loading: true } });
export const Failed = meta.story({
  args: { rows: [], error: 'Failed to load campaign', errorAction: <ErrorStep onRetry={fn()} /> },
});
export const GeosFailed = meta.story({
  args: { geos: undefined, error: 'Failed to load geos', errorAction: <ErrorStep onRetry={fn()} /> },
});
GeosFailed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Add Row' })).toBeDisabled();
});
export const Deleting = meta.story({ args: { deletingId: 2 } });

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
    const form = await dialog('Add delivery row');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

const desktop = { globals: { viewport: { value: 'desktop', isRotated: false } } };
Adding.test('Says that the fields go on below the estimate', desktop, async () => {
  const form = await dialog('Add delivery row');
  const estimate = (await form.findByText('Estimate')).parentElement?.parentElement as HTMLElement;
  const { borderBlockStartWidth, inlineSize } = getComputedStyle(estimate, '::before');
  await expect(borderBlockStartWidth).toBe('1px');
  await expect(Number.parseFloat(inlineSize)).toBeGreaterThan(estimate.offsetWidth);
});

Adding.test('Writes all help in one size', async () => {
  const form = await dialog('Add delivery row');
  const group = await form.findByText(/^HAI: heavy ad intervention/);
  const field = await form.findByText('1 minus the fixed ratio.');
  await expect(getComputedStyle(group).fontSize).toBe(getComputedStyle(field).fontSize);
});

Adding.test('Darkens the room of the scroll bar with the page', desktop, async ({ userEvent }) => {
  const ground = () => getComputedStyle(document.documentElement).backgroundColor;
  await dialog('Add delivery row');
  await expect(ground()).not.toBe('rgba(0, 0, 0, 0)');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(ground()).toBe('rgba(0, 0, 0, 0)'));
});

export const Viewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Pre-roll' }));
    const panel = await dialog('Pre-roll');
    for (const term of ['ID', 'Level', 'Region', 'Fixed ratio', 'Mobile ratio', 'Total Emissions']) {
      await expect(await panel.findByText(term, { selector: 'dt' })).toBeInTheDocument();
    }
    await expect(await panel.findByText('CDN, electricity', { selector: 'summary span' })).toBeVisible();
    await expect(panel.queryByText(/saved with other factors/)).toBeNull();
  },
});

/** A row that has its payload from a picture says which. */
export const FromPicture = meta.story({
  args: {
    picture: (row) =>
      row.image_id ? (
        <PayloadSource name="banner.jpg" href="/creativeli/5/overview" file="AVIF, q 67" />
      ) : null,
    rows: campaignRows.delivery.map((row) => ({ ...row, image_id: row.name === 'Banners' ? 5 : null })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Banners' }));
    const panel = await dialog('Banners');
    await expect(await panel.findByRole('link', { name: 'banner.jpg' })).toBeInTheDocument();
  },
});

export const DeletePrompt = meta.story({
  parameters: { everyLanguage: true },
  play: ({ canvas, userEvent }) => askToDelete(canvas, userEvent, 'Pre-roll'),
});
DeletePrompt.test('Deletes when it is confirmed', async ({ userEvent, args }) => {
  const prompt = await dialog('Delete "Pre-roll"?');
  await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(campaignRows.delivery[0]));
});

const many = { onDeleteMany: fn(), onDuplicateMany: fn(), onSetMany: fn() };

/**
 * Rows are selected one by one, in ranges with Shift, or all at once; the actions for them appear above the
 * table.
 */
export const Selecting = meta.story({
  args: many,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Pre-roll' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Measured, app only' }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
    canvas.getByRole('checkbox', { name: 'Select Banners' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
});
Selecting.test('Deletes the selected rows', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 rows' }));
  const prompt = await dialog('Delete 2 rows?');
  await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(args.onDeleteMany).toHaveBeenCalledWith([campaignRows.delivery[0], campaignRows.delivery[2]]),
  );
  await expect(canvas.queryByText('2 selected')).toBeNull();
});

Default.test(
  'Finds rows by what stands below their names',
  {
    args: {
      rows: Array.from({ length: 5 }, (_, part) =>
        campaignRows.delivery.map((row) => ({ ...row, id: 3 * part + row.id })),
      ).flat(),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter: Delivery' }), 'whole creative');
    await expect(await canvas.findByText('5 of 15')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Pre-roll' })).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Banners' })).toBeNull();
  },
);

/** Only rows that can take the change are changed: a measured ratio has no region. */
export const SettingCountryAndLevel = meta.story({
  args: many,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change 3 rows' }));
    const form = await dialog('Change 3 rows');
    await expect(form.getByRole('button', { name: 'Change 3 rows' })).toBeDisabled();
    await search(form, userEvent, 'Country', 'Spain');
    await choose(form, userEvent, 'Level', '1 · Whole creative');
    await expect(await form.findByText(/^2 rows can’t take this/)).toBeVisible();
  },
});
SettingCountryAndLevel.test('Changes the rows that can take it', async ({ userEvent, args }) => {
  const form = await dialog('Change 3 rows');
  await userEvent.click(form.getByRole('button', { name: 'Change 1 row' }));
  await expect(args.onSetMany).toHaveBeenCalledWith([
    { rows: [campaignRows.delivery[0]], change: { country: 'Spain', level: 1 } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** The region follows the country; where it cannot, the row stays as it is. It is one change of all rows. */
Default.test('Setting the country', { args: many }, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Change 3 rows' }));
  const form = await dialog('Change 3 rows');
  await search(form, userEvent, 'Country', 'Kenya');
  await expect(await form.findByText(/^2 rows can’t take this/)).toBeVisible();
  await search(form, userEvent, 'Country', 'India');
  await userEvent.click(await form.findByRole('button', { name: 'Change 3 rows' }));
  const [preRoll, banners, measured] = campaignRows.delivery;
  await expect(args.onSetMany).toHaveBeenCalledTimes(1);
  await expect(args.onSetMany).toHaveBeenCalledWith([
    { rows: [preRoll, banners], change: { country: 'India', region: 'APAC' } },
    { rows: [measured], change: { country: 'India' } },
  ]);
});

Default.test(
  'Rows that have the value already need no change',
  { args: many },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Pre-roll' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change 1 row' }));
    const form = await dialog('Change 1 row');
    await search(form, userEvent, 'Country', 'Italy');
    await expect(await form.findByText('1 row has this already and stays as it is.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Change 0 rows' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSetMany).not.toHaveBeenCalled();
  },
);

Default.test(
  'Rows that could not be duplicated are selected again',
  { args: { onDuplicateMany: fn(async () => false) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Pre-roll' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate 1 row' }));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
  },
);

Default.test('The dialog gives the focus back', { args: many }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Pre-roll' }));
  const change = canvas.getByRole('button', { name: 'Change 1 row' });
  await userEvent.click(change);
  await dialog('Change 1 row');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(change).toHaveFocus());
});

/** Actions that a host does not offer are not shown. */
Default.test('Nothing to select for', async ({ canvas }) => {
  await expect(canvas.queryByRole('checkbox')).toBeNull();
  await expect(canvas.queryByRole('button', { name: /^More actions/ })).toBeNull();
});

Default.test(
  'More actions',
  {
    args: { onEdit: fn(async () => true), onDuplicate: fn() },
  },
  async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'More actions for Pre-roll' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDuplicate).toHaveBeenCalledWith(campaignRows.delivery[0]);
    await waitFor(() => expect(more).toHaveFocus());
  },
);

/** No word of a name is so long that the buttons of the rows are out of sight. */
Default.test(
  'Long words on a tablet',
  {
    args: {
      ...many,
      onEdit: fn(async () => true),
      onDuplicate: fn(),
      rows: campaignRows.delivery.map((row) => ({
        ...row,
        name: `Fußballweltmeisterschaftsübertragung ${row.id}`,
      })),
    },
    decorators: (Story) => (
      <div style={{ width: 719 }}>
        <Story />
      </div>
    ),
  },
  async ({ canvas }) => {
    const pane = canvas.getByRole('table').closest('[data-offset-scrollbars]');
    await expect(pane?.clientWidth).toBeGreaterThan(500);
    await expect(pane?.scrollWidth).toBe(pane?.clientWidth);
  },
);

/** Deleted rows can be restored without time pressure, near where they were. */
export const Deleted = meta.story({
  args: {
    ...many,
    rows: campaignRows.delivery.slice(1),
    notice: <UndoNotice message="“Pre-roll” deleted." onUndo={fn()} onClose={fn()} />,
  },
});

export const LongText = meta.story({
  args: { rows: campaignRows.delivery.map((row) => ({ ...row, name: `${longName} ${row.id}` })) },
});
