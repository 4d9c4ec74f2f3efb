import { expect, test } from 'vitest';
import { compareCells, type DataColumn, filterRows, searchText } from './tableRows.ts';

type Row = { name: string; country: string | null; kg: number };
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'country', header: 'Country', value: (row) => row.country },
  { id: 'kg', header: 'kg', value: (row) => row.kg },
  { id: 'actions', header: 'Actions' },
];
const rows: Row[] = [
  { name: 'Spring banner', country: 'Germany', kg: 17 },
  { name: 'Autumn banner', country: 'Spain', kg: 3 },
  { name: 'Spring video', country: null, kg: 4 },
];
const texts = rows.map((row) => searchText(row, columns));

test.each([
  ['', ['Spring banner', 'Autumn banner', 'Spring video']],
  ['   ', ['Spring banner', 'Autumn banner', 'Spring video']],
  ['SPRING', ['Spring banner', 'Spring video']],
  ['germany banner', ['Spring banner']],
  ['17', []],
  ['null', []],
])('filter %j', (query, names) =>
  expect(filterRows(rows, texts, query).map((row) => row.name)).toEqual(names),
);

test('numbers sort by size and words by the locale', () => {
  const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
  expect(compareCells(9, 10, collator)).toBeLessThan(0);
  expect(compareCells('Row 9', 'Row 10', collator)).toBeLessThan(0);
  expect(compareCells('émile', 'Zoë', collator)).toBeLessThan(0);
});
