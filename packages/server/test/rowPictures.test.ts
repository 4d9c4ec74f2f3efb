import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { DAY } from '../src/time.ts';
import { newRows } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';
import { idleOptimiser } from './world.ts';

const none = { image_id: null, image_format: null, image_quality: null };

let h: Harness;
let ana: Person;
let stranger: Person;
let id: number;
let image: number;

beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '100' }, { optimiser: idleOptimiser });
});
afterAll(() => h.stop());

type Options = NonNullable<Parameters<Harness['call']>[1]>;
const call = (operation: Parameters<Harness['call']>[0], options: Options, who = ana) =>
  h.call(operation, { token: who.token, ...options });
const campaign = async (name: string, who = ana): Promise<number> =>
  (await call('createCampaign', { body: { name, version: 'gmsf1.2' } }, who)).body.data.id;
const upload = async (seed: number, who = ana): Promise<number> =>
  (await call('uploadImage', { file: { name: 'banner.png', bytes: drawing(seed) } }, who)).body.data.id;

beforeEach(async () => {
  ana = (await h.make.company()).admin;
  stranger = (await h.make.company()).admin;
  id = await campaign('Spring');
  image = await upload(1);
});

const banner = { ...newRows.delivery, level: 1, placement_type: 'display', payload: 0.004 };
const file = { image_format: 'avif', image_quality: 67 };
const picture = () => ({ image_id: image, ...file });
const add = async (more: object = {}) =>
  (await call('createDelivery', { params: { id }, body: { ...banner, ...more } })).body.data;
const edit = async (row: { id: number; version: number }, body: object) =>
  (
    await call('updateDelivery', {
      params: { id, rowId: row.id },
      headers: { 'if-match': `"${row.version}"` },
      body,
    })
  ).body.data;
const bulk = async (...operations: object[]) => {
  const answer = await call('bulkRows', { params: { id }, body: { operations } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const list = async (campaignId = id) =>
  (await call('listDeliveries', { params: { id: campaignId } })).body.data;
const rowsOf = async (who = ana) => await call('listImageRows', { params: { id: image } }, who);

describe('the picture of a delivery row', () => {
  it('stays with an edit of anything but the payload', async () => {
    const row = await add(picture());
    expect(row).toMatchObject(picture());
    const renamed = await edit(row, { ...banner, name: 'Renamed' });
    expect(renamed).toMatchObject({ name: 'Renamed', ...picture() });
    const heavier = await edit(renamed, { ...banner, payload: 0.2 });
    expect(heavier).toMatchObject(none);
    const again = await edit(heavier, { ...banner, ...picture() });
    expect(await edit(again, { ...banner, level: 3 })).toMatchObject(none);
  });

  it('is written, taken back, copied and kept by changes of many', async () => {
    const row = await add({ external_id: 'line 1', payload: 0.151 });
    const update = (version: number, body: object) =>
      bulk({ op: 'update', stage: 'delivery', id: row.id, version, row: body });
    await update(1, { ...banner, ...picture() });
    expect(await list()).toMatchObject([picture()]);
    expect((await update(2, { ...banner, ...picture() })).unchanged).toBe(1);
    await update(2, { ...banner, country: 'France' });
    expect(await list()).toMatchObject([{ country: 'France', ...picture() }]);
    await update(3, { ...banner, payload: 0.151, image_id: null });
    expect(await list()).toMatchObject([none]);
    await bulk({ op: 'create', stage: 'delivery', row: { ...banner, name: 'Copy', ...picture() } });
    expect((await list())[1]).toMatchObject(picture());
  });

  it('stays with an import of the rows, until the plan has another payload', async () => {
    const imports = (...rows: object[]) =>
      call('bulkRows', {
        params: { id },
        body: {
          on_external_id: 'update',
          operations: rows.map((row) => ({ op: 'create', stage: 'delivery', row })),
        },
      });
    const line = (more: object = {}) => ({ ...banner, external_id: 'line 1', ...more });
    await add({ ...line(), ...picture() });
    await add({ ...line({ external_id: 'line 2' }), image_id: image });
    // The same plan again changes nothing; other impressions change nothing about the picture.
    const second = { external_id: 'line 2', name: 'Renamed' };
    expect((await imports(line(), line({ external_id: 'line 2' }))).body.unchanged).toBe(2);
    expect((await imports(line({ impressions: 77 }), line(second))).body).toMatchObject({
      updated: 2,
      created: 0,
    });
    expect(await list()).toMatchObject([
      { impressions: 77, ...picture() },
      { name: 'Renamed', image_id: image, image_format: null, image_quality: null },
    ]);
    expect((await imports(line({ payload: 0.2 }), line(second))).body).toMatchObject({
      updated: 1,
      unchanged: 1,
    });
    expect(await list()).toMatchObject([{ payload: 0.2, ...none }, { image_id: image }]);
    // Taking the import back is an update with what the row had.
    const [row] = await list();
    const before = { ...line({ impressions: 77 }), ...picture() };
    await bulk({ op: 'update', stage: 'delivery', id: row.id, version: row.version, row: before });
    expect((await list())[0]).toMatchObject({ impressions: 77, ...picture() });
  });

  it('is one of the organization’s own, and nothing tells of others', async () => {
    const foreign = await upload(2, stranger);
    for (const image_id of [foreign, 2_000_000_000]) {
      expect(await add({ ...file, image_id })).toMatchObject(none);
      await bulk({ op: 'create', stage: 'delivery', row: { ...banner, ...file, image_id } });
    }
    for (const row of await list()) expect(row).toMatchObject(none);
    expect((await rowsOf(stranger)).status).toBe(404);
  });

  it('comes along when the campaign is copied', async () => {
    await add(picture());
    const copy = await call('duplicateCampaign', { params: { id }, body: { name: 'Summer' } });
    expect(await list(copy.body.data.id)).toMatchObject([picture()]);
    const { body } = await rowsOf();
    expect(body.data).toMatchObject([
      { name: banner.name, campaign_name: 'Summer', ...file },
      { name: banner.name, campaign_id: id, campaign_name: 'Spring', ...file },
    ]);
    await call('deleteCampaign', { params: { id } });
    expect((await rowsOf()).body.data).toMatchObject([{ campaign_name: 'Summer' }]);
  });

  it('comes back with a row that was deleted', async () => {
    const row = await add(picture());
    const at = { params: { id, collection: 'deliveries', rowId: row.id } };
    await call('deleteDelivery', at);
    expect((await rowsOf()).body.data).toEqual([]);
    expect((await call('restoreRow', at)).body.data).toEqual(row);
    await bulk({ op: 'delete', stage: 'delivery', id: row.id });
    await bulk({ op: 'restore', stage: 'delivery', id: row.id });
    expect(await list()).toEqual([row]);
  });

  it('ends with the picture, also for rows that come back later', async () => {
    const [row, deleted, another] = [await add(picture()), await add(picture()), await add(picture())];
    await call('deleteImage', { params: { id: image } });
    expect((await rowsOf()).status).toBe(404);
    expect((await list())[0]).toMatchObject(picture());
    h.pass(DAY - 60_000);
    const at = { params: { id, collection: 'deliveries', rowId: deleted.id } };
    await call('deleteDelivery', at);
    await bulk({ op: 'delete', stage: 'delivery', id: another.id });
    h.pass(120_000);
    await cleanUp(h.services);
    expect(await list()).toMatchObject([{ id: row.id, payload: 0.004, ...none }]);
    expect((await call('restoreRow', at)).body.data).toMatchObject({ payload: 0.004, ...none });
    await bulk({ op: 'restore', stage: 'delivery', id: another.id });
    for (const kept of await list()) expect(kept).toMatchObject(none);
  });
});
