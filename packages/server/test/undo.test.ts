import { collections, operationsOf, type StageRow } from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { DAY } from '../src/time.ts';
import { newRows } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
let ana: Person;
let stranger: Person;
let id: number;

beforeAll(async () => {
  h = await startHarness(
    { RATE_LIMIT_SCALE: '100', QUOTA_CAMPAIGNS: '3', QUOTA_ROWS: '8', QUOTA_IMAGES: '2' },
    { optimiser: idleOptimiser },
  );
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
  stranger = (await h.make.company()).admin;
  id = await campaign('Spring');
});
afterEach(() => vi.restoreAllMocks());

const call = (operation: Parameters<Harness['call']>[0], params: object, token = ana.token) =>
  h.call(operation, { token, params: params as Record<string, string | number> });
const campaign = async (name: string): Promise<number> =>
  (await h.call('createCampaign', { token: ana.token, body: { name, version: 'gmsf1.2' } })).body.data.id;
const add = async (stage: Stage, more: object = {}, campaignId = id): Promise<StageRow[Stage]> => {
  const body = { ...newRows[stage], ...more };
  const answer = await h.call(operationsOf(stage).create, {
    token: ana.token,
    params: { id: campaignId },
    body,
  });
  expect(answer.status).toBe(201);
  return answer.body.data;
};
const list = async (stage: Stage) => (await call(operationsOf(stage).list, { id })).body.data;
const usage = async () => (await call('getUsage', {})).body.data;
const campaigns = async () => (await call('listCampaigns', {})).body.data;
const remove = (stage: Stage, rowId: number) => call(operationsOf(stage).delete, { id, rowId });
const restore = (stage: Stage, rowId: number, token = ana.token) =>
  call('restoreRow', { id, collection: collections[stage], rowId }, token);
const purge = async () => {
  h.pass(DAY + 1);
  await cleanUp(h.services);
};

describe.each(stages)('a deleted row of %s', (stage) => {
  it('counts nowhere and comes back as it was', async () => {
    const [first, row] = [await add(stage), await add(stage, { external_id: 'line 2' })];
    const before = { campaigns: await campaigns(), usage: await usage() };
    expect(await remove(stage, row.id)).toMatchObject({ status: 204 });
    expect(await list(stage)).toEqual([first]);
    expect((await campaigns())[0].total_emissions).toBe(first.total_emissions);
    expect((await usage()).rows.used).toBe(1);
    expect(await restore(stage, row.id)).toMatchObject({ status: 200, body: { data: row } });
    expect(await list(stage)).toEqual([first, row]);
    expect({ campaigns: await campaigns(), usage: await usage() }).toEqual(before);
    expect(await restore(stage, row.id)).toMatchObject({ status: 404, body: { code: 'row_not_found' } });
  });

  it('is nobody else’s, of no other stage, and gone after a day', async () => {
    const row = await add(stage);
    await remove(stage, row.id);
    const other = stages.find((candidate) => candidate !== stage) ?? stage;
    expect(await restore(stage, row.id, stranger.token)).toMatchObject({
      status: 404,
      body: (await restore(stage, 2_000_000_000, stranger.token)).body,
    });
    expect(await restore(other, row.id)).toMatchObject({ status: 404, body: { code: 'row_not_found' } });
    h.pass(DAY + 1);
    expect(await restore(stage, row.id)).toMatchObject({ status: 404, body: { code: 'row_not_found' } });
    const kept = () =>
      h.services.db.selectFrom('deleted_row').where('campaign_id', '=', id).selectAll().execute();
    expect(await kept()).toHaveLength(1);
    await cleanUp(h.services);
    expect(await kept()).toEqual([]);
  });
});

describe.each(stages)('a row of %s that was deleted before an upgrade', (stage) => {
  const table = sql.table(`${stage}_row`);
  const later = (change: string) => sql`alter table ${table} ${sql.raw(change)}`.execute(h.services.db);
  const many = (op: 'delete' | 'restore', ids: readonly number[]) =>
    h.call('bulkRows', {
      token: ana.token,
      params: { id },
      body: { operations: ids.map((rowId) => ({ op, stage, id: rowId })) },
    });

  it('has the defaults of the columns that are newer, alone and with others', async () => {
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await add(stage, { name })).id);
    const before = await list(stage);
    const [one = 0, ...others] = ids;
    await remove(stage, one);
    expect((await many('delete', others)).body).toMatchObject({ deleted: 2 });
    await later(
      "add column mood text not null default 'not ' || 'said', add column weight integer default 7",
    );
    try {
      expect(await restore(stage, one)).toMatchObject({ status: 200, body: { data: before[0] } });
      expect((await many('restore', others)).body).toMatchObject({ restored: 2 });
      expect(await list(stage)).toEqual(before);
      const { rows } = await sql`select mood, weight from ${table} where campaign_id = ${id}`.execute(
        h.services.db,
      );
      expect(rows).toEqual(Array.from(ids, () => ({ mood: 'not said', weight: 7 })));
    } finally {
      await later('drop column mood, drop column weight');
    }
  });
});

describe('a deleted row', () => {
  it('does not come back over another with its external id, nor over the limit', async () => {
    const row = await add('delivery', { external_id: 'line 1' });
    await remove('delivery', row.id);
    const twin = await add('delivery', { external_id: 'line 1' });
    expect(await restore('delivery', row.id)).toMatchObject({
      status: 409,
      body: { code: 'external_id_taken', params: { external_id: 'line 1' } },
    });
    await remove('delivery', twin.id);
    for (let count = 0; count < 8; count += 1) await add('storage');
    expect(await restore('delivery', row.id)).toMatchObject({
      status: 409,
      body: { code: 'row_limit_reached' },
    });
  });

  it('makes room for the next: as many as the limit are kept, the newest', async () => {
    const rows: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      const row = await add('storage');
      rows.push(row.id);
      await remove('storage', row.id);
    }
    expect(await restore('storage', rows[0] ?? 0)).toMatchObject({
      status: 404,
      body: { code: 'row_not_found' },
    });
    expect(await restore('storage', rows[1] ?? 0)).toMatchObject({ status: 200 });
  });

  it('is gone at once when the disk is full', async () => {
    const row = await add('storage');
    vi.spyOn(h.services, 'hasRoom').mockResolvedValue(false);
    expect(await remove('storage', row.id)).toMatchObject({ status: 204 });
    vi.restoreAllMocks();
    expect(await restore('storage', row.id)).toMatchObject({ status: 404, body: { code: 'row_not_found' } });
  });
});

describe('a deleted campaign', () => {
  const removeCampaign = (campaignId = id) => call('deleteCampaign', { id: campaignId });
  const restoreCampaign = (campaignId = id, token = ana.token) =>
    call('restoreCampaign', { id: campaignId }, token);

  it('counts nowhere and comes back with its rows', async () => {
    const row = await add('consumption');
    const [before] = await campaigns();
    await removeCampaign();
    expect(await campaigns()).toEqual([]);
    expect(await usage()).toMatchObject({ campaigns: { used: 0 }, rows: { used: 0 } });
    for (const stage of stages)
      expect(await call(operationsOf(stage).list, { id })).toMatchObject({
        status: 404,
        body: { code: 'campaign_not_found' },
      });
    const late = await h.call('createStorage', { token: ana.token, params: { id }, body: newRows.storage });
    expect(late).toMatchObject({ status: 404, body: { code: 'campaign_not_found' } });
    expect(await remove('consumption', row.id)).toMatchObject({
      status: 404,
      body: { code: 'row_not_found' },
    });
    expect(await removeCampaign()).toMatchObject({ status: 404, body: { code: 'campaign_not_found' } });
    expect(await restoreCampaign(id, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'campaign_not_found' },
    });
    expect(await restoreCampaign()).toMatchObject({ status: 200, body: { data: before } });
    expect(await list('consumption')).toEqual([row]);
    expect(await restoreCampaign()).toMatchObject({ status: 404, body: { code: 'campaign_not_found' } });
  });

  it('comes back within the limit together with another at the same time', async () => {
    const ids = [id, await campaign('Summer')];
    for (const campaignId of ids) {
      for (let n = 0; n < 3; n += 1) await add('storage', {}, campaignId);
      await removeCampaign(campaignId);
    }
    const kept = await campaign('Autumn');
    for (let n = 0; n < 3; n += 1) await add('storage', {}, kept);
    const answers = await Promise.all(ids.map((campaignId) => restoreCampaign(campaignId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await usage()).rows.used).toBe(6);
  });

  it('comes back after the clock was set back', async () => {
    await removeCampaign();
    h.pass(-60_000);
    try {
      expect((await call('listDeleted', {})).body.data).toMatchObject([{ kind: 'campaign', id }]);
      expect(await restoreCampaign()).toMatchObject({ status: 200 });
    } finally {
      h.pass(60_000);
    }
  });

  it('is purged after a day, with what was deleted in it', async () => {
    const row = await add('selection');
    await remove('selection', row.id);
    await add('storage');
    await removeCampaign();
    await purge();
    expect(await restoreCampaign()).toMatchObject({ status: 404, body: { code: 'campaign_not_found' } });
    const { db } = h.services;
    expect(await db.selectFrom('campaign').selectAll().where('id', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('deleted_row').selectAll().where('campaign_id', '=', id).execute()).toEqual(
      [],
    );
  });

  it('does not come back over a limit, and only as many as the limit are kept', async () => {
    await removeCampaign();
    const others = [await campaign('A'), await campaign('B'), await campaign('C')];
    expect(await restoreCampaign()).toMatchObject({ status: 409, body: { code: 'campaign_limit_reached' } });
    for (const other of others) await removeCampaign(other);
    expect(await restoreCampaign()).toMatchObject({ status: 404, body: { code: 'campaign_not_found' } });
    expect(await restoreCampaign(others[0])).toMatchObject({ status: 200 });
  });

  it('does not come back with more rows than fit', async () => {
    for (let count = 0; count < 5; count += 1) await add('storage');
    await removeCampaign();
    const other = await campaign('Other');
    for (let count = 0; count < 4; count += 1) await add('storage', {}, other);
    expect(await restoreCampaign()).toMatchObject({
      status: 409,
      body: { code: 'rows_exceed_limit', params: { limit: 8, used: 4, more: 5 } },
    });
  });
});

describe('a deleted image', () => {
  const upload = async (seed: number): Promise<number> => {
    const file = { name: 'a.png', bytes: drawing(seed) };
    return (await h.call('uploadImage', { token: ana.token, file })).body.data.id;
  };

  it('counts nowhere, and comes back with its jobs cancelled', async () => {
    const image = await upload(1);
    const { body } = await call('getImageInfo', { id: image });
    await h.services.db
      .insertInto('image_job')
      .values({ image_id: image, mode: 'file_size', target: 5, status: 'queued', created_by: null })
      .execute();
    const before = await usage();
    expect(await call('deleteImage', { id: image })).toMatchObject({ status: 204 });
    expect((await call('listImages', {})).body.data).toEqual([]);
    expect(await usage()).toMatchObject({ images: { used: 0 }, bytes: { used: 0 } });
    for (const operation of ['getImage', 'getImageInfo', 'listJobs', 'deleteImage'] as const)
      expect(await call(operation, { id: image })).toMatchObject({
        status: 404,
        body: { code: 'image_not_found' },
      });
    expect(await call('restoreImage', { id: image }, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'image_not_found' },
    });
    expect(await call('restoreImage', { id: image })).toMatchObject({ status: 200, body });
    expect((await call('getImage', { id: image })).bytes).toEqual(drawing(1));
    expect((await call('listJobs', { id: image })).body.data).toMatchObject([{ status: 'cancelled' }]);
    expect(await usage()).toEqual(before);
  });

  it('is purged with its file after a day', async () => {
    const image = await upload(2);
    await call('deleteImage', { id: image });
    await purge();
    expect(await call('restoreImage', { id: image })).toMatchObject({
      status: 404,
      body: { code: 'image_not_found' },
    });
    const { db } = h.services;
    expect(await db.selectFrom('image').selectAll().where('id', '=', image).execute()).toEqual([]);
  });

  it('does not come back over the limit, and only as many as the limit are kept', async () => {
    const [first, second] = [await upload(3), await upload(4)];
    await call('deleteImage', { id: first });
    const more = await upload(5);
    expect(await call('restoreImage', { id: first })).toMatchObject({
      status: 409,
      body: { code: 'image_limit_reached' },
    });
    for (const image of [second, more]) await call('deleteImage', { id: image });
    expect(await call('restoreImage', { id: first })).toMatchObject({
      status: 404,
      body: { code: 'image_not_found' },
    });
    expect(await call('restoreImage', { id: second })).toMatchObject({ status: 200 });
  });
});

it('deletions and what undoes them are recorded', async () => {
  const row = await add('storage');
  await remove('storage', row.id);
  await restore('storage', row.id);
  const events = await h.services.db
    .selectFrom('audit_log')
    .select(['action', 'target', 'actor_id'])
    .where('org_id', '=', ana.orgId)
    .where('action', 'in', ['deletion', 'restoration'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { action: 'deletion', target: `${id}/${row.id}`, actor_id: ana.id },
    { action: 'restoration', target: `${id}/storages/${row.id}`, actor_id: ana.id },
  ]);
});
