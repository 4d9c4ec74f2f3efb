import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { uploadKey } from '../src/features/assets/keys.ts';
import { claimStore, MARK } from '../src/features/assets/ownership.ts';
import { reserveKeys } from '../src/features/assets/reservations.ts';
import { sweepObjects } from '../src/features/assets/sweep.ts';
import { ObjectMissing, type Objects } from '../src/platform/objects/types.ts';
import type { Replacements } from '../src/program.ts';
import { DAY } from '../src/time.ts';
import { type Harness, startHarness } from './harness.ts';
import { drawing } from './pictures.ts';
import { idleOptimiser } from './world.ts';

const dirs: string[] = [];
const folder = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'leaf-sweep-'));
  dirs.push(dir);
  return dir;
};
const buckets = Array.from({ length: 20 }, (_, index) => ({ name: `bucket-${index}` }));
const s3 = new S3rver({ port: 0, silent: true, directory: await folder(), configureBuckets: buckets });
const server: Server = await s3.run().then(() => s3.httpServer);

const running: Harness[] = [];
afterEach(async () => {
  for (const h of running.splice(0)) await h.stop();
});
afterAll(async () => {
  await s3.close();
  for (const dir of dirs) await rm(dir, { recursive: true, force: true });
});

const bucketOf = () => buckets.pop()?.name ?? '';
const stores: [string, () => Promise<Record<string, string>>][] = [
  ['a folder', async () => ({ DATA_DIR: await folder() })],
  [
    'a bucket',
    async () => ({
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: bucketOf(),
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  ],
];

/** A program with a database of its own on the store. */
async function leafOn(store: Record<string, string>, replace: Replacements = {}): Promise<Harness> {
  const h = await startHarness(store, { works: false, optimiser: idleOptimiser, ...replace });
  running.push(h);
  return h;
}

const upload = async (h: Harness): Promise<string> => {
  const { token } = (await h.make.company()).admin;
  const { body } = await h.call('uploadImage', { token, file: { name: 'a.png', bytes: drawing() } });
  const image = await h.services.db
    .selectFrom('image')
    .select('object_key')
    .where('id', '=', body.data.id)
    .executeTakeFirstOrThrow();
  return image.object_key;
};

/** What a killed process leaves: a file and its reservation, and no row. */
async function abandon({ services: { clock, db, objects } }: Harness): Promise<string> {
  const key = uploadKey();
  await reserveKeys(db, [key], clock());
  await objects.put(key, Buffer.from('x'), 'image/png');
  return key;
}

const keysIn = async (objects: Objects): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of objects.list()) found.push(key);
  return found.sort();
};

/** Sweeps, days later. @returns how many were removed, and what the log says */
async function sweep(h: Harness): Promise<{ removed: number; said: unknown[] }> {
  h.pass(2 * DAY);
  const warn = vi.fn();
  const log = Object.assign(Object.create(h.services.log), { warn });
  const removed = await sweepObjects({ ...h.services, log });
  return {
    removed,
    said: warn.mock.calls.map(([first]) => first).filter((first) => typeof first === 'string'),
  };
}

describe.each(stores)('in %s', (_name, open) => {
  it('what was reserved and never recorded is removed once it is a day old', async () => {
    const h = await leafOn(await open());
    const recorded = await upload(h);
    const orphans = [await abandon(h), await abandon(h)];
    expect(await sweepObjects(h.services)).toBe(0);
    expect(await sweep(h)).toEqual({ removed: 2, said: [] });
    for (const key of orphans) await expect(h.services.objects.read(key)).rejects.toThrow(ObjectMissing);
    expect(await h.services.objects.read(recorded)).toEqual(drawing());
    expect(await h.services.db.selectFrom('object_reservation').selectAll().execute()).toEqual([]);
  });

  it('an upload under way stays, whatever the clock of the database says', async () => {
    const h = await leafOn(await open());
    h.pass(25 * 3_600_000);
    const key = await abandon(h);
    expect(await sweepObjects(h.services)).toBe(0);
    expect((await h.services.objects.read(key)).toString()).toBe('x');
  });

  it('a backup, a website and what another Leaf stored stay, whatever their age', async () => {
    const h = await leafOn(await open());
    await sweep(h);
    const { objects } = h.services;
    const foreign = [
      'backup/leaf.tar',
      'index.html',
      'uploads/notes.txt',
      uploadKey(),
      'processed/1/webp-60-0123456789abcdef',
    ];
    for (const key of foreign) await objects.put(key, Buffer.from('theirs'), 'image/png');
    const orphan = await abandon(h);
    expect((await sweep(h)).removed).toBe(1);
    for (const key of foreign) expect((await objects.read(key)).toString()).toBe('theirs');
    await expect(objects.read(orphan)).rejects.toThrow(ObjectMissing);
  });

  it('two databases that use one store in turn lose nothing', async () => {
    const store = await open();
    const first = await leafOn(store);
    const mine = await upload(first);
    expect(await sweep(first)).toEqual({ removed: 0, said: [] });
    const second = await leafOn(store);
    const theirs = await upload(second);
    const unfinished = await abandon(second);
    const { removed, said } = await sweep(second);
    expect(removed).toBe(0);
    expect(said).toEqual([
      expect.stringMatching(/^Nothing is swept: .+ mark of another database\..+claim-store`\.$/),
    ]);
    expect((await sweep(first)).removed).toBe(0);
    expect(await keysIn(first.services.objects)).toEqual([MARK, mine, theirs, unfinished].sort());
  });

  it('pictures of another Leaf without a mark keep the store from being marked, until it is claimed', async () => {
    const h = await leafOn(await open());
    const { db, objects } = h.services;
    const theirs = uploadKey();
    await objects.put(theirs, Buffer.from('theirs'), 'image/png');
    const orphan = await abandon(h);
    expect(await sweep(h)).toMatchObject({
      removed: 0,
      said: [expect.stringContaining('files of another Leaf')],
    });
    expect(await keysIn(objects)).toEqual([orphan, theirs].sort());
    await claimStore({ db, objects }, new Date());
    expect(await sweep(h)).toEqual({ removed: 1, said: [] });
    expect(await keysIn(objects)).toEqual([MARK, theirs].sort());
  });

  it('nothing is removed once the mark is gone or cannot be read', async () => {
    const h = await leafOn(await open());
    await sweep(h);
    await abandon(h);
    await h.services.objects.delete([MARK]);
    expect(await sweep(h)).toMatchObject({
      removed: 0,
      said: [expect.stringContaining('has lost its mark')],
    });
    await h.services.objects.put(MARK, Buffer.from('{'), 'application/json');
    expect(await sweep(h)).toMatchObject({ removed: 0, said: [expect.stringContaining('another database')] });
  });

  it('a file whose deletion failed is removed by the sweep', async () => {
    const h = await leafOn(await open());
    const key = await upload(h);
    const image = await h.services.db.selectFrom('image').select(['id', 'org_id']).executeTakeFirstOrThrow();
    const { token } = await h.make.person({ org: { id: image.org_id }, role: 'admin' });
    // Nobody works here, so the job that deletes files never runs.
    expect((await h.call('deleteImage', { token, params: { id: image.id } })).status).toBe(204);
    h.pass(DAY + 1);
    await cleanUp(h.services);
    expect(await h.services.objects.read(key)).toEqual(drawing());
    expect((await sweep(h)).removed).toBe(1);
    expect(await keysIn(h.services.objects)).toEqual([MARK]);
  });
});

it('files that cannot be removed keep none of the others', async () => {
  const h = await leafOn({});
  const { clock, db, objects } = h.services;
  const keys = Array.from({ length: 501 }, uploadKey);
  await reserveKeys(db, keys, clock());
  vi.spyOn(objects, 'delete').mockRejectedValueOnce(new Error('Object locked.'));
  await expect(sweep(h)).rejects.toThrow('Object locked.');
  const left = await db.selectFrom('object_reservation').select('key').execute();
  expect(left.map(({ key }) => key).sort()).toEqual(keys.sort().slice(0, 500));
});

it('a start says so when the store belongs to another database', async () => {
  const DATA_DIR = await folder();
  await sweep(await leafOn({ DATA_DIR }));
  let said = '';
  const log = new Writable({
    write(chunk, _encoding, done) {
      said += chunk;
      done();
    },
  });
  await leafOn({ DATA_DIR, LOG_LEVEL: 'warn' }, { works: true, log });
  await vi.waitFor(() => expect(said).toContain('Nothing is swept: the file store carries the mark'), {
    timeout: 20_000,
  });
});

it('a folder loses unfinished files of its own and the empty folders of deleted pictures', async () => {
  const DATA_DIR = await folder();
  const root = join(DATA_DIR, 'objects');
  const h = await leafOn({ DATA_DIR });
  const [key, other] = [uploadKey(), uploadKey()];
  await reserveKeys(h.services.db, [key], h.services.clock());
  await mkdir(join(root, 'incoming'), { recursive: true });
  const aside = (name: string) => `${name.replace('/', '~')}~0123456789abcdef`;
  for (const name of [key, other]) await writeFile(join(root, 'incoming', aside(name)), 'half');
  await mkdir(join(root, 'processed/17'), { recursive: true });
  await mkdir(join(root, 'theirs/empty'), { recursive: true });
  expect((await sweep(h)).removed).toBe(1);
  expect(await readdir(join(root, 'incoming'))).toEqual([aside(other)]);
  expect(await readdir(join(root, 'processed'))).toEqual([]);
  expect(await readdir(join(root, 'theirs'))).toEqual(['empty']);
});
