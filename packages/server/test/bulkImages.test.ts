import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '../src/db/open.ts';
import { DAY } from '../src/time.ts';
import { blockedIn } from './blockedIn.ts';
import { gate } from './gate.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
let ana: Person;
let stranger: Person;
beforeAll(async () => {
  h = await startHarness(
    { RATE_LIMIT_SCALE: '1000', QUOTA_IMAGES: '4' },
    { optimiser: idleOptimiser, works: false },
  );
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
  stranger = (await h.make.company()).admin;
});
afterEach(() => vi.restoreAllMocks());

const upload = async (count: number, { token } = ana): Promise<number[]> => {
  const ids: number[] = [];
  for (let n = 1; n <= count; n += 1) {
    const file = { name: `${n}.png`, bytes: drawing(n) };
    ids.push((await h.call('uploadImage', { token, file })).body.data.id);
  }
  return ids;
};
const bulk = (op: 'delete' | 'restore', images: readonly number[], { token } = ana, headers = {}) =>
  h.call('bulkImages', { token, body: { op, images }, headers });
const images = async () => (await h.call('listImages', { token: ana.token })).body.data;
const idsLeft = async (): Promise<number[]> => (await images()).map(({ id }: { id: number }) => id);
const usage = async () => (await h.call('getUsage', { token: ana.token })).body.data;
const missing = { status: 404, body: { code: 'image_not_found' } };

describe('images deleted together', () => {
  it('count nowhere, and come back as they were with their jobs cancelled', async () => {
    const [one = 0, two = 0, kept = 0] = await upload(3);
    const jobs = [one, two, kept].map((image_id) => ({
      ...{ image_id, mode: 'file_size' as const, target: 5, status: 'queued' as const, created_by: null },
    }));
    await h.services.db.insertInto('image_job').values(jobs).execute();
    const before = { images: await images(), usage: await usage() };
    expect(await bulk('delete', [two, one, two])).toMatchObject({
      ...{ status: 200, body: { deleted: 2, restored: 0 } },
    });
    expect(await idsLeft()).toEqual([kept]);
    expect((await usage()).images.used).toBe(1);
    expect(await bulk('restore', [one, two])).toMatchObject({
      ...{ status: 200, body: { deleted: 0, restored: 2 } },
    });
    expect({ images: await images(), usage: await usage() }).toEqual(before);
    const statuses = await Promise.all(
      [one, two, kept].map(async (id) => {
        const { body } = await h.call('listJobs', { token: ana.token, params: { id } });
        return body.data[0].status;
      }),
    );
    expect(statuses).toEqual(['cancelled', 'cancelled', 'queued']);
  });

  it('are all deleted or none: another organization’s are answered like those that do not exist', async () => {
    const own = await upload(2);
    const [foreign = 0, gone = 0] = await upload(2, stranger);
    await bulk('delete', [gone], stranger);
    const unknown = await bulk('delete', [...own, 2_000_000_000]);
    expect(unknown).toMatchObject(missing);
    for (const id of [foreign, gone])
      for (const op of ['delete', 'restore'] as const) {
        const answer = await bulk(op, op === 'delete' ? [...own, id] : [id]);
        expect(answer).toMatchObject({ status: unknown.status, body: unknown.body });
      }
    expect(await idsLeft()).toEqual(own.toReversed());
    expect(await bulk('restore', [gone], stranger)).toMatchObject({ status: 200 });
  });

  it('come back all or none: neither one that is there nor one that is too old does', async () => {
    const [one = 0, two = 0, kept = 0] = await upload(3);
    await bulk('delete', [one, two]);
    expect(await bulk('restore', [one, kept])).toMatchObject(missing);
    expect(await idsLeft()).toEqual([kept]);
    h.pass(DAY + 1);
    expect(await bulk('restore', [one, two])).toMatchObject(missing);
  });

  it('come back within the limit only, which counts them together', async () => {
    const ids = await upload(3);
    await bulk('delete', ids);
    const more = await upload(2);
    expect(await bulk('restore', ids)).toMatchObject({
      ...{ status: 409, body: { code: 'image_limit_reached', params: { limit: 4 } } },
    });
    expect(await idsLeft()).toEqual(more.toReversed());
    expect(await bulk('restore', ids.slice(0, 2))).toMatchObject({ status: 200 });
  });

  const together = 'come back within the limit together with those of a call at the same time (PostgreSQL)';
  it.skipIf(!process.env.TEST_DATABASE_URL)(together, async () => {
    const { db } = h.services;
    const ids = await upload(4);
    await bulk('delete', ids);
    await upload(1);
    const { wait, open } = gate();
    const { wait: taken, open: take } = gate();
    const holding = transact(db, async (trx) => {
      await trx.selectFrom('image').select('id').where('id', 'in', ids).forUpdate().execute();
      take();
      await wait;
    });
    await taken;
    const calls = [ids.slice(0, 2), ids.slice(2)].map((part) => bulk('restore', part));
    await expect.poll(() => blockedIn(db), { timeout: 10_000 }).toBe(2);
    open();
    await holding;
    expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await usage()).images.used).toBe(3);
  });

  it('are deleted once when the call is sent twice', async () => {
    const ids = await upload(2);
    const key = { 'idempotency-key': 'delete-them-once' };
    const first = await bulk('delete', ids, ana, key);
    expect(first.status).toBe(200);
    expect(await bulk('delete', ids, ana, key)).toMatchObject({ status: 200, body: first.body });
    expect(await bulk('restore', ids, ana, key)).toMatchObject({
      ...{ status: 422, body: { code: 'idempotency_key_reused' } },
    });
    expect(await bulk('delete', ids)).toMatchObject(missing);
  });

  it('are gone for good when the disk is full, and none comes back meanwhile', async () => {
    const [one = 0, two = 0, kept = 0] = await upload(3);
    await bulk('delete', [kept]);
    vi.spyOn(h.services, 'hasRoom').mockResolvedValue(false);
    expect(await bulk('delete', [one, 2_000_000_000])).toMatchObject(missing);
    expect(await bulk('delete', [one, two])).toMatchObject({ status: 200 });
    expect(await bulk('restore', [kept])).toMatchObject({ status: 507, body: { code: 'no_room' } });
    vi.restoreAllMocks();
    expect(await bulk('restore', [one, two])).toMatchObject(missing);
    expect(await bulk('restore', [kept])).toMatchObject({ status: 200 });
  });

  it('are the same once the calls of several people have ended', async () => {
    const ids = await upload(4);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => bulk('delete', n % 2 ? ids : ids.toReversed())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await idsLeft()).toEqual([]);
  });

  it('are recorded with who did it', async () => {
    const [one = 0, two = 0] = await upload(2);
    await bulk('delete', [one, two]);
    await bulk('delete', [one]);
    await bulk('restore', [two]);
    const events = await h.services.db
      .selectFrom('audit_log')
      .select(['action', 'target', 'actor_id'])
      .where('org_id', '=', ana.orgId)
      .where('action', 'in', ['deletion', 'restoration'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'deletion', target: '2 images', actor_id: ana.id },
      { action: 'restoration', target: '1 images', actor_id: ana.id },
    ]);
  });
});

it.each<[string, object]>([
  ['nothing', { op: 'delete', images: [] }],
  ['one too many', { op: 'delete', images: Array.from({ length: 201 }, (_, n) => n + 1) }],
  ['another deed', { op: 'purge', images: [1] }],
  ['text for an id', { op: 'delete', images: ['1'] }],
])('a call with %s is refused', async (_what, body) => {
  expect((await h.call('bulkImages', { token: ana.token, body })).status).toBe(422);
});
