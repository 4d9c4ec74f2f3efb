import { createLeafClient, type RowChange } from '@leaf/api-client';
import { createMockApi, fixtures, mockToken } from '@leaf/api-client/mocks';
import { getResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { changeRows, type LeftRows, namingRows, sendRows, undoRows } from './bulkRows.ts';

const mock = createMockApi();
const baseUrl = 'https://leaf.test/api';
/** What becomes of the next calls; those after them are answered. */
let fates: ('answered' | 'cut' | 'unheard' | 'full')[] = [];
let api: ReturnType<typeof createLeafClient>;

beforeEach(() => {
  mock.reset();
  fates = [];
  api = createLeafClient({
    baseUrl,
    getToken: () => mockToken(9),
    fetch: async (request) => {
      const fate = fates.shift() ?? 'answered';
      if (fate === 'cut') throw new TypeError('fetch failed');
      if (fate === 'full') return Response.json({ code: 'rows_exceed_limit' }, { status: 409 });
      const answer = await getResponse(mock.handlers, request);
      if (!answer || fate === 'unheard') throw new TypeError('fetch failed');
      return answer;
    },
  });
});

const stored = () => mock.state.rows[12]?.storage ?? [];
const named = (count: number, name = 'Row'): RowChange[] =>
  Array.from({ length: count }, (_, index) => ({
    op: 'create',
    stage: 'storage',
    row: { ...fixtures.newRows.storage, name: `${name} ${index}` },
  }));
const write = (changes: readonly RowChange[], left?: LeftRows) =>
  changeRows(api, 12, changes, { storage: [...stored()] }, {}, left);

const namesOf = (changes: readonly RowChange[]) =>
  changes.map((change) => ('row' in change ? change.row.name : ''));
const names = () => stored().map(({ name }) => name);

test('an import that the connection broke off is taken back before it is made again', async () => {
  const before = names();
  const rows = named(15_000);
  fates = ['answered', 'cut', 'cut'];
  const { failure } = await write(rows);
  expect(names()).toHaveLength(before.length + 10_000);
  fates = ['cut', 'cut'];
  const again = await write(rows, failure?.left);
  expect(again.failure?.left?.back).toHaveLength(10_000);
  const done = await write(rows, again.failure?.left);
  expect(done.failure).toBeUndefined();
  expect(names()).toEqual([...before, ...namesOf(rows)]);
  await sendRows(api, 12, done.back);
  expect(names()).toEqual(before);
});

test('what takes changes back goes on where it was broken off', async () => {
  const before = names();
  const { back } = await write(named(12_000));
  fates = ['answered', 'cut'];
  await expect(sendRows(api, 12, back)).rejects.toMatchObject({ kind: 'network' });
  expect(names()).toHaveLength(before.length + 2000);
  fates = ['unheard'];
  await expect(sendRows(api, 12, back)).rejects.toMatchObject({ kind: 'network' });
  await sendRows(api, 12, back);
  expect(names()).toEqual(before);
});

test('a part whose answer was lost is not doubled by the same rows again', async () => {
  const before = names();
  const rows = named(15_000);
  fates = ['answered', 'unheard'];
  const { failure } = await write(rows);
  expect(failure?.left).toMatchObject({ back: [] });
  const { back } = await write(rows, failure?.left);
  expect(names().slice(before.length).toSorted()).toEqual(namesOf(rows).toSorted());
  await sendRows(api, 12, back);
  expect(names()).toEqual(before);
});

test('a part whose answer was lost is taken back before other rows are written', async () => {
  const before = names();
  fates = ['unheard'];
  const { failure } = await write(named(3));
  expect(names()).toHaveLength(before.length + 3);
  const others = named(2, 'Other row');
  expect((await write(others, failure?.left)).failure).toBeUndefined();
  expect(names()).toEqual([...before, ...namesOf(others)]);
});

test('a row that such a call replaced comes back as it was', async () => {
  const [first] = stored();
  if (!first) throw new Error('The campaign has no rows.');
  first.external_id = 'line 1';
  const before = names();
  const row = { ...fixtures.newRows.storage, name: 'New', external_id: 'line 1' };
  const rows: RowChange[] = [{ op: 'create', stage: 'storage', row }];
  const update = (left?: LeftRows) =>
    changeRows(api, 12, rows, { storage: [...stored()] }, { onExternalId: 'update' }, left);
  fates = ['unheard'];
  const { failure } = await update();
  const { back } = await update(failure?.left);
  expect(names()).toContain('New');
  await sendRows(api, 12, back);
  expect(names()).toEqual(before);
});

test('rows that were changed and taken back are not changed by another when tried again', async () => {
  const [first] = stored();
  if (!first) throw new Error('The campaign has no rows.');
  const before = names();
  const { id, version } = first;
  const row = { ...fixtures.newRows.storage, name: 'New' };
  const rows: RowChange[] = [{ op: 'update', stage: 'storage', id, version, row }, ...named(10_000)];
  fates = ['answered', 'cut', 'unheard'];
  const { failure } = await write(rows);
  fates = ['answered', 'unheard'];
  const again = await write(rows, failure?.left);
  expect(names()[0]).toBe('New');
  const { back, ...done } = await write(rows, again.failure?.left);
  expect(done.failure).toBeUndefined();
  expect(names()).toEqual(['New', ...before.slice(1), ...namesOf(named(10_000))]);
  await sendRows(api, 12, back);
  expect(names()).toEqual(before);
});

test('a row that somebody else has changed meanwhile is not replaced when tried again', async () => {
  const { id, version } = stored()[0] ?? { id: 0, version: 0 };
  const row = { ...fixtures.newRows.storage, name: 'New' };
  const rows: RowChange[] = [{ op: 'update', stage: 'storage', id, version, row }, ...named(10_000)];
  fates = ['answered', 'cut', 'cut'];
  const { failure } = await write(rows);
  Object.assign(stored()[0] ?? {}, { name: 'Row of Ben', version: version + 2 });
  const before = names().slice(0, -9999);
  const again = await write(rows, failure?.left);
  expect(again.failure).toMatchObject({ error: { results: [{ index: 0, error: { code: 'stale' } }] } });
  expect(again.failure?.left).toBeUndefined();
  expect(names()).toEqual(before);
});

test('a refused part takes the earlier ones back, even beside rows that are gone', async () => {
  const before = names();
  fates = ['answered', 'full', 'cut'];
  const { failure } = await write(named(15_000));
  expect(failure).toMatchObject({ error: { status: 409 }, start: 10_000 });
  stored().splice(before.length, 1);
  const others = named(1, 'Other row');
  expect((await write(others, failure?.left)).failure).toBeUndefined();
  expect(names()).toEqual([...before, ...namesOf(others)]);
});

test('nothing is left of a refused change whose earlier parts could be taken back', async () => {
  const before = names();
  fates = ['answered', 'full'];
  const { failure } = await write(named(15_000));
  expect(failure).toEqual({ error: expect.objectContaining({ status: 409 }), start: 10_000 });
  expect(names()).toEqual(before);
});

test('the error of a refused change names its first rows, and the fields at fault', async () => {
  const [known] = stored();
  if (!known) throw new Error('The campaign has no rows.');
  const gone: RowChange = { op: 'delete', stage: 'storage', id: 999 };
  const faulty = { ...fixtures.newRows.storage, name: 'Faulty', payload: -1 };
  const changes: RowChange[] = [
    { op: 'create', stage: 'storage', row: faulty },
    gone,
    { ...gone, id: 998 },
    { ...gone, id: 997 },
  ];
  const { failure } = await write(changes);
  const rows = [...stored(), { id: 999, name: 'Gone' }];
  const message = failure && (namingRows(failure, changes, rows) as Error).message;
  expect(message).toMatch(
    /^Nothing was changed: 4 of 4 changes were refused\. Faulty: .+payload.+ Gone: This row does not exist\. This row does not exist\.$/i,
  );
});

test('the error of a refused way back says why, once for rows that are refused alike', async () => {
  const restore = (id: number): RowChange => ({ op: 'restore', stage: 'storage', id });
  const row = { ...fixtures.newRows.storage, name: 'Open web' };
  const update: RowChange = { op: 'update', stage: 'storage', id: 999, version: 1, row };
  await expect(sendRows(api, 12, [restore(998), restore(997), update])).rejects.toThrow(
    /^Nothing was changed: 3 of 3 changes were refused\. This row does not exist\. Open web: This row does not exist\.$/,
  );
});

test('a new row that somebody has changed since outlives the undo, which names it', async () => {
  const before = names();
  const { back } = await write(named(12_000));
  const [edited, gone] = stored().slice(-2);
  if (!edited || !gone) throw new Error('The rows were written.');
  Object.assign(edited, { name: 'Row of Ben', version: 2 });
  stored().pop();
  for (const _ of ['first', 'second']) {
    await expect(undoRows(api, 12, back, 'Not all are back.')).rejects.toThrow(
      /^Not all are back\. Row of Ben: Somebody has changed this meanwhile\./,
    );
    expect(back).toEqual([{ op: 'delete', stage: 'storage', id: edited.id, version: 1 }]);
    expect(names()).toEqual([...before, 'Row of Ben']);
  }
});

test('an undo that breaks off names the changed row of an earlier part once it goes on', async () => {
  const before = names();
  const { back } = await write(named(12_000));
  const edited = stored().find(({ name }) => name === 'Row 0');
  Object.assign(edited ?? {}, { version: 2 });
  fates = ['answered', 'cut'];
  await expect(undoRows(api, 12, back, 'Not all are back.')).rejects.toMatchObject({ kind: 'network' });
  await expect(undoRows(api, 12, back, 'Not all are back.')).rejects.toThrow(/Row 0: Somebody/);
  expect(names()).toEqual([...before, 'Row 0']);
});

test('an undo that finds all rows unchanged says nothing', async () => {
  const before = names();
  const { back } = await write(named(3));
  await undoRows(api, 12, back, 'Not all are back.');
  expect([back, names()]).toEqual([[], before]);
});
