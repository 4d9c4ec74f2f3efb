import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { NoAnswer } from '../src/db/impatient.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { alone, apart, transact } from '../src/db/transaction.ts';
import { startQueue } from '../src/jobs/queue.ts';
import { emptyDatabase, startHarness } from './harness.ts';
import { vanishingHost } from './vanishingHost.ts';
import { idleOptimiser } from './world.ts';

const SLOW = 120_000;
const PATIENCE = { timeout: 60_000, interval: 50 };
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** The address of a database of its own, migrated and with the tables of the queue. */
async function preparedDatabase(): Promise<string> {
  const { database, drop } = await emptyDatabase();
  ends.push(drop);
  try {
    if (database.connection.kind !== 'postgres') throw new Error('TEST_DATABASE_URL is not set.');
    await migrate(database.db);
    await (await startQueue(database, console, { supervise: true })).stop(0);
    return database.connection.url;
  } finally {
    await database.close();
  }
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('PostgreSQL whose host has vanished without a word', () => {
  it('is met by 503, and calls and jobs go on by themselves', { timeout: SLOW }, async () => {
    const host = await vanishingHost(await preparedDatabase());
    ends.push(host.close);
    const database = await openDatabase({ databaseUrl: host.url, answerMs: 3_000 });
    const h = await startHarness({ RATE_LIMIT_SCALE: '1000' }, { database, optimiser: idleOptimiser });
    ends.push(h.stop);
    const { admin } = await h.make.company();
    const read = async () => (await h.call('getUser', { token: admin.token })).status;
    const body = { name: 'New', description: null, version: 'gmsf1.2' };
    const write = async () => (await h.call('createCampaign', { token: admin.token, body })).status;
    expect(await Promise.all([read(), read(), write()])).toEqual([200, 200, 201]);

    host.vanish();
    const answers = await Promise.all([read(), read(), read(), write(), write(), write()]);
    expect(answers).toContain(503);
    expect(answers.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    await expect.poll(read, PATIENCE).toBe(200);
    await expect.poll(write, PATIENCE).toBe(201);
    await expect.poll(() => h.services.queue.check().then(() => true), PATIENCE).toBe(true);
    await h.call('forgotPassword', { query: { email: admin.email } });
    expect(await h.mails.code(admin.email, /reset code/)).toMatch(/\d/);
  });

  it('ends a transaction at once, and its connection serves nobody else', { timeout: SLOW }, async () => {
    const host = await vanishingHost(await preparedDatabase());
    ends.push(host.close);
    const { db, close } = await openDatabase({ databaseUrl: host.url, answerMs: 1_000 });
    ends.push(close);
    const lost = transact(db, async (trx) => {
      await sql`select 1`.execute(trx);
      host.vanish();
      await sql`select 1`.execute(trx);
    });
    await expect(lost).rejects.toThrow(NoAnswer);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('does not keep the program from stopping', { timeout: SLOW }, async () => {
    const host = await vanishingHost(await preparedDatabase());
    ends.push(host.close);
    const database = await openDatabase({ databaseUrl: host.url, answerMs: 2 * SLOW });
    const { program } = await startHarness({}, { database, optimiser: idleOptimiser, graceMs: 0 });
    host.vanish();
    await expect(program.stop()).resolves.toBeUndefined();
  });

  it('does not keep jobs from hearing that the program stops', { timeout: SLOW }, async () => {
    const host = await vanishingHost(await preparedDatabase());
    ends.push(host.close);
    const database = await openDatabase({ databaseUrl: host.url, answerMs: 2 * SLOW });
    ends.push(database.close);
    const queue = await startQueue(database, console, { supervise: false });
    let running: AbortSignal | undefined;
    await queue.work('cleanup', {}, async ({ signal }) => {
      running = signal;
      await once(signal, 'abort');
    });
    await queue.send(database.db, 'cleanup', {});
    await expect.poll(() => running, PATIENCE).toBeDefined();
    host.vanish();
    await queue.stop(0);
    expect(running?.aborted).toBe(true);
  });

  it('is not what a command waits for that may take any time', { timeout: SLOW }, async () => {
    const { db, close } = await openDatabase({ databaseUrl: await preparedDatabase(), answerMs: 1_000 });
    ends.push(close);
    const take = () => sql`select pg_advisory_xact_lock(1)`.execute(db);
    let patient: Promise<unknown> | undefined;
    await transact(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(trx);
      patient = apart(() => alone(take));
      await expect(apart(take)).rejects.toThrow(NoAnswer);
    });
    await expect(patient).resolves.toBeDefined();
  });
});
