import { setImmediate } from 'node:timers/promises';
import { type BulkChange, type BulkResult, operationsOf, type StageRow } from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consumptionRow, deliveryRow, selectionRow, storageRow } from '../../emissions/test/arbitraries.ts';
import { transact } from '../src/db/open.ts';
import { blockedIn } from './blockedIn.ts';
import { newRows } from './calls.ts';
import { gate } from './gate.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';

let h: Harness;
let ana: Person;
let id: number;

beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '10', QUOTA_ROWS: '20000' });
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
  id = await campaign();
});

const campaign = async (): Promise<number> =>
  (await h.call('createCampaign', { token: ana.token, body: { name: 'Spring', version: 'gmsf1.2' } })).body
    .data.id;
const bulk = (
  operations: readonly object[],
  more: object = {},
  { headers = {}, token = ana.token, campaignId = id } = {},
) => h.call('bulkRows', { token, params: { id: campaignId }, body: { operations, ...more }, headers });
const list = async (stage: Stage, campaignId = id): Promise<StageRow[Stage][]> =>
  (await h.call(operationsOf(stage).list, { token: ana.token, params: { id: campaignId } })).body.data;
const create = (stage: Stage, more: object = {}) => ({
  op: 'create' as const,
  stage,
  row: { ...newRows[stage], ...more },
});
const idsOf = (results: readonly BulkResult[]) => results.map((result) => result.id ?? 0);

describe('a bulk call', () => {
  it('makes rows of every stage, and changes, deletes and brings them back', async () => {
    const made = await bulk(stages.flatMap((stage) => [create(stage), create(stage, { name: 'Second' })]));
    expect(made).toMatchObject({ status: 200, body: { created: 8, refused: 0 } });
    expect(made.body.results.map(({ index }: BulkResult) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const ids = idsOf(made.body.results);
    for (const [place, stage] of stages.entries())
      expect(await list(stage)).toMatchObject([
        { id: ids[place * 2], name: 'Row', version: 1 },
        { id: ids[place * 2 + 1], name: 'Second', version: 1 },
      ]);
    const before = await list('storage');
    const [first = 0, second = 0] = ids;
    const changed = await bulk([
      { op: 'delete', stage: 'storage', id: first },
      { op: 'update', stage: 'storage', id: second, version: 1, row: { ...newRows.storage, name: 'New' } },
      { op: 'update', stage: 'selection', id: ids[2], version: 1, row: newRows.selection },
    ]);
    expect(changed.body).toMatchObject({ deleted: 1, updated: 1, unchanged: 1 });
    expect(changed.body.results).toEqual([
      { index: 0, status: 'deleted', stage: 'storage', id: first },
      { index: 1, status: 'updated', stage: 'storage', id: second, version: 2 },
      { index: 2, status: 'unchanged', stage: 'selection', id: ids[2], version: 1 },
    ]);
    const back = await bulk([{ op: 'restore', stage: 'storage', id: first }]);
    expect(back.body.results).toEqual([
      { index: 0, status: 'restored', stage: 'storage', id: first, version: 1 },
    ]);
    expect(await list('storage')).toEqual([before[0], { ...before[1], name: 'New', version: 2 }]);
  });

  it('answers as single calls would, whatever the rows', async () => {
    const named = <T extends object>(rows: fc.Arbitrary<T>, stage: Stage) =>
      rows.map((row) => ({ stage, row: { name: 'Row', ...row } }));
    const anyRow = fc.oneof(
      named(storageRow, 'storage'),
      named(selectionRow, 'selection'),
      named(deliveryRow, 'delivery'),
      named(consumptionRow, 'consumption'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 6 }), async (rows) => {
        const [one, many] = [await campaign(), await campaign()];
        const sent: { stage: Stage; row: object }[] = JSON.parse(JSON.stringify(rows));
        const singles = [];
        for (const { stage, row } of sent)
          singles.push(
            await h.call(operationsOf(stage).create, { token: ana.token, params: { id: one }, body: row }),
          );
        const answer = await bulk(
          sent.map((change) => ({ op: 'create', ...change })),
          { partial: true },
          { campaignId: many },
        );
        for (const [index, result] of (answer.body.results as BulkResult[]).entries()) {
          const single = singles[index];
          expect(result.status).toBe(single?.status === 201 ? 'created' : 'refused');
          if (result.error) expect(result.error).toEqual(single?.body);
        }
        const plain = (found: StageRow[Stage][]) => found.map(({ id: _, ...row }) => row);
        for (const stage of stages)
          expect(plain(await list(stage, many))).toEqual(plain(await list(stage, one)));
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  it('changes nothing when one change is refused, and says which and why', async () => {
    const kept = (await bulk([create('delivery', { external_id: 'line 1' })])).body.results[0];
    const wrong: [object, object][] = [
      [
        create('delivery', { impressions: -1 }),
        { code: 'invalid_input', errors: [{ path: 'impressions', code: 'out_of_range' }] },
      ],
      [
        create('delivery', { country: 'Atlantis' }),
        { code: 'invalid_input', errors: [{ path: 'country', code: 'unknown_country' }] },
      ],
      [
        create('storage', { colour: 'red' }),
        { code: 'invalid_input', errors: [{ path: 'colour', code: 'unknown_field' }] },
      ],
      [
        { op: 'create', stage: 'storage' },
        { code: 'invalid_input', errors: [{ path: 'row', code: 'missing' }] },
      ],
      [
        { op: 'update', stage: 'storage', row: newRows.storage },
        { code: 'invalid_input', errors: [{ path: 'id' }] },
      ],
      [
        { op: 'delete', stage: 'storage' },
        { code: 'invalid_input', errors: [{ path: 'id' }] },
      ],
      [
        { ...create('storage'), id: 1, version: 1 },
        {
          code: 'invalid_input',
          errors: [
            { path: 'id', code: 'unknown_field' },
            { path: 'version', code: 'unknown_field' },
          ],
        },
      ],
      [
        { op: 'delete', stage: 'storage', id: 1, row: newRows.storage },
        { code: 'invalid_input', errors: [{ path: 'row', code: 'unknown_field' }] },
      ],
      [
        { op: 'restore', stage: 'storage', id: 1, version: 1 },
        { code: 'invalid_input', errors: [{ path: 'version', code: 'unknown_field' }] },
      ],
    ];
    const late: [object, object][] = [
      [{ op: 'delete', stage: 'delivery', id: 2_000_000_000 }, { code: 'row_not_found' }],
      [{ op: 'restore', stage: 'delivery', id: kept.id }, { code: 'row_not_found' }],
      [{ op: 'update', stage: 'delivery', id: kept.id, row: newRows.delivery }, { code: 'version_needed' }],
      [
        { op: 'update', stage: 'delivery', id: kept.id, version: 9, row: newRows.delivery },
        { code: 'stale', current: { id: kept.id, version: 1 } },
      ],
      [{ op: 'delete', stage: 'delivery', id: kept.id, version: 9 }, { code: 'stale' }],
      [
        create('delivery', { external_id: ' line 1 ' }),
        { code: 'external_id_taken', params: { external_id: 'line 1' } },
      ],
    ];
    for (const cases of [wrong, late, [...wrong, ...late]]) {
      const answer = await bulk([create('storage'), ...cases.map(([change]) => change)]);
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'changes_refused', params: { refused: cases.length, operations: cases.length + 1 } },
      });
      expect(answer.body.results).toMatchObject(
        cases.map(([, error], index) => ({ index: index + 1, status: 'refused', error })),
      );
      const partial = await bulk([create('storage'), ...cases.map(([change]) => change)], { partial: true });
      expect(partial).toMatchObject({ status: 200, body: { created: 1, refused: cases.length } });
      expect(partial.body.results.slice(1)).toEqual(answer.body.results);
    }
    expect(await list('storage')).toHaveLength(3);
    expect(await list('delivery')).toMatchObject([{ id: kept.id, version: 1 }]);
  });

  it('names a refused row by its external id, unless that is at fault too', async () => {
    const named = (external_id: unknown, more: object) => create('storage', { external_id, ...more });
    const changes = [
      named(' line 1 ', { payload: -1 }),
      named('line 2', { colour: 'red' }),
      { ...named('line 3', {}), op: 'update' },
      create('delivery', { external_id: 'line 4', country: 'Atlantis' }),
      named(7, { payload: -1 }),
      named('x'.repeat(101), { payload: -1 }),
      named('line\n', { payload: -1 }),
      named('\ud800', { payload: -1 }),
    ];
    const { body } = await bulk(changes);
    expect(body.results.map(({ external_id }: BulkResult) => external_id)).toEqual(
      Array.from(changes, (_, index) => (index < 4 ? `line ${index + 1}` : undefined)),
    );
  });

  it('takes one change of a row', async () => {
    const [row] = (await bulk([create('storage')])).body.results;
    const twice = [
      { op: 'update', stage: 'storage', id: row.id, version: 1, row: { ...newRows.storage, name: 'A' } },
      { op: 'update', stage: 'storage', id: row.id, version: 1, row: { ...newRows.storage, name: 'B' } },
      create('storage', { external_id: 'x' }),
      create('storage', { external_id: 'x' }),
    ];
    const answer = await bulk(twice, { partial: true });
    expect(answer.body.results.map(({ status, error }: BulkResult) => error?.code ?? status)).toEqual([
      'updated',
      'named_twice',
      'created',
      'external_id_taken',
    ]);
  });

  it('replaces rows by their external id when asked, so that a plan sent again doubles nothing', async () => {
    const plan = ['a', 'b', 'c'].map((external_id) => create('consumption', { external_id }));
    const first = await bulk(plan);
    const again = await bulk(plan, { on_external_id: 'update' });
    expect(again.body).toMatchObject({ unchanged: 3, created: 0 });
    const changed = [
      create('consumption', { external_id: 'b', impressions: 7 }),
      ...plan.slice(2),
      create('consumption', { external_id: 'd' }),
    ];
    const third = await bulk(changed, { on_external_id: 'update' });
    expect(third.body).toMatchObject({ updated: 1, unchanged: 1, created: 1 });
    expect(third.body.results[0]).toMatchObject({
      id: first.body.results[1].id,
      version: 2,
      external_id: 'b',
    });
    expect(await bulk(plan)).toMatchObject({ status: 422 });
    expect(await list('consumption')).toHaveLength(4);
  });

  it('frees the external id of a row that it deletes', async () => {
    const [row] = (await bulk([create('storage', { external_id: 'x' })])).body.results;
    const answer = await bulk([
      create('storage', { external_id: 'x', name: 'Next' }),
      { op: 'delete', stage: 'storage', id: row.id },
    ]);
    expect(answer.body).toMatchObject({ created: 1, deleted: 1 });
    const back = await bulk([{ op: 'restore', stage: 'storage', id: row.id }], { partial: true });
    expect(back.body.results).toMatchObject([{ error: { code: 'external_id_taken' } }]);
  });

  describe('gives a row the external id that another gives up', () => {
    const rows = (...ids: (string | undefined)[]) =>
      ids.map((external_id) => create('storage', external_id ? { external_id } : {}));
    const named = (row: { id: number }, external_id: string | null, version = 1) => ({
      ...{ op: 'update', stage: 'storage', id: row.id, version },
      row: { ...newRows.storage, external_id },
    });
    const ids = async () => (await list('storage')).map(({ external_id }) => external_id);
    const taken = (external_id: string) => ({ code: 'external_id_taken', params: { external_id } });

    it('before it or after it', async () => {
      const [a, b, c, d] = (await bulk(rows('a', 'b', 'c', undefined))).body.results;
      const answer = await bulk([named(a, 'b'), named(c, null), named(d, 'a'), named(b, 'c')]);
      expect(answer.body).toMatchObject({ updated: 4 });
      expect(await ids()).toEqual(['b', 'c', null, 'a']);
      expect((await list('storage')).map(({ version }) => version)).toEqual([2, 2, 2, 2]);
    });

    it('in exchange', async () => {
      const [a, b, c, d, e] = (await bulk(rows('a', 'b', 'c', 'd', 'e'))).body.results;
      const ring = [named(c, 'd'), named(d, 'e'), named(e, 'c')];
      const answer = await bulk([named(a, 'b'), named(b, 'a'), ...ring]);
      expect(answer.body).toMatchObject({ updated: 5 });
      expect(await ids()).toEqual(['b', 'a', 'd', 'e', 'c']);
    });

    it.each(['refuse', 'update'])('or to a new row, with %s', async (on_external_id) => {
      const [a, b] = (await bulk(rows('a', 'b'))).body.results;
      const next = create('storage', { external_id: 'b', name: 'New' });
      const answer = await bulk([next, named(b, 'a'), named(a, null)], { on_external_id });
      expect(answer.body).toMatchObject({ updated: 2, created: 1 });
      expect(await ids()).toEqual([null, 'a', 'b']);
    });

    it('but not where that one is refused, and so on', async () => {
      const [a, b, c, kept] = (await bulk(rows('a', 'b', 'c', 'kept'))).body.results;
      const wrong = [
        named(b, 'a'),
        named(c, 'b'),
        named(a, 'kept'),
        create('storage', { external_id: 'c' }),
        create('storage', { external_id: 'd' }),
      ];
      const answer = await bulk(wrong, { partial: true });
      expect(answer.body).toMatchObject({ created: 1, refused: 4 });
      expect(answer.body.results).toMatchObject([
        { id: b.id, error: taken('a') },
        { id: c.id, error: taken('b') },
        { id: a.id, error: taken('kept') },
        { error: taken('c') },
        { status: 'created' },
      ]);
      expect(await ids()).toEqual(['a', 'b', 'c', 'kept', 'd']);
      const both = await bulk([named(a, 'b'), named(b, 'x'), named(c, 'x'), named(kept, 'c')], {
        partial: true,
      });
      expect(both.body.results).toMatchObject([
        { status: 'updated' },
        { status: 'updated' },
        { error: taken('x') },
        { error: taken('c') },
      ]);
      expect(await ids()).toEqual(['b', 'x', 'c', 'kept', 'd']);
      const stale = await bulk([named(a, 'x', 2), named(b, 'b', 1)], { partial: true });
      expect(stale.body.results).toMatchObject([{ error: taken('x') }, { error: { code: 'stale' } }]);
    });
  });

  const meanwhile = 'is refused by its rows when somebody else takes an external id meanwhile (PostgreSQL)';
  it.skipIf(!process.env.TEST_DATABASE_URL)(meanwhile, async () => {
    const { db } = h.services;
    const [row] = (await bulk([create('storage')])).body.results;
    const { wait, open } = gate();
    const { wait: taken, open: take } = gate();
    const holding = transact(db, async (trx) => {
      await trx.updateTable('storage_row').set({ external_id: 'x' }).where('id', '=', row.id).execute();
      take();
      await wait;
    });
    await taken;
    const call = bulk([create('storage', { external_id: 'x' })]);
    await expect.poll(() => blockedIn(db)).toBeGreaterThan(0);
    open();
    await holding;
    expect(await call).toMatchObject({
      status: 422,
      body: { code: 'changes_refused', results: [{ index: 0, error: { code: 'external_id_taken' } }] },
    });
  });

  const oneByOne = 'is done while somebody sends the same rows one by one (PostgreSQL)';
  it.skipIf(!process.env.TEST_DATABASE_URL)(oneByOne, async () => {
    const rows = Array.from({ length: 600 }, (_, index) =>
      create('storage', { external_id: `line ${index}` }),
    );
    let isDone = false;
    const call = bulk(rows, { partial: true }).finally(() => {
      isDone = true;
    });
    const singles: number[] = [];
    for (const { row } of rows.toReversed()) {
      if (isDone) break;
      const { status } = await h.call('createStorage', { token: ana.token, params: { id }, body: row });
      singles.push(status);
    }
    const { status, body } = await call;
    const made = singles.filter((single) => single === 201).length;
    expect({ status, created: body.created, refused: body.refused }).toEqual({
      status: 200,
      created: rows.length - made,
      refused: made,
    });
    expect(await list('storage')).toHaveLength(rows.length);
  });

  it('is another organization’s business only as much as what does not exist', async () => {
    const stranger = (await h.make.company()).admin;
    const [row] = (await bulk([create('storage')])).body.results;
    const own = (
      await h.call('createCampaign', { token: stranger.token, body: { name: 'X', version: 'gmsf1.2' } })
    ).body.data.id;
    const removal = [{ op: 'delete', stage: 'storage', id: row.id }];
    expect(await bulk(removal, {}, { token: stranger.token })).toMatchObject({
      status: 404,
      body: { code: 'campaign_not_found' },
    });
    const elsewhere = await bulk(removal, { partial: true }, { token: stranger.token, campaignId: own });
    expect(elsewhere.body.results).toMatchObject([{ error: { code: 'row_not_found' } }]);
    await h.call('deleteStorage', { token: ana.token, params: { id, rowId: row.id } });
    const undo = [{ op: 'restore', stage: 'storage', id: row.id }];
    const undone = await bulk(undo, { partial: true }, { token: stranger.token, campaignId: own });
    expect(undone.body.results).toMatchObject([{ error: { code: 'row_not_found' } }]);
  });

  it('happens once for one Idempotency-Key, and is refused for another body', async () => {
    const headers = { 'idempotency-key': `bulk-of-${id}` };
    const [first, second] = await Promise.all([
      bulk([create('storage')], {}, { headers }),
      bulk([create('storage')], {}, { headers }),
    ]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await list('storage')).toHaveLength(1);
    expect(await bulk([create('delivery')], {}, { headers })).toMatchObject({ status: 422 });
  });

  it('does not pass the limit of rows', async () => {
    await h.services.db.updateTable('campaign').set({ row_count: 19_999 }).where('id', '=', id).execute();
    expect(await bulk([create('storage'), create('storage')])).toMatchObject({
      status: 409,
      body: { code: 'rows_exceed_limit', params: { limit: 20_000, used: 19_999, more: 2 } },
    });
    expect(await bulk([create('storage')])).toMatchObject({ status: 200 });
  });

  it('records what it deletes and brings back', async () => {
    const ids = idsOf((await bulk([create('storage'), create('storage')])).body.results);
    await bulk(ids.map((rowId) => ({ op: 'delete', stage: 'storage', id: rowId })));
    await bulk(ids.map((rowId) => ({ op: 'restore', stage: 'storage', id: rowId })));
    const events = await h.services.db
      .selectFrom('audit_log')
      .select(['action', 'target'])
      .where('org_id', '=', ana.orgId)
      .where('action', 'in', ['deletion', 'restoration'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'deletion', target: `${id}: 2 rows` },
      { action: 'restoration', target: `${id}: 2 rows` },
    ]);
  });
});

describe('a hostile bulk call', () => {
  it.each<[string, object]>([
    ['nothing', { operations: [] }],
    [
      'one too many',
      { operations: Array.from({ length: 10_001 }, () => ({ op: 'delete', stage: 'storage', id: 1 })) },
    ],
    ['another stage', { operations: [{ op: 'create', stage: 'retention', row: {} }] }],
    ['another kind', { operations: [{ op: 'drop', stage: 'storage', id: 1 }] }],
    ['text for an id', { operations: [{ op: 'delete', stage: 'storage', id: '1' }] }],
    ['a list for a row', { operations: [{ op: 'create', stage: 'storage', row: [] }] }],
    ['a field too many', { operations: [{ op: 'delete', stage: 'storage', id: 1, all: true }] }],
  ])('with %s is refused whole', async (_what, body) => {
    const answer = await h.call('bulkRows', { token: ana.token, params: { id }, body });
    expect(answer.status).toBe(422);
    expect(answer.bytes.length).toBeLessThan(20_000);
  });

  it('is refused or kept as text, cell by cell', async () => {
    const names = ['a\u0000b', 'x'.repeat(40_000), ' ', '\ud800', '\u202e\u200fmarks', '=1+1', '__proto__'];
    const numbers = [Number.MAX_VALUE, -1, 0.5, 1e13, null, '7', {}];
    const operations = [
      ...names.map((name) => create('storage', { name })),
      ...numbers.map((impressions) => create('delivery', { impressions })),
    ];
    const answer = await bulk(operations, { partial: true });
    expect(answer.status).toBe(200);
    const made = answer.body.results.filter(({ status }: BulkResult) => status === 'created');
    expect(made.map(({ index }: BulkResult) => index)).toEqual([4, 5, 6]);
    expect((await list('storage')).map(({ name }) => name)).toEqual([
      '\u202e\u200fmarks',
      '=1+1',
      '__proto__',
    ]);
    const huge = await h.program.app.inject({
      method: 'POST',
      url: `/api/campaigns/${id}/bulk`,
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
      payload:
        '{"operations":[{"op":"create","stage":"delivery","row":{"name":"R","level":3,"country":"Germany","region":"Europe","payload":1,"impressions":1e999}}],"partial":true}',
    });
    expect(huge.json()).toMatchObject({ refused: 1 });
  });

  it('tells only so much of so many faults', async () => {
    const row = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`field${index}`, 1]));
    const operations = Array.from({ length: 1500 }, () => ({ op: 'create', stage: 'storage', row }));
    const answer = await bulk(operations);
    expect(answer.body.results).toHaveLength(1000);
    expect(answer.bytes.length).toBeLessThan(3_000_000);
  });

  it('is told about its first 1,000 refused changes in full, and about the others in short', async () => {
    const [{ id: kept }] = (await bulk([create('storage')])).body.results;
    const nameless = create('storage', { name: '' });
    const stale = { op: 'update', stage: 'storage', id: kept, version: 7, row: newRows.storage };
    const operations = [...Array(600).fill(nameless), create('storage'), ...Array(600).fill(stale), nameless];
    const { refused, results } = (await bulk(operations, { partial: true })).body;
    expect(refused).toBe(1201);
    const inFull = (results as BulkResult[]).filter(({ error }) => error?.errors ?? error?.current);
    expect(inFull).toHaveLength(1000);
    expect(inFull.at(-1)?.index).toBe(1000);
    const error = { code: 'stale', detail: 'Somebody has changed this meanwhile. Look at it again.' };
    expect(results[1001]).toMatchObject({ index: 1001, id: kept, status: 'refused', error });
    expect(results[1201].error).toEqual({ code: 'invalid_input', detail: 'The request is not valid.' });
  });

  it('of more than 8 MB is not read', async () => {
    const operations = Array.from({ length: 10_000 }, () => create('storage', { name: 'x'.repeat(900) }));
    expect(await bulk(operations)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });
});

describe('10,000 rows', () => {
  const lines = (more: (index: number) => object = () => ({})): BulkChange[] =>
    Array.from({ length: 10_000 }, (_, index) =>
      create(stages[index % 4] ?? 'storage', { name: `Line ${index}`, ...more(index) }),
    );

  it('are one call, while others get their answers', async () => {
    const other = (await h.make.company()).admin;
    let done = false;
    const making = bulk(lines((index) => ({ external_id: `line ${index}` }))).then((answer) => {
      done = true;
      return answer;
    });
    let answered = 0;
    while (!done) {
      expect((await h.call('getUser', { token: other.token })).status).toBe(200);
      if (!done) answered += 1;
      // As between two calls over a network: whoever waits for the next turn of the event loop gets it.
      await setImmediate();
    }
    expect(answered).toBeGreaterThan(5);
    const answer = await making;
    expect(answer).toMatchObject({ status: 200, body: { created: 10_000 } });
    const rows = await list('selection');
    expect(rows).toHaveLength(2500);
    expect(rows.map(({ name }) => name)).toEqual(
      Array.from({ length: 2500 }, (_, index) => `Line ${index * 4 + 1}`),
    );
    const results: BulkResult[] = answer.body.results;
    expect(rows.map((row) => row.id)).toEqual(
      results.filter(({ stage }) => stage === 'selection').map((result) => result.id),
    );
    const removed = await bulk(results.map(({ stage, id: rowId }) => ({ op: 'delete', stage, id: rowId })));
    expect(removed.body.deleted).toBe(10_000);
    expect((await h.call('getUsage', { token: ana.token })).body.data.rows.used).toBe(0);
    const back = await bulk(results.map(({ stage, id: rowId }) => ({ op: 'restore', stage, id: rowId })));
    expect(back.body.restored).toBe(10_000);
    expect(await list('selection')).toEqual(rows);
  }, 120_000);

  it('cost the organization what they are worth', async () => {
    const poor = await startHarness({ RATE_LIMIT_SCALE: '0.05' });
    try {
      const { admin } = await poor.make.company();
      const made = await poor.call('createCampaign', {
        token: admin.token,
        body: { name: 'X', version: 'gmsf1.2' },
      });
      const send = (operations: object[], key?: string, partial = false) =>
        poor.call('bulkRows', {
          token: admin.token,
          params: { id: made.body.data.id },
          body: { operations, partial },
          headers: key === undefined ? {} : { 'idempotency-key': key },
        });
      const row = { ...create('storage'), row: { ...newRows.storage, name: '' } };
      const many = Array.from({ length: 10_000 }, () => create('storage'));
      // What is refused as a whole costs nothing, and neither does the same call again.
      expect((await send([...many.slice(1), row])).status).toBe(422);
      const first = await send(many, 'many-rows-at-once');
      expect(first.status).toBe(200);
      expect((await send(many, 'many-rows-at-once')).body).toEqual(first.body);
      expect((await send(Array(10_000).fill(row), undefined, true)).body).toMatchObject({ refused: 10_000 });
      const spent = await send(many.slice(0, 10));
      expect(spent).toMatchObject({ status: 429, body: { code: 'too_many_changes' } });
      expect(Number(spent.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await poor.stop();
    }
  }, 120_000);
});
