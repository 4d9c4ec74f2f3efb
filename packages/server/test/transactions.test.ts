import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Db, transact } from '../src/db/open.ts';
import { apart, assertOutside, InsideTransaction, tolerateInsideTransaction } from '../src/db/transaction.ts';
import { onceApart } from '../src/http/idempotency.ts';
import { sandboxBilling } from '../src/platform/billing/sandbox.ts';
import { blockedIn } from './blockedIn.ts';
import { deliver, FakeStripe, stripeSettings } from './fakeStripe.ts';
import { gate } from './gate.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

const fake = new FakeStripe();
let h: Harness;
let db: Db;
beforeAll(async () => {
  h = await startHarness(
    { ...(await stripeSettings(fake)), RATE_LIMIT_SCALE: '100' },
    { optimiser: idleOptimiser },
  );
  db = h.services.db;
});
afterAll(async () => {
  await h.stop();
  fake.close();
});
const releases: (() => void)[] = [];
afterEach(() => {
  for (const release of releases.splice(0)) release();
  tolerateInsideTransaction(undefined);
});

/** How many calls still wait for their answer. */
function unanswered(calls: readonly Promise<unknown>[]): () => number {
  let waiting = calls.length;
  for (const call of calls)
    void call.finally(() => {
      waiting -= 1;
    });
  return () => waiting;
}

const failing = (code: string) => Object.assign(new Error(code), { code });

describe('inside a transaction', () => {
  it.each([
    ['the payment service', () => h.services.billing.readCheckout('cs_1')],
    ['the object store', () => h.services.objects.read('uploads/x')],
    ['the optimiser', () => h.services.optimiser.inspect(Buffer.alloc(1))],
    ['the queue’s own connection', () => h.services.queue.check()],
    ['a job outside of it', () => h.services.queue.send(db, 'cleanup', {})],
    ['a mail outside of it', () => h.services.mail.send(db, { to: 'a@example.org', subject: '', text: '' })],
    ['another connection', () => db.selectFrom('setting').selectAll().execute()],
    ['another transaction', () => transact(db, async () => undefined)],
  ])('%s is refused', async (_what, call) => {
    await expect(transact(db, async () => call())).rejects.toThrow(InsideTransaction);
    // The connection is free again.
    await transact(db, (trx) => trx.selectFrom('setting').selectAll().execute());
  });

  it('is only what is awaited there: a job it queued, or work that goes on afterwards, is not', async () => {
    const { wait, open } = gate();
    let later: Promise<void> | undefined;
    await transact(db, async () => {
      apart(() => assertOutside('a job'));
      later = wait.then(() => assertOutside('later work'));
    });
    open();
    await expect(later).resolves.toBeUndefined();
  });

  it('in production the fault is told, and the call goes on', async () => {
    const told: Error[] = [];
    tolerateInsideTransaction((fault) => told.push(fault));
    await transact(db, async () => h.services.billing.readCheckout('cs_none'));
    expect(told.map(({ message }) => message)).toEqual([
      'billing.readCheckout inside a transaction. Reserve in one, ask outside, record in another.',
    ]);
  });

  it('is begun in one way only', async () => {
    const begin = db.transaction().execute(async () => undefined);
    await expect(begin).rejects.toThrow('Begin transactions with `transact`.');
  });
});

describe('a transaction that meets another', () => {
  it.each(['40P01', '40001', '55P03'])('is repeated after %s', async (code) => {
    let runs = 0;
    const answer = await transact(db, async () => {
      runs += 1;
      if (runs < 3) throw failing(code);
      return 'done';
    });
    expect([answer, runs]).toEqual(['done', 3]);
  });

  it('is repeated five times at most, and nothing else is', async () => {
    for (const [code, expected] of [
      ['40P01', 5],
      ['57014', 1],
      ['23505', 1],
    ] as const) {
      let runs = 0;
      const run = transact(db, async () => {
        runs += 1;
        throw failing(code);
      });
      await expect(run).rejects.toThrow(code);
      expect(runs).toBe(expected);
    }
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)('never shows as an error (PostgreSQL)', async () => {
    await sql`create table pair (id integer primary key, hits integer not null)`.execute(db);
    await sql`insert into pair values (1, 0), (2, 0)`.execute(db);
    const hit = (trx: Db, id: number) => sql`update pair set hits = hits + 1 where id = ${id}`.execute(trx);
    // Each waits until both have a row that the other wants.
    const held = new Set<number>();
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const both = (first: number, second: number) =>
      transact(db, async (trx) => {
        await hit(trx, first);
        if (held.add(first).size === 2) meet();
        await met;
        await hit(trx, second);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    const { rows } = await sql<{ hits: number }>`select hits from pair`.execute(db);
    expect(rows).toEqual([{ hits: 2 }, { hits: 2 }]);
  });

  const waiters = 'that waits for a lock keeps nobody from looking something up (PostgreSQL)';
  it.skipIf(!process.env.TEST_DATABASE_URL)(waiters, async () => {
    const { org } = await h.make.company();
    const other = await h.make.company();
    const lock = (trx: Db) => sql`select id from organization where id = ${org.id} for update`.execute(trx);
    const held = gate();
    releases.push(held.open);
    const holder = transact(db, async (trx) => {
      await lock(trx);
      await held.wait;
    });
    const waiting = Array.from({ length: 20 }, () => transact(db, lock));
    await expect.poll(() => blockedIn(db)).toBeGreaterThan(0);
    const calls = Array.from({ length: 10 }, () => h.call('getUser', { token: other.admin.token }));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    expect(await blockedIn(db)).toBeGreaterThan(0);
    held.open();
    await Promise.all([holder, ...waiting]);
  });
});

describe('a call that met others too often or waited too long', () => {
  it.each(['40P01', '40001', '55P03', '57014'])('is 503 with Retry-After (%s)', async (code) => {
    const { admin } = await h.make.company();
    const { hasRoom } = h.services;
    h.services.hasRoom = () => Promise.reject(failing(code));
    const answer = await h.call('createCampaign', {
      token: admin.token,
      body: { name: 'C', version: 'gmsf1.2' },
    });
    h.services.hasRoom = hasRoom;
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });
});

describe('a payment service that hangs', () => {
  const checkout = (token: string) => h.call('createCheckout', { token, query: { product: 'leaf_basic' } });

  it('holds up nobody else: 14 checkouts wait, and everybody’s calls go on', async () => {
    const { org, admin } = await h.make.company({ plan: false, seats: 20 });
    const other = await h.make.company();
    const release = fake.hang('POST /v1/checkout/sessions');
    releases.push(release);
    const asked = () => fake.calls.filter((line) => line === 'POST /v1/checkout/sessions').length;
    const before = asked();
    const waiting = Array.from({ length: 14 }, () => checkout(admin.token));
    await expect.poll(asked, { timeout: 10_000 }).toBe(before + 14);
    const hanging = unanswered(waiting);
    for (let call = 0; call < 20; call += 1)
      expect(await h.call('getUser', { token: other.admin.token })).toMatchObject({ status: 200 });
    // Also who belongs to the same organization, and decides about it.
    const member = await h.make.person({ org });
    const removal = await h.call('removeMember', {
      token: admin.token,
      params: { id: org.id },
      query: { user_id: member.id },
    });
    expect(removal.status).toBe(200);
    expect(hanging()).toBe(14);
    release();
    const answers = await Promise.all(waiting);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.checkout_url)).size).toBe(1);
  });

  it('answers who looks whether a checkout was paid while the provider says nothing', async () => {
    const { admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin.token);
    const release = fake.hang('GET /v1/checkout/sessions');
    releases.push(release);
    expect(await h.call('getUser', { token: admin.token })).toMatchObject({ status: 200 });
    expect(body.checkout_url).toContain('https://');
  });

  it('holds up no other message', async () => {
    const payer = await h.make.company({ plan: false });
    const { body } = await checkout(payer.admin.token);
    const subscription = fake.pay(body.checkout_url, 'cus_hanging');
    const release = fake.hang(`GET /v1/subscriptions/${subscription.id}`);
    releases.push(release);
    const messages = Array.from({ length: 12 }, () =>
      deliver(h, 'customer.subscription.updated', subscription),
    );
    const hanging = unanswered(messages);
    const other = await h.make.company();
    expect(await h.call('getUser', { token: other.admin.token })).toMatchObject({ status: 200 });
    expect(hanging()).toBe(12);
    release();
    for (const { statusCode } of await Promise.all(messages)) expect(statusCode).toBe(200);
  });

  it('and an answer that is lost is asked for again with the same order', async () => {
    const { admin } = await h.make.company({ plan: false });
    fake.down = true;
    const { createCheckout } = h.services.billing;
    h.services.billing.createCheckout = () => Promise.reject(new Error('cut off'));
    expect(await checkout(admin.token)).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    h.services.billing.createCheckout = createCheckout;
    fake.down = false;
    const first = await checkout(admin.token);
    expect(first.status).toBe(200);
    expect((await checkout(admin.token)).body).toEqual(first.body);
  });
});

describe('an object store or a mail server that hangs', () => {
  it('holds up nobody else', async () => {
    const { admin } = await h.make.company();
    const other = await h.make.company();
    const { put } = h.services.objects;
    const { wait, open } = gate();
    releases.push(open);
    h.services.objects.put = async (...args) => {
      await wait;
      return put(...args);
    };
    const uploads = Array.from({ length: 12 }, (_, index) =>
      h.call('uploadImage', {
        token: admin.token,
        headers: { 'idempotency-key': `hang-${index}-of-twelve` },
        file: { name: 'a.png', bytes: Buffer.from('png') },
      }),
    );
    const hanging = unanswered(uploads);
    expect(await h.call('getUser', { token: other.admin.token })).toMatchObject({ status: 200 });
    expect(hanging()).toBe(12);
    open();
    for (const { status } of await Promise.all(uploads)) expect(status).toBe(201);
    h.services.objects.put = put;
  });
});

describe('an operation that calls outside', () => {
  it('is done once per Idempotency-Key all the same, outside of any transaction', async () => {
    const { admin } = await h.make.company();
    const outside = sandboxBilling(h.services.config, h.services.clock);
    let calls = 0;
    const now = h.services.clock();
    const call = { userId: admin.id, keyId: null, key: 'calls-outside', operation: 'POST /x', now };
    const digest = async () => Buffer.from('body');
    const work = async () => {
      assertOutside('the service');
      calls += 1;
      return { url: await outside.portalUrl({ orgId: 1, customerId: 'c' }) };
    };
    const first = await onceApart(db, call, h.services.instance, digest, work);
    expect(await onceApart(db, call, h.services.instance, digest, work)).toEqual(first);
    expect(calls).toBe(1);
  });
});
