import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { openDatabase, transact } from '../src/db/open.ts';
import { startQueue } from '../src/jobs/queue.ts';
import { blockedIn } from './blockedIn.ts';
import { gate } from './gate.ts';
import { holdKey, sendOnce } from './halfUpload.ts';
import { emptyDatabase } from './harness.ts';
import { makeThings } from './make.ts';
import { drawing, noise } from './pictures.ts';
import { freePort, type RunningServer, runServer } from './process.ts';

const SLOW = 300_000;
const PATIENCE = { timeout: 240_000, interval: 100 };
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A database of its own on the server, and its address. */
async function freshDatabase() {
  const { database, drop } = await emptyDatabase();
  const { connection, db, close } = database;
  if (connection.kind !== 'postgres') throw new Error('TEST_DATABASE_URL is not set.');
  ends.push(drop, close);
  return { db, url: connection.url };
}

async function start(
  url: string,
  dir: string,
  role: 'api' | 'worker',
  more: Record<string, string> = {},
): Promise<RunningServer> {
  const env = {
    DATABASE_URL: url,
    APP_SECRET: 'x'.repeat(32),
    OPTIMISE_CONCURRENCY: '1',
    LOG_LEVEL: 'error',
    ...more,
  };
  const server = await runServer(dir, env, ['start', '--role', role]);
  ends.push(async () => {
    server.kill('SIGKILL');
    await server.exited;
  });
  return server;
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('several processes on PostgreSQL', () => {
  it('migrate at once, and each migration is applied by one of them', { timeout: SLOW }, async () => {
    const { url } = await freshDatabase();
    const programs = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const database = await openDatabase({ databaseUrl: url });
        ends.push(database.close);
        return database.db;
      }),
    );
    const applied = await Promise.all(programs.map((db) => migrate(db)));
    expect(applied.flat()).toEqual(Object.keys(migrations));
  });

  it('start also where a newer release has migrated while they waited', { timeout: SLOW }, async () => {
    const { db, url } = await freshDatabase();
    await migrate(db);
    const older = await openDatabase({ databaseUrl: url });
    ends.push(older.close);
    const log = { warn: vi.fn() };
    const { started } = await db.connection().execute(async (newer) => {
      // As Kysely does while it migrates.
      await sql`select pg_advisory_lock(3853314791062309107)`.execute(newer);
      const started = migrate(older.db, { log });
      await expect.poll(() => blockedIn(newer), PATIENCE).toBe(1);
      await sql`insert into kysely_migration values ('9999-next', now()::text)`.execute(newer);
      await sql`select pg_advisory_unlock(3853314791062309107)`.execute(newer);
      return { started };
    });
    expect(await started).toEqual([]);
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('(9999-next)'));
  });

  it('go on while a migration waits for a table that is read for long', { timeout: SLOW }, async () => {
    const { db, url } = await freshDatabase();
    await migrate(db, { target: '0018-file-choices' });
    const newer = await openDatabase({ databaseUrl: url });
    ends.push(newer.close);
    const log = { warn: vi.fn() };
    const { wait, open } = gate();
    const read = (on = db) => on.selectFrom('image_job').select('id').execute();
    const reading = transact(db, async (trx) => {
      await read(trx);
      await wait;
    });
    const migrated = migrate(newer.db, { log });
    await expect.poll(() => log.warn.mock.calls.length, PATIENCE).toBeGreaterThan(0);
    expect(await read()).toEqual([]);
    open();
    await reading;
    expect((await migrated).at(-1)).toBe(Object.keys(migrations).at(-1));
  });

  it('free the keys of one that was killed, and of no other', { timeout: SLOW }, async () => {
    const { db, url } = await freshDatabase();
    const dir = await mkdtemp(join(tmpdir(), 'leaf-fleet-'));
    ends.push(() => rm(dir, { recursive: true, force: true }));
    const [one, two] = await Promise.all([start(url, dir, 'api'), start(url, dir, 'api')]);
    for (const { ready } of [one, two]) expect(await ready).toContain('Leaf is running');
    const { admin } = await makeThings({ db, clock: () => new Date() }).company();
    const send = (key: string) => sendOnce(two.url, admin.token, drawing(1), key);
    await holdKey(one.url, admin.token, 'of-the-dead');
    await holdKey(two.url, admin.token, 'of-the-living');
    const inUse = [409, 'idempotency_key_in_use'];
    expect(await send('of-the-dead')).toEqual(inUse);
    one.kill('SIGKILL');
    await one.exited;
    await expect.poll(() => send('of-the-dead'), PATIENCE).toEqual([201, undefined]);
    expect(await send('of-the-living')).toEqual(inUse);
  });

  it('have the state of mail where mail is sent', { timeout: SLOW }, async () => {
    const { url } = await freshDatabase();
    const dir = await mkdtemp(join(tmpdir(), 'leaf-mail-'));
    ends.push(() => rm(dir, { recursive: true, force: true }));
    for (const role of ['api', 'worker'] as const) {
      const port = String(await freePort());
      await (await start(url, dir, role, { ADMIN_PORT: port })).ready;
      const state: object = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
      expect(state).toMatchObject({ status: 'ok' });
      expect('mail' in state).toBe(role === 'worker');
    }
  });

  it('stop in the middle of a job without an error', { timeout: SLOW }, async () => {
    const { db, url } = await freshDatabase();
    const database = await openDatabase({ databaseUrl: url });
    ends.push(database.close);
    await migrate(db);
    const error = vi.fn();
    const queue = await startQueue(database, { error }, { supervise: true });
    const stopped: string[] = [];
    const begun = new Promise<void>((resolve) => {
      void queue.work('optimise', {}, async ({ signal }) => {
        resolve();
        await new Promise((_end, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }).finally(() => stopped.push('handler'));
      });
    });
    await queue.send(db, 'optimise', {});
    await begun;
    await queue.stop(1000);
    stopped.push('queue');
    expect(stopped).toEqual(['handler', 'queue']);
    expect(error.mock.calls).toEqual([]);
  });

  it('start at once, share jobs, see each other’s cancellations, and stop cleanly', {
    timeout: SLOW,
  }, async () => {
    const { db, url } = await freshDatabase();
    const dir = await mkdtemp(join(tmpdir(), 'leaf-fleet-'));
    ends.push(() => rm(dir, { recursive: true, force: true }));
    const [api, second, worker] = await Promise.all([
      start(url, dir, 'api'),
      start(url, dir, 'api'),
      start(url, dir, 'worker'),
    ]);
    for (const { ready } of [api, second]) expect(await ready).toContain('Leaf is running');
    expect(await worker.ready).toContain('The worker is running');

    const { admin } = await makeThings({ db, clock: () => new Date() }).company();
    const headers = { authorization: `Bearer ${admin.token}` };
    const call = async (server: RunningServer, path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${server.url}/api${path}`, { headers, ...init });
      return { status: answer.status, data: (await answer.json()).data };
    };
    const upload = async (bytes: Buffer): Promise<number> => {
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(bytes)]), 'a.png');
      return (await call(api, '/images', { method: 'POST', body })).data.id;
    };
    const order = async (image: number): Promise<number> => {
      const body = JSON.stringify({ mode: 'lean', images: [image], target: null });
      const typed = { ...headers, 'content-type': 'application/json' };
      return (await call(api, `/images/${image}/magic`, { method: 'POST', body, headers: typed })).data.id;
    };
    const status = async (image: number, job: number): Promise<string> =>
      (await call(second, `/images/${image}/magic/${job}`)).data.status;

    const heavy = await upload(noise());
    const light = await upload(drawing());
    const long = await order(heavy);
    await vi.waitFor(async () => expect(await status(heavy, long)).toBe('running'), PATIENCE);
    const short = await order(light);
    const cancel = await call(second, `/images/${heavy}/magic/${long}/cancel`, { method: 'POST' });
    expect(cancel).toMatchObject({ status: 200, data: { status: 'cancelled' } });
    // The one worker has one lane: it gets here only by leaving the cancelled job.
    await vi.waitFor(async () => expect(await status(light, short)).toBe('completed'), PATIENCE);
    expect((await call(api, `/images/${heavy}/magic/${long}`)).data).toMatchObject({
      status: 'cancelled',
      result: null,
    });

    const { result } = (await call(api, `/images/${light}/magic/${short}`)).data;
    for (const format of ['jpeg', 'webp', 'avif'])
      for (const [quality, bytes] of result[format]?.data_points ?? []) {
        const path = `${second.url}/api/processed_images/${light}/${format}/${quality}`;
        expect((await (await fetch(path, { headers })).arrayBuffer()).byteLength).toBe(bytes);
      }

    for (const server of [api, second, worker]) {
      server.kill('SIGTERM');
      expect(await server.exited).toBe(0);
    }
  });
});
