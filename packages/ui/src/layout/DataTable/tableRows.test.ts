import { expect, test } from 'vitest';
import {
  type CellValue,
  type DataColumn,
  matcher,
  nextSort,
  placesOf,
  searchText,
  sortedOrder,
  sortKey,
} from './tableRows.ts';

type Row = { name: string; country: string | null; kg: number };
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'country', header: 'Country', value: (row) => row.country },
  { id: 'kg', header: 'kg', value: (row) => row.kg },
  { id: 'actions', header: 'Actions' },
];
const reads = columns.flatMap(({ value }) => value ?? []);
const rows: Row[] = [
  { name: 'Spring banner', country: 'Germany', kg: 17 },
  { name: 'Autumn banner', country: 'Spain', kg: 3 },
  { name: 'Spring video', country: null, kg: 4 },
  { name: 'Köln', country: "Côte d'Ivoire", kg: 5 },
];

test.each([
  ['', rows.map(({ name }) => name)],
  ['   ', rows.map(({ name }) => name)],
  ['SPRING', ['Spring banner', 'Spring video']],
  ['germany banner', ['Spring banner']],
  ['koln', ['Köln']],
  ['KÖLN', ['Köln']],
  ['cote', ['Köln']],
  ['17', []],
  ['null', []],
])('filter %j', (query, names) => {
  const matches = matcher(query);
  const found = rows.filter((row) => matches(searchText(row, reads)));
  expect(found.map((row) => row.name)).toEqual(names);
});

const inOrder = (values: CellValue[], descending = false) =>
  sortedOrder(placesOf(values.map(sortKey), 'en-GB'), descending).map((index) => values[index]);

test.each<[string, CellValue[], CellValue[]]>([
  ['numbers by size', [10, 9, -1, 0.5], [-1, 0.5, 9, 10]],
  ['numbers inside words by size', ['Row 10', 'Row 9', 'row 1'], ['row 1', 'Row 9', 'Row 10']],
  ['words by the locale', ['Zoë', 'émile', 'Anna'], ['Anna', 'émile', 'Zoë']],
  ['missing values last', [null, 2, undefined, Number.NaN, 1], [1, 2, null, undefined, Number.NaN]],
  ['numbers before words', ['a', 1], [1, 'a']],
])('%s', (_, values, sorted) => expect(inOrder(values)).toEqual(sorted));

test('missing values come last in descending order too', () =>
  expect(inOrder([null, 1, 2], true)).toEqual([2, 1, null]));

test.each([false, true])('equal values keep their places (descending: %s)', (descending) =>
  expect(sortedOrder(placesOf(['b', 'a', 'b', 'a'], 'en-GB'), descending)).toEqual(
    descending ? [0, 2, 1, 3] : [1, 3, 0, 2],
  ),
);

test('a header sorts up, down, and then not at all', () => {
  const up = nextSort(undefined, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name'), nextSort(down, 'kg')]).toEqual([
    { column: 'name', descending: false },
    { column: 'name', descending: true },
    undefined,
    { column: 'kg', descending: false },
  ]);
});
