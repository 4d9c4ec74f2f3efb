import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Quantity } from '../../format/Quantity/Quantity.tsx';
import { RowActions, RowButton } from '../RowButton/RowButton.tsx';
import { DataTable } from './DataTable.tsx';
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
    cell: (row) => <Quantity value={row.kg} unit="kg CO2e" />,
    numeric: true,
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
  title: 'Layout/DataTable',
  // A generic component keeps its row type through render, not through component.
  component: DataTable<Row>,
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

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Total Emissions' }));
    await expect(canvas.getByRole('columnheader', { name: 'Total Emissions' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(names(canvasElement)[0]).toBe('Placement 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Total Emissions' }));
    await expect(names(canvasElement)[0]).not.toBe('Placement 1');
  },
});

export const Empty = meta.story({ args: { rows: [] } });
export const Loading = meta.story({ args: { rows: [], loading: true } });
export const Failed = meta.story({ args: { rows: [], error: 'Failed to load placements' } });
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(names(canvasElement)[0]).toBe('Placement 10000');
  },
});

export const LongText = meta.story({
  args: {
    rows: makeRows(3).map((row) => ({
      ...row,
      name: `${row.name}, a placement with a long name `.repeat(4),
    })),
  },
});
/** Rows are blocks of labelled lines; the heads that sort stand above them. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Storybook narrows the frame while the story begins.
    await waitFor(() => expect(canvas.getByText('Actions')).not.toBeVisible());
    const sort = canvas.getByRole('button', { name: 'Country' });
    await expect(sort).toBeVisible();
    await userEvent.click(sort);
    await expect(names(canvasElement)[0]).toBe('Placement 2');
  },
});
export const Relabelled = meta.story({
  args: { rows: makeRows(40), labels: { filter: 'Filtern' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Filtern')).toBeVisible();
  },
});
