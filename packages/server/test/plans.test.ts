import { randomUUID } from 'node:crypto';
import { operationsOf } from '@leaf/api-client/contract';
import { stages } from '@leaf/emissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { refuse } from '../src/core/problem.ts';
import { duplicateCampaign } from '../src/features/campaigns/duplicate.ts';
import { UNFINISHED } from '../src/features/usage/deleted.ts';
import { newRows } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let h: Harness;
let ana: Person;
let stranger: Person;
let id: number;

beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '10', QUOTA_CAMPAIGNS: '3', QUOTA_ROWS: '2600' });
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
  stranger = (await h.make.company()).admin;
  id = await campaign('Spring');
});

const call = (operation: Parameters<Harness['call']>[0], options: object = {}, token = ana.token) =>
  h.call(operation, { token, ...options });
const campaign = async (name: string): Promise<number> =>
  (await call('createCampaign', { body: { name, description: 'In spring', version: 'gmsf1.2' } })).body.data
    .id;
const add = async (count: number) => {
  const operations = stages.flatMap((stage) =>
    Array.from({ length: count }, (_, index) => ({
      op: 'create',
      stage,
      row: { ...newRows[stage], name: `Row ${index}`, external_id: `line ${index}` },
    })),
  );
  expect((await call('bulkRows', { params: { id }, body: { operations } })).status).toBe(200);
};
const list = async (stage: (typeof stages)[number], campaignId: number) =>
  (await call(operationsOf(stage).list, { params: { id: campaignId } })).body.data;

describe('a copy of a campaign', () => {
  const copy = (name = ' Autumn ', headers = {}, token = ana.token) =>
    call('duplicateCampaign', { params: { id }, body: { name }, headers }, token);

  it('has all rows with their figures, and a name and ids of its own', async () => {
    await add(300);
    const [source] = (await call('listCampaigns')).body.data;
    const answer = await copy();
    const { data } = answer.body;
    expect(answer.status).toBe(201);
    expect(data).toEqual({ ...source, id: data.id, name: 'Autumn' });
    for (const stage of stages) {
      const plain = (rows: { id: number }[]) => rows.map(({ id: _, ...row }) => row);
      const [own, copied] = [await list(stage, id), await list(stage, data.id)];
      expect(plain(copied)).toEqual(plain(own));
      expect(
        copied.filter((row: { id: number }) => own.some((other: { id: number }) => other.id === row.id)),
      ).toEqual([]);
    }
    expect((await call('getUsage')).body.data.rows.used).toBe(2400);
  });

  it('is made once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `copy-of-${id}` };
    const first = await copy('Copy', headers);
    expect((await copy('Copy', headers)).body).toEqual(first.body);
    expect((await call('listCampaigns')).body.data).toHaveLength(2);
  });

  it('is begun anew by another process once the first is gone', async () => {
    const headers = { 'idempotency-key': `copy-of-${id}` };
    const first = await copy('Copy', headers);
    await h.services.db
      .updateTable('idempotency_key')
      .set({ status: null, answer: null, holder: randomUUID() })
      .where('key', '=', headers['idempotency-key'])
      .execute();
    const second = await copy('Copy', headers);
    expect(second.status).toBe(201);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  it('is not seen when the answer to its call cannot be kept', async () => {
    const scope = { orgId: ana.orgId ?? 0, campaignId: id };
    const copied = duplicateCampaign(h.services, scope, { userId: ana.id, name: 'Copy' }, async () => {
      throw refuse('idempotency_key_in_use');
    });
    await expect(copied).rejects.toMatchObject({ code: 'idempotency_key_in_use' });
    expect((await call('listCampaigns')).body.data).toHaveLength(1);
  });

  it('that comes to nothing leaves no row of it', async () => {
    const { db } = h.services;
    await add(300);
    const kept = async () => {
      const all = stages.map((stage) => db.selectFrom(`${stage}_row`).select('id').execute());
      const campaigns = await db.selectFrom('campaign').select('id').execute();
      return [campaigns, ...(await Promise.all(all))].map((found) => found.length);
    };
    const before = await kept();
    const scope = { orgId: ana.orgId ?? 0, campaignId: id };
    const copied = duplicateCampaign(h.services, scope, { userId: ana.id, name: 'Copy' }, async (trx) => {
      await trx.updateTable('campaign').set({ name: 'Changed' }).where('id', '=', id).execute();
      throw refuse('row_limit_reached', { limit: 1 });
    });
    await expect(copied).rejects.toMatchObject({ code: 'row_limit_reached' });
    expect(await kept()).toEqual(before);
    expect((await call('listCampaigns')).body.data).toMatchObject([{ name: 'Spring' }]);
  });

  it('is not made of another’s campaign, over a limit, or without a name', async () => {
    expect(await copy('X', {}, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'campaign_not_found' },
    });
    expect(await copy(' ')).toMatchObject({ status: 422 });
    await add(400);
    expect(await copy()).toMatchObject({ status: 409, body: { code: 'rows_exceed_limit' } });
    await campaign('B');
    await campaign('C');
    expect(await copy()).toMatchObject({ status: 409, body: { code: 'campaign_limit_reached' } });
  });

  it('that was never finished is seen by nobody, brought back by nothing, and purged', async () => {
    const { db } = h.services;
    const unfinished = await db
      .insertInto('campaign')
      .values({
        org_id: ana.orgId ?? 0,
        name: 'Half',
        version: 'gmsf1.2',
        created_by: null,
        deleted_at: UNFINISHED,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await call('listCampaigns')).body.data).toHaveLength(1);
    expect((await call('listDeleted')).body.data).toEqual([]);
    expect(await call('restoreCampaign', { params: { id: unfinished.id } })).toMatchObject({
      status: 404,
      body: { code: 'campaign_not_found' },
    });
    const left = () => db.selectFrom('campaign').select('id').where('id', '=', unfinished.id).execute();
    await cleanUp(h.services);
    expect(await left()).toHaveLength(1);
    h.pass(HOUR + 1000);
    await cleanUp(h.services);
    expect(await left()).toEqual([]);
  });

  it('counts as changes of its rows', async () => {
    const poor = await startHarness({ RATE_LIMIT_SCALE: '0.02' });
    try {
      const { token } = (await poor.make.company()).admin;
      const made = await poor.call('createCampaign', { token, body: { name: 'X', version: 'gmsf1.2' } });
      const params = { id: made.body.data.id };
      const row = { op: 'create', stage: 'storage', row: newRows.storage };
      const operations = Array.from({ length: 4000 }, () => row);
      expect((await poor.call('bulkRows', { token, params, body: { operations } })).status).toBe(200);
      const again = () => poor.call('duplicateCampaign', { token, params, body: { name: 'Y' } });
      expect((await again()).status).toBe(201);
      const refused = await again();
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_changes' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await poor.stop();
    }
  });
});

describe('what was deleted', () => {
  it('is listed with the time until which it can be brought back, the last first', async () => {
    await add(2);
    const deleted: object[] = [];
    for (const stage of stages) {
      const [row] = await list(stage, id);
      await call(operationsOf(stage).delete, { params: { id, rowId: row.id } });
      deleted.unshift({ stage, row_id: row.id, name: 'Row 0' });
    }
    const { body } = await call('listDeletedRows', { params: { id } });
    expect(body.data).toMatchObject(deleted);
    for (const { deleted_at, kept_until } of body.data)
      expect(Date.parse(kept_until) - Date.parse(deleted_at)).toBe(DAY);
    const part = await call('listDeletedRows', { params: { id }, query: { limit: 3 } });
    expect(part.body.data).toEqual(body.data.slice(0, 3));
    const cursor = /cursor=([^&>]+)/.exec(String(part.headers.link))?.[1] ?? '';
    expect(
      (await call('listDeletedRows', { params: { id }, query: { limit: 3, cursor } })).body.data,
    ).toEqual(body.data.slice(3));
    expect(await call('listDeletedRows', { params: { id } }, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'campaign_not_found' },
    });
    h.pass(DAY + 1);
    expect((await call('listDeletedRows', { params: { id } })).body.data).toEqual([]);
  });

  it('campaigns too, in parts, and to nobody else', async () => {
    const ids = [id, await campaign('B'), await campaign('C')];
    for (const campaignId of ids) {
      await call('deleteCampaign', { params: { id: campaignId } });
      h.pass(1000);
    }
    const { body } = await call('listDeleted');
    expect(body.data.map((thing: { id: number }) => thing.id)).toEqual(ids.toReversed());
    expect(body.data[0]).toMatchObject({ kind: 'campaign', name: 'C' });
    const part = await call('listDeleted', { query: { limit: 2 } });
    const cursor = /cursor=([^&>]+)/.exec(String(part.headers.link))?.[1] ?? '';
    expect((await call('listDeleted', { query: { limit: 2, cursor } })).body.data).toEqual(
      body.data.slice(2),
    );
    expect((await call('listDeleted', {}, stranger.token)).body.data).toEqual([]);
    const [list] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const forged = Buffer.from(`["${list}",1e300,"campaign",1]`).toString('base64url');
    expect(await call('listDeleted', { query: { cursor: forged } })).toMatchObject({ status: 422 });
    h.pass(DAY + 1);
    expect((await call('listDeleted')).body.data).toEqual([]);
  });
});

describe('how plans are read', () => {
  const put = (body: object) => call('putImportMapping', { body });
  const mapping = {
    columns: { Land: 'country', 'Ad Impressions': 'impressions' },
    decimal: ',',
    defaults: { level: 1 },
  };

  it('is remembered for the organization', async () => {
    expect((await call('getImportMapping')).body).toEqual({ data: null });
    expect(await put(mapping)).toMatchObject({ status: 200, body: { data: mapping } });
    const colleague = await h.make.person({ org: { id: ana.orgId ?? 0 } });
    expect((await call('getImportMapping', {}, colleague.token)).body).toEqual({ data: mapping });
    expect((await call('getImportMapping', {}, stranger.token)).body).toEqual({ data: null });
    await put({ columns: {} });
    expect((await call('getImportMapping')).body).toEqual({ data: { columns: {} } });
  });

  it.each([
    [{}],
    [{ columns: { a: 5 } }],
    [{ columns: { 'a\u0000': 'name' } }],
    [{ columns: { '': 'name' } }],
    [{ columns: { a: 'drop table' } }],
    [{ columns: {}, decimal: '!' }],
    [{ columns: {}, more: true }],
    [{ columns: {}, defaults: { name: 'a\u0000' } }],
    [{ columns: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`c${index}`, 'name'])) }],
  ])('is not %j', async (body) => expect((await put(body)).status).toBe(422));

  it('has at most 16 kB', async () => {
    const columns = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`${index}${'x'.repeat(190)}`, 'name']),
    );
    expect(await put({ columns })).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });
});
