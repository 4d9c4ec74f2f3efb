import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { assertDurable, DurableNodeFS } from '../src/db/durableNodeFs.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { DirectoryInUse } from '../src/db/ownerLock.ts';
import { holdKey, sendOnce } from './halfUpload.ts';
import { drawing } from './pictures.ts';
import { type RunningServer, runServer } from './process.ts';
import { Customer, makeCustomer } from './trials/customer.ts';
import { killRounds } from './trials/kill.ts';

const SLOW = 120_000;
const dirs: string[] = [];
const servers: RunningServer[] = [];

const folder = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'leaf-durable-'));
  dirs.push(dir);
  return dir;
};
const run = async (dir: string, env?: Record<string, string>) => {
  const server = await runServer(dir, env);
  servers.push(server);
  return server;
};

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill('SIGKILL');
    await server.exited;
  }
  for (const dir of dirs.splice(0)) await rm(dir, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('flushes its commits, keeps them over a restart, and has one owner', { timeout: SLOW }, async () => {
    const dir = await folder();
    const first = await openDatabase({ dataDir: dir });
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(first.db);
    expect(rows[0]?.fsync).toBe('on');
    expect(await migrate(first.db)).not.toEqual([]);
    expect(await migrate(first.db)).toEqual([]);
    await expect(openDatabase({ dataDir: dir })).rejects.toThrow(DirectoryInUse);
    await first.db.insertInto('setting').values({ key: 'kept', value: 'yes' }).execute();
    await first.close();
    const second = await openDatabase({ dataDir: dir });
    expect(await second.db.selectFrom('setting').select('value').execute()).toEqual([{ value: 'yes' }]);
    await second.close();
  });

  it('does not start when its commits would not reach the disk', async () => {
    const pglite = await PGlite.create();
    await expect(assertDurable(pglite, new DurableNodeFS(await folder()))).rejects.toThrow('not flush');
    await pglite.close();
  });
});

describe('the program', () => {
  it('refuses a data directory that another one owns, with a sentence', { timeout: SLOW }, async () => {
    const dir = await folder();
    const first = await run(dir);
    expect(await first.ready).toContain('Leaf is running at');
    const second = await run(dir);
    expect(await second.exited).toBe(1);
    expect(second.output()).toMatch(/is in use by another process .+ or set DATABASE_URL/);
    expect(second.output()).not.toContain('    at ');
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    first.kill('SIGTERM');
    expect(await first.exited).toBe(0);
  });

  it('frees the key of an upload that died with the program as soon as it runs again', {
    timeout: 300_000,
  }, async () => {
    const dir = await folder();
    const token = await makeCustomer({ dataDir: dir });
    const key = 'dies-with-it';
    const first = await run(dir);
    await first.ready;
    await holdKey(first.url, token, key);
    first.kill('SIGKILL');
    await first.exited;
    const second = await run(dir);
    await second.ready;
    expect(await sendOnce(second.url, token, drawing(1), key)).toEqual([201, undefined]);
    expect(await new Customer(second.url, token).list('/images')).toHaveLength(1);
  });

  it('loses nothing it acknowledged in three rounds of kill -9, mails and jobs on their way included', {
    timeout: 300_000,
  }, async () => {
    const { acknowledged, lost } = await killRounds(3, 7);
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThan(3);
  });
});
