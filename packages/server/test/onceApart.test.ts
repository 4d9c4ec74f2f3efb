import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterInstance } from '../src/db/instance.ts';
import { transact } from '../src/db/open.ts';
import { bodyDigest, type Holder, onceApart, type Repeatable } from '../src/http/idempotency.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

type Work = Parameters<typeof onceApart>[4];

const digest = async () => bodyDigest('the file');

async function start() {
  const { admin } = await h.make.company();
  const call: Repeatable = {
    userId: admin.id,
    keyId: null,
    key: randomUUID(),
    operation: 'POST /images',
    now: h.services.clock(),
  };
  let done = 0;
  const work = async () => {
    done += 1;
    return { data: { id: done } };
  };
  return { call, work, done: () => done };
}

describe('a call with a key that waits for more than the database', () => {
  it('is answered as before, although its process died after it was done', async () => {
    const { db, instance: holder } = h.services;
    const { call, work, done } = await start();
    const died = new Promise<never>(() => {});
    await new Promise<void>((kept) => {
      void onceApart(db, call, holder, digest, async (settle) => {
        const answer = await work();
        await transact(db, (trx) => settle(trx, answer));
        kept();
        return died;
      });
    });
    const later = { ...call, now: new Date(call.now.getTime() + 400_000) };
    for (const repeat of [call, later])
      expect(await onceApart(db, repeat, holder, digest, work)).toEqual({ data: { id: 1 } });
    expect(done()).toBe(1);
  });

  it('is begun anew where its transaction came to nothing', async () => {
    const { db, instance: holder } = h.services;
    const { call, work } = await start();
    const failed = onceApart(db, call, holder, digest, async (settle) => {
      const answer = await work();
      await transact(db, async (trx) => {
        await settle(trx, answer);
        throw new Error('no room');
      });
      return answer;
    });
    await expect(failed).rejects.toThrow('no room');
    expect(await onceApart(db, call, holder, digest, work)).toEqual({ data: { id: 2 } });
  });

  it('is refused for another operation', async () => {
    const { db, instance: holder } = h.services;
    const { call, work, done } = await start();
    await onceApart(db, call, holder, digest, work);
    const repeat = onceApart(db, { ...call, operation: 'POST /creatives' }, holder, digest, work);
    await expect(repeat).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(done()).toBe(1);
  });

  /** Another process, and what it is told of others. */
  const other = (gone: readonly string[] = []): Holder => ({
    id: randomUUID(),
    isGone: async (id) => gone.includes(id),
  });
  const inUse = { code: 'idempotency_key_in_use' };

  it('is free at once when its process is gone, and in use while it lives', async () => {
    const { db } = h.services;
    const { call, work } = await start();
    const dead = other();
    await new Promise<void>((begun) => {
      void onceApart(db, call, dead, digest, () => {
        begun();
        return new Promise<never>(() => {});
      });
    });
    await expect(onceApart(db, call, other(), digest, work)).rejects.toMatchObject(inUse);
    expect(await onceApart(db, call, other([dead.id]), digest, work)).toEqual({ data: { id: 1 } });
    expect(await onceApart(db, call, other(), digest, work)).toEqual({ data: { id: 1 } });
  });

  it('is taken over by one process alone', async () => {
    const { db } = h.services;
    const { call, work, done } = await start();
    const dead = other();
    await new Promise<void>((begun) => {
      void onceApart(db, call, dead, digest, () => {
        begun();
        return new Promise<never>(() => {});
      });
    });
    const heirs = Array.from({ length: 4 }, () => onceApart(db, call, other([dead.id]), digest, work));
    const ended = await Promise.allSettled(heirs);
    expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(done()).toBe(1);
  });

  it('writes nothing once it was taken over from a process that lives after all', async () => {
    const { db } = h.services;
    const { call } = await start();
    const key = `written-${call.key}`;
    const slow = other();
    let goOn = () => {};
    const going = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const write = (value: string) => async (settle: Parameters<Work>[0]) => {
      await transact(db, async (trx) => {
        await trx
          .insertInto('setting')
          .values({ key: key + value, value })
          .execute();
        await settle(trx, { data: value });
      });
      return { data: value };
    };
    let first: Promise<unknown> = Promise.resolve();
    await new Promise<void>((begun) => {
      first = onceApart(db, call, slow, digest, async (settle) => {
        begun();
        await going;
        return write('first')(settle);
      });
      first.catch(() => undefined);
    });
    const heir = other([slow.id]);
    const second = () => onceApart(db, call, heir, digest, write('second'));
    expect(await second()).toEqual({ data: 'second' });
    goOn();
    await expect(first).rejects.toMatchObject(inUse);
    const written = await db.selectFrom('setting').select('value').where('key', 'like', `${key}%`).execute();
    expect(written).toEqual([{ value: 'second' }]);
    expect(await second()).toEqual({ data: 'second' });
  });
});

describe('a process that shares its database', () => {
  it('is gone once it has stopped, or has not told of itself for 30 seconds', async () => {
    const { db } = h.services;
    const enter = () =>
      enterInstance({ db, connection: { kind: 'postgres', url: '', answerMs: 0 } }, console);
    const [one, two] = [await enter(), await enter()];
    expect([await one.isGone(one.id), await one.isGone(two.id), await one.isGone(randomUUID())]).toEqual([
      false,
      false,
      true,
    ]);
    const silent = (seconds: number) =>
      db
        .updateTable('server_instance')
        .set({ seen_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
        .where('id', '=', two.id)
        .execute();
    await silent(20);
    expect(await one.isGone(two.id)).toBe(false);
    await silent(40);
    expect(await one.isGone(two.id)).toBe(true);
    await one.stop();
    expect(await two.isGone(one.id)).toBe(true);
    await two.stop();
  });
});
