import { Button } from '@mantine/core';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { RowActions, RowButton } from '../RowButton/RowButton.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { TableFigure } from './TableFigure.tsx';
import { TableMemoryContext, type TableView } from './tableMemory.ts';
import type { DataColumn } from './tableRows.ts';

type Row = { id: number; name: string; country: string; kg: number };

const countries = ['Germany', 'France', 'Spain', 'Italy'];
const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Placement ${index + 1}`,
    country: countries[index % countries.length] ?? '',
    kg: ((index * 7919) % 10007) / 13,
  }));

const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, width: 260 },
  { id: 'country', header: 'Country', value: (row) => row.country },
  {
    id: 'kg',
    header: 'Total Emissions',
    value: (row) => row.kg,
    cell: (row) => <TableFigure value={row.kg} unit="kg CO2e" />,
    numeric: true,
    unit: 'kg CO2e',
    sum: (rows) => <TableFigure value={rows.reduce((sum, row) => sum + row.kg, 0)} unit="kg CO2e" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    cell: (row) => (
      <RowActions>
        <RowButton tone="danger" name={`Delete ${row.name}`} onClick={() => {}}>
          Delete
        </RowButton>
      </RowActions>
    ),
    width: 96,
  },
];

const meta = preview.meta({
  title: 'Components/Layout/DataTable',
  tags: ['stable'],
  // A generic component keeps its row type through render, not through component.
  component: DataTable<Row>,
  parameters: { ownWords: ['Delete'] },
  args: {
    name: 'Placements',
    columns,
    rows: makeRows(5),
    rowId: (row: Row) => row.id,
    empty: <EmptyState message="No rows yet." />,
  },
});

const names = (body: HTMLElement) =>
  [...body.querySelectorAll('tbody th')].map((cell) => cell.textContent ?? '');

export const Default = meta.story();

/** What a test is given. Tests are found in the text of this file: each is a statement of its own, not in a loop. */
type Played = Parameters<NonNullable<Parameters<typeof Default.extend>[0]['play']>>[0];

Default.test('Answers to what people do', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Total Emissions' }));
  await expect(canvas.getByRole('columnheader', { name: 'Total Emissions' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(names(canvasElement)[0]).toBe('Placement 1');
  await userEvent.click(canvas.getByRole('button', { name: 'Total Emissions' }));
  await expect(names(canvasElement)[0]).not.toBe('Placement 1');
});

/** The accessible name of a header is its text alone; each cell includes its unit. */
Default.test('Unit in the header', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Total Emissions' })).toHaveTextContent(
    /^Total Emissions$/,
  );
  await expect(canvas.getAllByRole('cell', { name: /^[\d,.]+ kg CO2e$/ })).toHaveLength(6);
});

/** The sum covers the rows that match the filter. */
Default.test(
  'Sum of the filter',
  {
    args: { rows: makeRows(16) },
  },
  async ({ canvas, userEvent }) => {
    const sum = () => canvas.getByRole('rowheader', { name: /^Total/ }).parentElement;
    const all = makeRows(16);
    const kilograms = (rows: Row[]) =>
      rows
        .reduce((before, row) => before + row.kg, 0)
        .toLocaleString('en-GB', { maximumFractionDigits: 2, minimumFractionDigits: 2 });
    await expect(sum()).toHaveTextContent(`Total${kilograms(all)} kg CO2e`);
    await userEvent.type(canvas.getByRole('searchbox'), 'spain');
    await canvas.findByRole('rowheader', { name: 'Total of 4 shown' });
    await expect(sum()).toHaveTextContent(kilograms(all.filter(({ country }) => country === 'Spain')));
  },
);

/** Above twenty rows the header and the sum stay in place, and the rows scroll between them. */
export const Pane = meta.story({ args: { rows: makeRows(60) } });

/** The height of the rows is one choice for all tables; a host stores it. */
export const DensitySwitched = meta.story({
  args: { rows: makeRows(16) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const compact = canvas.getByRole('button', { name: 'Compact rows' });
    const row = canvas.getByRole('row', { name: /^Placement 1 / });
    await expect(row.clientHeight).toBeGreaterThanOrEqual(40);
    await userEvent.click(compact);
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await expect(row.clientHeight).toBeLessThan(36);
  },
});
DensitySwitched.test('Is switched back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Compact rows' }));
  await expect(canvas.getByRole('row', { name: /^Placement 1 / }).clientHeight).toBeGreaterThanOrEqual(40);
});

export const Empty = meta.story({ args: { rows: [] } });
export const Loading = meta.story({ args: { rows: [], loading: true } });
export const Failed = meta.story({
  args: { rows: [], error: 'Failed to load placements', errorAction: <ErrorStep onRetry={fn()} /> },
});
/** The columns stay, and the banner stands clear of a frame that the table fills. */
Failed.test('Keeps its shape', async ({ canvas, canvasElement }) => {
  canvasElement.style.setProperty('--edge', '24px');
  await expect(canvas.getByRole('columnheader', { name: 'Country' })).toBeVisible();
  const { left, right } = canvas.getByRole('alert').getBoundingClientRect();
  const table = canvas.getByRole('table').getBoundingClientRect();
  await expect([left - table.left, table.right - right]).toEqual([24, 24]);
});
export const Compact = meta.story({ args: { density: 'compact' } });

export const Filtered = meta.story({
  args: { rows: makeRows(40) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'spain 1');
    await expect(await canvas.findByText('4 of 40')).toBeVisible();
    await expect(names(canvasElement)).toEqual([
      'Placement 11',
      'Placement 15',
      'Placement 19',
      'Placement 31',
    ]);
  },
});

export const Large = meta.story({
  args: { rows: makeRows(10_000) },
});
Large.test('Answers to what people do', async ({ canvas, canvasElement, userEvent }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
  await expect(names(canvasElement)[0]).toBe('Placement 10000');
});

/** Only the rows in sight are rendered, but all of them reach the paper. */
export const Windowed = meta.story({ args: { rows: makeRows(150) } });
Windowed.test('Prints every row', async ({ canvasElement }) => {
  window.dispatchEvent(new Event('beforeprint'));
  await expect(names(canvasElement)).toHaveLength(150);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(names(canvasElement).length).toBeLessThan(100));
});

/** Neither the header nor the sum covers what has the focus, and the header takes it without moving the rows. */
Windowed.test('The focus stays in sight', async ({ canvas, userEvent }) => {
  const edge = (name: string, side: 'top' | 'bottom') =>
    canvas.getByRole('rowheader', { name }).getBoundingClientRect()[side];
  const sort = canvas.getByRole('button', { name: 'Total Emissions' });
  const deletion = (row: number) => canvas.findByRole('button', { name: `Delete Placement ${row}` });
  (await deletion(1)).focus();
  for (let row = 2; row <= 30; row++) {
    await userEvent.tab();
    const button = await deletion(row);
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge('Total', 'top'));
  }
  for (let row = 29; row >= 10; row--) {
    await userEvent.tab({ shift: true });
    const button = await deletion(row);
    await expect(button).toHaveFocus();
    const header = sort.closest('th')?.getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
  }
  const pane = canvas.getByRole('group', { name: 'Placements' });
  const before = pane.scrollTop;
  await expect(before).toBeGreaterThan(0);
  sort.focus();
  await expect(pane.scrollTop).toBe(before);
});

/** A name of two lines fits a row of fixed height; the title has any name in full. */
Windowed.test(
  'Long names',
  {
    args: {
      rows: makeRows(150).map((row) => ({
        ...row,
        name: `Publisher network of the northern regions, ${row.id}`,
      })),
    },
  },
  async ({ canvas }) => {
    const name = await canvas.findByRole('rowheader', {
      name: 'Publisher network of the northern regions, 1',
    });
    const [text] = name.children;
    await expect(name).toHaveAttribute('title', 'Publisher network of the northern regions, 1');
    await expect(text?.scrollHeight).toBe(text?.clientHeight);
    await expect(text?.clientHeight).toBeGreaterThan(20);
    await expect(name.offsetHeight).toBe(40);
  },
);

/**
 * Figures and buttons are whole in any language; a table that is too wide for its frame scrolls sideways, below the
 * buttons of its rows.
 */
Windowed.test(
  'Scrolls rather than cuts',
  {
    args: {
      columns: [
        { id: 'name', header: 'Name', value: (row) => row.name },
        ...['May', 'June', 'July', 'August', 'September', 'October'].map((month) => ({
          id: month,
          header: month,
          numeric: true,
          value: (row: Row) => 9_876_543_210_000 + row.id,
          width: 96,
        })),
        {
          id: 'actions',
          header: 'Actions',
          headerHidden: true,
          cell: (row) => (
            <RowActions>
              <RowButton name={`Delete without any further question: ${row.name}`} onClick={() => {}}>
                Delete without any further question
              </RowButton>
            </RowActions>
          ),
          width: 96,
        },
      ],
    },
    parameters: { ownWords: ['Delete without any further question'] },
    globals: { viewport: { value: 'tablet', isRotated: false } },
  },
  async ({ canvas }) => {
    const name = await canvas.findByRole('rowheader', { name: 'Placement 1' });
    await expect(name.clientWidth).toBeGreaterThan(130);
    for (const figure of canvas.getAllByRole('cell', { name: '9876543210001' }))
      await expect(figure.scrollWidth).toBe(figure.clientWidth);
    const button = canvas.getByRole('button', { name: 'Delete without any further question: Placement 1' });
    const cell = button.closest('td')?.getBoundingClientRect();
    await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(cell?.left ?? Number.NaN);
    const pane = canvas.getByRole('group', { name: 'Placements' }).getBoundingClientRect();
    await expect(cell?.right).toBeLessThanOrEqual(pane.right);
    const sort = canvas.getByRole('button', { name: 'October' });
    sort.focus();
    await expect(sort.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.left ?? Number.NaN);
  },
);

export const LongText = meta.story({
  args: {
    rows: makeRows(3).map((row) => ({
      ...row,
      name: `${row.name}, a placement with a long name `.repeat(4),
    })),
  },
});
LongText.test(
  'Begins the lines of words on a phone at one edge',
  {
    args: { rows: makeRows(1).map((row) => ({ ...row, country: 'Islands with a long name '.repeat(4) })) },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvas }) => {
    // Storybook narrows the frame while the story starts.
    await waitFor(() => expect(canvas.getByText('Actions')).not.toBeVisible());
    const words = new Range();
    words.selectNodeContents(canvas.getByText(/^Islands with a long name/));
    const edges = [...words.getClientRects()].map(({ left }) => left);
    await expect(edges.length).toBeGreaterThan(1);
    await expect(new Set(edges).size).toBe(1);
  },
);

/** Rows are blocks of labelled lines, with the sort buttons above them. */
Default.test(
  'Narrow',
  {
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    // Storybook narrows the frame while the story starts.
    await waitFor(() => expect(canvas.getByText('Actions')).not.toBeVisible());
    const sort = canvas.getByRole('button', { name: 'Country' });
    await expect(sort).toBeVisible();
    await userEvent.click(sort);
    await expect(names(canvasElement)[0]).toBe('Placement 2');
  },
);
/** The words beside the checkbox of all rows wrap. */
Default.test(
  'Many words on a phone',
  {
    args: {
      selection: { selected: new Set(), onChange: fn(), nameOf: (row: Row) => row.name },
      labels: { selectAll: 'Select each and every one of the rows of this table' },
    },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Actions')).not.toBeVisible());
    const words = canvas.getByText(/^Select each and every one/);
    await expect(words.scrollWidth).toBe(words.clientWidth);
    await expect(words.clientHeight).toBeGreaterThan(25);
  },
);
const selectable = {
  args: { selection: { selected: new Set<number>(), onChange: fn(), nameOf: (row: Row) => row.name } },
  decorators: (Story: () => ReactNode) => (
    <div style={{ '--edge': '24px' } as CSSProperties}>
      <Story />
    </div>
  ),
};
/** The box of a row is small, but not what a finger may press. */
const meetsFingers =
  (least: number) =>
  async ({ canvas, args }: Played) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Placement 2' });
    const { left, top, width, height } = box.getBoundingClientRect();
    await expect([width, height]).toEqual([16, 16]);
    const at = (right: number, below: number) =>
      document.elementFromPoint(left + width / 2 + right, top + height / 2 + below);
    const steps = Array.from({ length: 81 }, (_, index) => index - 40);
    const isMet = (found: Element | null) => found?.closest('label')?.control === box;
    await expect(steps.filter((step) => isMet(at(step, 0))).length).toBeGreaterThanOrEqual(least);
    await expect(steps.filter((step) => isMet(at(0, step))).length).toBeGreaterThanOrEqual(least);
    const corner = at(-10, 14);
    if (corner) fireEvent.click(corner);
    await expect(args.selection?.onChange).toHaveBeenCalledWith(new Set([2]));
  };
Default.test(
  'Shows the whole ring of a focused checkbox',
  { ...selectable, globals: { viewport: { value: 'tablet', isRotated: false } } },
  async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Placement 2' }).getBoundingClientRect();
    const name = canvas.getByRole('rowheader', { name: 'Placement 2' }).getBoundingClientRect();
    await expect(name.left - box.right).toBeGreaterThanOrEqual(4);
  },
);
Default.test(
  'A finger meets the checkbox of a row',
  { ...selectable, globals: { viewport: { value: 'desktop', isRotated: false } } },
  meetsFingers(40),
);
Default.test(
  'A finger meets the checkbox of a card',
  { ...selectable, globals: { viewport: { value: 'narrow', isRotated: false } } },
  async (context) => {
    await waitFor(() => expect(context.canvas.getByText('Actions')).not.toBeVisible());
    await meetsFingers(44)(context);
  },
);
Default.test(
  'Its words can be replaced',
  {
    args: { rows: makeRows(40), labels: { filter: 'Filtern' } },
  },
  async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Filtern')).toBeVisible();
  },
);

const LeftAndFound = (args: DataTableProps<Row>) => {
  const [memory] = useState(() => new Map<string, TableView>());
  const [away, setAway] = useState(false);
  return (
    <TableMemoryContext value={memory}>
      <Button onClick={() => setAway(!away)}>{away ? 'Back' : 'Leave'}</Button>
      {!away && <DataTable {...args} />}
    </TableMemoryContext>
  );
};

const foundAsLeft =
  (count: number) =>
  async ({ canvas, canvasElement, userEvent }: Played) => {
    const pane = () => canvas.getByRole('group', { name: 'Placements' });
    await userEvent.type(canvas.getByRole('searchbox'), 'germany');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names(canvasElement)[0]).toBe(`Placement ${count - 3}`));
    await userEvent.clear(canvas.getByRole('searchbox'));
    pane().scrollTo(0, 300);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await waitFor(() => expect(pane().scrollTop).toBe(300));
    await userEvent.type(canvas.getByRole('searchbox'), 'spain');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('spain');
    await expect(names(canvasElement)[0]).toBe(`Placement ${count - 1}`);
  };
/** A host that gives tables a memory finds them as they were left, whether or not they are windowed. */
Default.test('Left and found again', { args: { rows: makeRows(40) }, render: LeftAndFound }, foundAsLeft(40));
Default.test(
  'Left and found again when windowed',
  { args: { rows: makeRows(400) }, render: LeftAndFound },
  foundAsLeft(400),
);

const Adding = (args: DataTableProps<Row>) => {
  const [count, setCount] = useState(16);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Add</Button>
      <DataTable {...args} rows={makeRows(count)} addedId={count > 16 ? count : undefined} />
    </>
  );
};
/** A filter that hides what was just added would make it look lost; one that finds it stays. */
Default.test('What was added is in sight', { render: Adding }, async ({ canvas, userEvent }) => {
  const filter = canvas.getByRole('searchbox');
  await userEvent.type(filter, 'germany');
  await canvas.findByText('4 of 16');
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  await canvas.findByText('5 of 17');
  await expect(filter).toHaveValue('germany');
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  await canvas.findByRole('rowheader', { name: 'Placement 18' });
  await expect(filter).toHaveValue('');
});

/** Rows may be deleted while a filter is in use, and fewer are left than usually have one. */
Default.test(
  'Filter of few rows',
  {
    args: { rows: makeRows(5) },
    decorators: (Story) => (
      <TableMemoryContext value={new Map<string, TableView>([['Placements', { query: 'france' }]])}>
        <Story />
      </TableMemoryContext>
    ),
  },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('france');
    await expect(canvas.getByText('1 of 5')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('rowheader', { name: 'Placement 1' })).toBeVisible();
  },
);
