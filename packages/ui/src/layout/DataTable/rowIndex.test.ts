import { expect, test, vi } from 'vitest';
import { rowIndex } from './rowIndex.ts';
import type { CellValue } from './tableRows.ts';

type Row = { name: string };
const ada = { name: 'Ada' };
const bea = { name: 'Bea' };
const cid = { name: 'Cid' };

function indexed() {
  const read = vi.fn((row: Row): CellValue => row.name);
  const index = rowIndex([read], 'en-GB');
  return { read, index, order: (rows: Row[]) => rows.map(index.places(rows, read)) };
}

test('rows are placed by a column', () => expect(indexed().order([cid, ada, bea])).toEqual([2, 0, 1]));

test('after one went, no other is read again, and their order stands', () => {
  const { read, order } = indexed();
  order([cid, ada, bea]);
  expect(order([cid, bea])).toEqual([2, 1]);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a new one finds its place among the others', () => {
  const { order } = indexed();
  order([cid, ada]);
  expect(order([cid, ada, bea])).toEqual([2, 0, 1]);
});

test('rows that were placed apart are placed again together', () => {
  const { order } = indexed();
  order([ada, cid]);
  order([bea]);
  expect(order([cid, bea, ada])).toEqual([2, 1, 0]);
});

test('a row changed is another object, and is read again', () => {
  const { index, order } = indexed();
  order([ada, bea]);
  const renamed = { name: 'Zoë' };
  expect(order([renamed, bea])).toEqual([1, 0]);
  expect(index.text(renamed)).toBe('zoe');
});

test('once every step is taken, neither search nor sort reads a row', () => {
  const { read, index, order } = indexed();
  for (const step of index.steps([ada, bea])) step();
  read.mockClear();
  expect([index.text(bea), ...order([bea, ada])]).toEqual(['bea', 1, 0]);
  expect(read).not.toHaveBeenCalled();
});
