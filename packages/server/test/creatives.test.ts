import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusals } from '@leaf/api-client/contract';
import { OptimiserError } from '@leaf/optimiser';
import { bundleSentences, openZip, writeZip } from '@leaf/optimiser/bundle';
import { describe, expect, it, vi } from 'vitest';
import { type RawEntry, rawZip } from '../../optimiser/test/rawZip.ts';
import { exportArchive } from '../src/archive/export.ts';
import { importArchive } from '../src/archive/import.ts';
import { cleanUp } from '../src/cleanup.ts';
import { lightenCreative } from '../src/features/creatives/lighten.ts';
import { takeTurn } from '../src/features/optimisation/worker.ts';
import { purgeOrganization } from '../src/features/organizations/purge.ts';
import { diskObjects } from '../src/platform/objects/disk.ts';
import { DAY } from '../src/time.ts';
import { creativeWorld, files, PATIENCE, page, zip } from './creativeWorld.ts';
import { emptyDatabase } from './harness.ts';
import { drawing } from './pictures.ts';

const world = creativeWorld();
const { at, creativeKeys, ended, order, read, send, upload } = world;
const list = async () => (await world.h.call('listCreatives', { token: world.ana.token })).body.data;

/** Every file of the store that no row names. */
async function leftOver(): Promise<string[]> {
  const { db } = world.h.services;
  const rows = [
    ...(await db.selectFrom('creative').select('object_key').execute()),
    ...(await db.selectFrom('light_creative').select('object_key').execute()),
  ];
  const known = new Set(rows.map(({ object_key }) => object_key));
  return (await creativeKeys()).filter((key) => !known.has(key));
}

/** Lets jobs start but never end. */
const hold = () =>
  vi.spyOn(world.h.services.optimiser, 'optimise').mockImplementation(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );

describe('an uploaded creative', () => {
  it('tells what a script may load besides, in lists too', async () => {
    const unused = { path: 'img/frame-1.png', data: new Uint8Array(drawing(4)) };
    const bytes = unused.data.length;
    const { body } = await send(Buffer.from(await writeZip([...files, unused])));
    expect(body.data.possible).toEqual({ requests: 1, bytes, transfer: bytes });
    expect(await list()).toEqual([body.data]);
    await at('deleteCreative', body.data.id);
  });

  it('is described by what is in it, and comes back as it was', async () => {
    const { status, body } = await send(zip, 'C:\\work\\banner.zip');
    expect(status).toBe(201);
    const { inventory } = await openZip(zip);
    expect(body.data).toMatchObject({
      filename: 'banner.zip',
      bytes: zip.length,
      size: Number((zip.length / 1000).toFixed(1)),
      entry: 'index.html',
      width: 300,
      height: 250,
      file_count: 5,
      picture_count: 1,
      initial: inventory.initial,
      later: inventory.later,
      job: null,
    });
    const { id } = body.data;
    expect((await at('getCreative', id)).body.data).toEqual({ ...body.data, inventory });
    expect(body.data).not.toHaveProperty('possible');
    expect(await list()).toEqual([body.data]);
    const file = await at('getCreativeFile', id);
    expect(file.bytes).toEqual(zip);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=banner.zip',
      'x-content-type-options': 'nosniff',
      etag: `"${body.data.sha256}"`,
    });
  });

  it('is one creative when it is sent twice with one key', async () => {
    const headers = { 'idempotency-key': 'creative-once' };
    const first = await send(zip, 'banner.zip', headers);
    expect((await send(zip, 'banner.zip', headers)).body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });

  it('has a bounded description, whatever stands in it', async () => {
    const long = 'x'.repeat(5000);
    const links = Array.from({ length: 1200 }, (_, n) => `<img src="https://h${n}.example/${long}😀">`);
    const lost = Array.from({ length: 700 }, (_, n) => `<img src="lost/${n}.png">`);
    const id = await upload(rawZip([{ name: 'a.html', data: links.join('') + lost.join(''), method: 0 }]));
    const { inventory } = (await at('getCreative', id)).body.data;
    expect([inventory.external.length, inventory.missing.length]).toEqual([500, 500]);
    for (const { address } of inventory.external) expect(address.length).toBeLessThanOrEqual(500);
  });
});

const html: RawEntry = { name: 'index.html', data: page };
const zip64 = Buffer.from([1, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
const zeros = (bytes: number) => Buffer.alloc(bytes);
const another = (name: string, more: Partial<RawEntry> = {}) => rawZip([html, { name, data: 'x', ...more }]);

const hostile: [code: keyof typeof refusals, file: string | undefined, make: () => Buffer][] = [
  ['creative_not_a_zip', undefined, () => Buffer.from('<html>')],
  ['creative_too_large', undefined, () => zeros(25_000_001)],
  [
    'creative_too_many_files',
    undefined,
    () => rawZip(Array.from({ length: 501 }, (_, n) => ({ name: `${n}.txt` }))),
  ],
  [
    'creative_too_much_inside',
    undefined,
    () =>
      rawZip([html, ...Array.from({ length: 60 }, (_, n) => ({ name: `${n}.js`, data: zeros(990_000) }))]),
  ],
  ['creative_zip_bomb', 'a.js', () => another('a.js', { data: zeros(30_000_000) })],
  ['creative_encrypted', 'a.js', () => another('a.js', { flags: 0x801 })],
  ['creative_unknown_packing', 'a.js', () => another('a.js', { method: 12 })],
  ['creative_zip64', 'a.js', () => another('a.js', { extra: zip64 })],
  ['creative_unsafe_path', '../a.js', () => another('../a.js')],
  ['creative_unclear_path', 'img//a.js', () => another('img//a.js')],
  ['creative_colon_in_name', '16:9.png', () => another('16:9.png')],
  ['creative_long_path', 'a'.repeat(100), () => another('a'.repeat(251))],
  ['creative_unreadable_name', 'agnp.js', () => another('a\u202Egnp.js')],
  ['creative_duplicate_name', 'INDEX.html', () => another('INDEX.html')],
  ['creative_special_file', 'link', () => another('link', { mode: 0o120777 })],
  ['creative_nested_archive', 'a.png', () => another('a.png', { data: rawZip([html]) })],
  ['creative_contradicting_headers', 'a.js', () => another('a.js', { localName: 'b.js' })],
  ['creative_damaged_file', 'a.js', () => another('a.js', { crc: 1 })],
  ['creative_no_html', undefined, () => rawZip([{ name: 'a.js', data: 'x' }])],
];

describe('a ZIP that is no creative', () => {
  it.each(hostile)('is refused: %s', async (code, file, make) => {
    const refused = await send(make());
    expect(refused).toMatchObject({ status: refusals[code].status, body: { code } });
    if (file) {
      expect(refused.body.params).toEqual({ file });
      expect(refused.body.detail).toContain(file);
    }
    expect(await list()).toEqual([]);
    expect(await leftOver()).toEqual([]);
    expect(await world.h.services.db.selectFrom('object_reservation').selectAll().execute()).toEqual([]);
  });

  it('has each of its refusals here', () => {
    const codes = Object.keys(bundleSentences).map((code) => `creative_${code.replaceAll('-', '_')}`);
    expect(hostile.map(([code]) => code).toSorted()).toEqual(codes.toSorted());
  });

  it('is refused when it is empty', async () => {
    expect(await send(Buffer.alloc(0))).toMatchObject({ status: 415, body: { code: 'creative_empty' } });
    expect(await list()).toEqual([]);
    expect(await leftOver()).toEqual([]);
  });

  it('larger than an upload may be is refused before it is opened', async () => {
    const opened = vi.spyOn(world.h.services.optimiser, 'describeBundle');
    expect((await send(zeros(26_000_001))).body).toMatchObject({ code: 'file_too_large' });
    expect(opened).not.toHaveBeenCalled();
    expect(await leftOver()).toEqual([]);
  });

  it('is refused in the language of the reader', async () => {
    const { body } = await send(another('../a.js'), 'a.zip', { 'accept-language': 'de' });
    expect(body.detail).toBe(
      'Eine Datei im ZIP hat einen Namen, der aus ihrem Ordner hinausführt oder absolut ist: ../a.js.',
    );
  });

  it('that needs more time than there is is refused', async () => {
    const late = new OptimiserError('deadline', 'The image took too long to process.');
    vi.spyOn(world.h.services.optimiser, 'describeBundle').mockRejectedValue(late);
    expect(await send(zip)).toMatchObject({ status: 413, body: { code: 'creative_too_demanding' } });
    expect(await leftOver()).toEqual([]);
  });
});

describe('a job', () => {
  it('makes a ZIP with the same names whose pictures are lighter', async () => {
    const id = await upload();
    const made = await order(id, { preset: 'google-ads', target: 0.97, kilobytes: 100 });
    expect(made).toMatchObject({
      status: 201,
      body: { data: { preset: 'google-ads', target: 0.97, kilobytes: 100, progress: 0 } },
    });
    const jobId = made.body.data.id;
    const { result, error } = await ended(id, jobId);
    expect(error).toBeNull();
    const file = await at('getLightCreative', id, jobId);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=banner-light.zip',
      'x-content-type-options': 'nosniff',
    });
    const light = await openZip(file.bytes);
    expect(light.files.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
    expect(result.before.bytes).toBe(zip.length);
    expect(result.after).toMatchObject({
      bytes: file.bytes.length,
      initial: light.inventory.initial,
      later: light.inventory.later,
      verdict: { id: 'google-ads', breaks: [{ rule: 'types', paths: ['img/fake.png'] }] },
    });
    expect(result.pictures).toEqual([
      {
        path: 'img/hero.png',
        format: 'png',
        before: files[3]?.data.length,
        after: light.files[3]?.data.length,
        ssim: expect.any(Number),
        kept: null,
        removed: [],
      },
    ]);
    expect(result.budgets).toEqual([{ of: 'zip', limit: 100_000, kept: true, least: null }]);
    expect(await list()).toMatchObject([
      { id, job: { id: jobId, status: 'completed', progress: 1, bytes: file.bytes.length } },
    ]);
    const { bytes } = (await world.h.call('getUsage', { token: world.ana.token })).body.data;
    expect(bytes.used).toBe(zip.length + file.bytes.length);
    expect(await leftOver()).toEqual([]);
  });

  it('leaves out what macOS added, which counts as no picture', async () => {
    const added = { path: '__MACOSX/img/._hero.png', data: new Uint8Array(drawing(4)) };
    const { body } = await send(Buffer.from(await writeZip([...files, added])));
    expect(body.data).toMatchObject({ file_count: 6, picture_count: 1 });
    const { id } = body.data;
    const { result } = await ended(id, (await order(id, {})).body.data.id);
    expect(result.left_out).toEqual([added.path]);
    expect(result.pictures).toHaveLength(1);
  });

  it('of the same order is the one that waits or runs, another is not', async () => {
    hold();
    const id = await upload();
    const one = (await order(id, { target: 0.97 })).body.data.id;
    expect((await order(id, { target: 0.97 })).body.data.id).toBe(one);
    expect((await order(id, { target: 0.97, kilobytes: 100 })).body.data.id).not.toBe(one);
    expect((await order(id, { target: 0.97, preset: 'google-ads' })).body.data.id).not.toBe(one);
    const jobs = (await at('listCreativeJobs', id)).body.data;
    expect(jobs.map((job: { id: number }) => job.id)).toEqual([one + 2, one + 1, one]);
  });

  it('is told by events while it runs', async () => {
    hold();
    const id = await upload();
    const { id: jobId } = (await order(id)).body.data;
    await ended(id, jobId, 'running');
    const { bytes } = await world.h.call('followJobs', { token: world.ana.token, query: { seconds: 0 } });
    const told = JSON.parse(/data: (.+)/.exec(bytes.toString())?.[1] ?? '');
    expect(told).toEqual({
      jobs: [],
      points: [],
      creatives: [{ id: jobId, creative_id: id, status: 'running', progress: expect.any(Number) }],
    });
  });

  it('can be cancelled while it runs, and run again', async () => {
    const optimise = hold();
    const id = await upload();
    const { id: jobId } = (await order(id, { kilobytes: 90 })).body.data;
    await vi.waitFor(() => expect(optimise).toHaveBeenCalled(), PATIENCE);
    expect((await at('cancelCreativeJob', id, jobId)).body.data).toMatchObject({ status: 'cancelled' });
    expect((await at('cancelCreativeJob', id, jobId)).body).toMatchObject({ code: 'job_ended' });
    await vi.waitFor(() => expect(optimise.mock.calls[0]?.[0].signal?.aborted).toBe(true), PATIENCE);
    optimise.mockRestore();
    const again = await at('retryCreativeJob', id, jobId);
    expect(again).toMatchObject({ status: 201, body: { data: { kilobytes: 90, status: 'queued' } } });
    await ended(id, again.body.data.id);
    expect((await at('retryCreativeJob', id, again.body.data.id)).body).toMatchObject({
      code: 'job_not_ended',
    });
    expect((await at('getLightCreative', id, jobId)).body).toMatchObject({ code: 'file_not_found' });
  });

  it('of a creative that is deleted stops and leaves no file', async () => {
    const optimise = hold();
    const id = await upload();
    await order(id);
    await vi.waitFor(() => expect(optimise).toHaveBeenCalled(), PATIENCE);
    expect((await at('deleteCreative', id)).status).toBe(204);
    await vi.waitFor(() => expect(optimise.mock.calls[0]?.[0].signal?.aborted).toBe(true), PATIENCE);
    expect(await leftOver()).toEqual([]);
  });

  const turn = (id: string, signal = new AbortController().signal) => ({
    ...{ id, data: {}, signal, retryCount: 0, lastTry: false },
  });

  it('of a worker that is stopped is taken up again', async () => {
    const optimise = hold();
    const id = await upload();
    // The worker of the program is kept busy elsewhere.
    await ended(id, (await order(id, { target: 0.95 })).body.data.id, 'running');
    const { id: jobId } = (await order(id, { target: 0.96 })).body.data;
    const calls = optimise.mock.calls.length;
    const stopping = new AbortController();
    const first = takeTurn(world.h.services, turn('creative', stopping.signal));
    await vi.waitFor(() => expect(optimise.mock.calls.length).toBeGreaterThan(calls), PATIENCE);
    stopping.abort(new Error('stopping'));
    await expect(first).rejects.toThrow('stopping');
    expect(await read(id, jobId)).toMatchObject({ status: 'running', error: null });
    optimise.mockRestore();
    await takeTurn(world.h.services, turn('creative'));
    expect(await read(id, jobId)).toMatchObject({ status: 'completed' });
  });

  it.each([
    [
      'whose ZIP cannot be opened in time',
      'creative_too_demanding',
      () =>
        vi
          .spyOn(world.h.services.optimiser, 'openBundle')
          .mockRejectedValue(new OptimiserError('memory', 'The image needed more memory.')),
    ],
    [
      'whose ZIP is gone',
      'file_missing',
      async () => {
        const keys = await world.h.services.db.selectFrom('creative').select('object_key').execute();
        await world.h.services.objects.delete(keys.map(({ object_key }) => object_key));
      },
    ],
  ])('%s fails for good', async (_what, error_code, spoil) => {
    const id = await upload();
    await spoil();
    const { id: jobId } = (await order(id)).body.data;
    const job = await ended(id, jobId, 'failed');
    expect(job).toMatchObject({ error_code, error: expect.stringMatching(/^[A-Z].+\.$/), result: null });
  });
});

it('that was cancelled while its ZIP was stored leaves that to the sweep if it cannot be removed', async () => {
  const id = await upload();
  const { db, objects } = world.h.services;
  const { org_id, object_key, bytes } = await db
    .selectFrom('creative')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const source = { org_id, object_key, bytes, creative_id: id, mode: 'creative' } as const;
  const asked = { target: null, preset: null, kilobytes: null, point_format: null, point_quality: null };
  // No such turn runs it any more.
  const job = { ...source, ...asked, id: 1, turn: 'cancelled', attempts: 1 };
  const put = vi.spyOn(objects, 'put');
  vi.spyOn(objects, 'delete').mockRejectedValueOnce(new Error('the store is away'));
  const { signal } = new AbortController();
  await lightenCreative(world.h.services, job, { signal, onProgress: () => undefined });
  const left = await db.selectFrom('object_reservation').select('key').execute();
  expect(left).toEqual([{ key: put.mock.calls[0]?.[0] }]);
});

describe('a deleted creative', () => {
  it('can be brought back with its jobs for 24 hours, and is purged then', async () => {
    const id = await upload();
    const { id: jobId } = (await order(id)).body.data;
    await ended(id, jobId);
    await at('deleteCreative', id);
    expect(await list()).toEqual([]);
    expect((await world.h.call('listDeleted', { token: world.ana.token })).body.data).toMatchObject([
      { kind: 'creative', id, name: 'banner.zip' },
    ]);
    expect((await at('restoreCreative', id)).body.data).toMatchObject({ id, job: { id: jobId } });
    expect((await at('getLightCreative', id, jobId)).status).toBe(200);
    await at('deleteCreative', id);
    world.h.pass(DAY + 1000);
    expect((await at('restoreCreative', id)).body).toMatchObject({ code: 'creative_not_found' });
    await cleanUp(world.h.services);
    expect(await world.h.services.db.selectFrom('creative').select('id').execute()).toEqual([]);
    expect(await world.h.services.db.selectFrom('light_creative').select('job_id').execute()).toEqual([]);
    await vi.waitFor(async () => expect(await leftOver()).toEqual([]), PATIENCE);
  });

  it('of an organization that is deleted leaves nothing', async () => {
    const id = await upload();
    const orgId = world.ana.orgId ?? 0;
    const mark = (deleted_at: Date | null) =>
      world.h.services.db.updateTable('organization').set({ deleted_at }).where('id', '=', orgId).execute();
    await mark(new Date());
    await purgeOrganization(world.h.services, orgId);
    await mark(null);
    expect((await at('getCreative', id)).status).toBe(404);
    await vi.waitFor(async () => expect(await leftOver()).toEqual([]), PATIENCE);
  });
});

describe('an archive', () => {
  it('holds creatives and what jobs made of them', async () => {
    const id = await upload();
    const { id: jobId } = (await order(id)).body.data;
    await ended(id, jobId);
    const light = (await at('getLightCreative', id, jobId)).bytes;
    const dir = await mkdtemp(join(tmpdir(), 'leaf-creatives-'));
    const { database, drop } = await emptyDatabase();
    try {
      const objects = diskObjects(join(dir, 'objects'));
      await exportArchive(world.h.services, join(dir, 'leaf.tar'), new Date());
      expect(await importArchive({ db: database.db, objects }, join(dir, 'leaf.tar'))).toMatchObject({
        missing: [],
        damaged: [],
      });
      const creative = await database.db.selectFrom('creative').selectAll().executeTakeFirstOrThrow();
      expect(creative).toMatchObject({ id, filename: 'banner.zip', light_bytes: light.length });
      expect(await objects.read(creative.object_key)).toEqual(zip);
      const made = await database.db.selectFrom('light_creative').selectAll().executeTakeFirstOrThrow();
      expect(made).toMatchObject({ job_id: jobId, creative_id: id });
      expect(await objects.read(made.object_key)).toEqual(light);
    } finally {
      await database.close();
      await drop();
      await rm(dir, { recursive: true, force: true });
    }
  });
});
