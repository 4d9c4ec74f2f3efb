import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPoint } from '../src/features/images/points.ts';
import { requireRoom } from '../src/features/usage/usage.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

let leaf: Harness;
let admin: Person;
let neighbour: Person;

beforeAll(async () => {
  leaf = await startHarness(
    { QUOTA_CAMPAIGNS: '2', QUOTA_ROWS: '3', QUOTA_IMAGES: '2', QUOTA_CREATIVES: '1', QUOTA_BYTES: '10' },
    { optimiser: idleOptimiser },
  );
  ({ admin } = await leaf.make.company());
  ({ admin: neighbour } = await leaf.make.company());
});
afterAll(() => leaf.stop());

const campaign = (token = admin.token) =>
  leaf.call('createCampaign', { token, body: { name: 'Spring', description: null, version: 'gmsf1.2' } });
const row = (id: number, token = admin.token) =>
  leaf.call('createStorage', {
    token,
    params: { id },
    body: { name: 'Master', payload: 1, ssd_copies: 1, hdd_copies: 0, lto_copies: 0, cloud_copies: 0 },
  });
const upload = (bytes: string, token = admin.token) =>
  leaf.call('uploadImage', { token, file: { name: 'a.png', bytes: Buffer.from(bytes) } });
const uploadZip = (bytes: string, token: string) =>
  leaf.call('uploadCreative', { token, file: { name: 'a.zip', bytes: Buffer.from(bytes) } });
const usage = async (token = admin.token) => (await leaf.call('getUsage', { token })).body.data;

describe('the limits of an organization', () => {
  test('are shown with what is used', async () => {
    expect(await usage()).toEqual({
      campaigns: { used: 0, limit: 2 },
      rows: { used: 0, limit: 3 },
      images: { used: 0, limit: 2 },
      creatives: { used: 0, limit: 1 },
      bytes: { used: 0, limit: 10 },
    });
  });

  test('hold for campaigns and rows, and a deletion makes room', async () => {
    const one = (await campaign()).body.data.id;
    const two = (await campaign()).body.data.id;
    const refused = await campaign();
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe(
      'Your organization may have at most 2 campaigns. Delete some to make room.',
    );
    for (const id of [one, two, two]) expect((await row(id)).status).toBe(201);
    expect((await row(one)).body.detail).toBe(
      'Your organization may have at most 3 rows. Delete some to make room.',
    );
    expect((await usage()).rows.used).toBe(3);
    await leaf.call('deleteCampaign', { token: admin.token, params: { id: two } });
    expect(await usage()).toMatchObject({ campaigns: { used: 1 }, rows: { used: 1 } });
    expect((await row(one)).status).toBe(201);
    expect((await campaign()).status).toBe(201);
  });

  test('count a row out when it is deleted', async () => {
    const id = (await campaign(neighbour.token)).body.data.id;
    const made = await row(id, neighbour.token);
    expect((await usage(neighbour.token)).rows.used).toBe(1);
    await leaf.call('deleteStorage', {
      token: neighbour.token,
      params: { id, rowId: made.body.data.id },
    });
    expect((await usage(neighbour.token)).rows.used).toBe(0);
  });

  test('hold for images and their bytes, with what jobs made of them', async () => {
    const image = (await upload('1234')).body.data.id;
    const point = { image_id: image, object_key: 'test/point', sha256: '0'.repeat(64), job_id: null };
    const { db } = leaf.services;
    await db
      .insertInto('processed_image')
      .values([
        { ...point, format: 'webp', quality: 60, bytes: 5 },
        { ...point, format: 'avif', quality: 60, bytes: 1 },
      ])
      .execute();
    expect((await usage()).bytes).toEqual({ used: 10, limit: 10 });
    const refused = await upload('1');
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/may take at most .* Delete some to make room/);
    await db.deleteFrom('processed_image').where('format', '=', 'avif').execute();
    expect((await upload('1')).status).toBe(201);
    expect((await upload('1')).body.detail).toBe(
      'Your organization may have at most 2 images. Delete some to make room.',
    );
    await leaf.call('deleteImage', { token: admin.token, params: { id: image } });
    expect(await usage()).toMatchObject({ images: { used: 1 }, bytes: { used: 1 } });
  });

  test('count a picture of another size in place of the one that it replaces', async () => {
    const { token } = (await leaf.make.company()).admin;
    const id = (await upload('1', token)).body.data.id;
    const { db } = leaf.services;
    const job = await db
      .insertInto('image_job')
      .values({ image_id: id, mode: 'lean', status: 'completed', created_by: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const point = { format: 'webp', quality: 60, ssim: 0.9, ms_ssim: 0.9, fidelity: 80 } as const;
    const record = (bytes: number) =>
      recordPoint(leaf.services, { ...job, image_id: id }, { ...point, bytes, data: Buffer.alloc(bytes) });
    await record(5);
    await db.updateTable('processed_image').set({ encoder: 'earlier' }).where('image_id', '=', id).execute();
    await record(3);
    expect((await usage(token)).bytes.used).toBe(1 + 3);
    await db.deleteFrom('processed_image').where('image_id', '=', id).execute();
    expect((await usage(token)).bytes.used).toBe(1);
  });

  test('hold for creatives, whose files count with those of images', async () => {
    const { token } = (await leaf.make.company()).admin;
    const id = (await uploadZip('123', token)).body.data.id;
    expect((await uploadZip('1', token)).body).toMatchObject({
      code: 'creative_limit_reached',
      detail: 'Your organization may have at most 1 creatives. Delete some to make room.',
    });
    expect((await upload('12345', token)).status).toBe(201);
    // A lighter ZIP may take as much as the upload.
    const order = { token, params: { id }, body: {} };
    expect((await leaf.call('createCreativeJob', order)).body.code).toBe('storage_limit_reached');
    expect(await usage(token)).toMatchObject({
      images: { used: 1 },
      creatives: { used: 1 },
      bytes: { used: 8 },
    });
    await leaf.call('deleteCreative', { token, params: { id } });
    expect(await usage(token)).toMatchObject({ creatives: { used: 0 }, bytes: { used: 5 } });
  });

  test('are held for campaigns and files at once', async () => {
    const { org, admin } = await leaf.make.company();
    for (const bytes of ['1', '2']) expect((await upload(bytes, admin.token)).status).toBe(201);
    const { db, config } = leaf.services;
    await expect(requireRoom(db, config, org.id, { rows: 1, images: 1 })).rejects.toMatchObject({
      code: 'image_limit_reached',
    });
    await expect(requireRoom(db, config, org.id, { rows: 4, creatives: 1 })).rejects.toMatchObject({
      code: 'rows_exceed_limit',
    });
  });

  test('of one organization are not used up by another', async () => {
    expect((await upload('1', neighbour.token)).status).toBe(201);
  });
});
