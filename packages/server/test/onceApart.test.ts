import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../src/db/open.ts';
import { bodyDigest, onceApart, type Repeatable } from '../src/http/idempotency.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

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
    const { db } = h.services;
    const { call, work, done } = await start();
    const died = new Promise<never>(() => {});
    await new Promise<void>((kept) => {
      void onceApart(db, call, digest, async (settle) => {
        const answer = await work();
        await transact(db, (trx) => settle(trx, answer));
        kept();
        return died;
      });
    });
    const later = { ...call, now: new Date(call.now.getTime() + 400_000) };
    for (const repeat of [call, later])
      expect(await onceApart(db, repeat, digest, work)).toEqual({ data: { id: 1 } });
    expect(done()).toBe(1);
  });

  it('is begun anew where its transaction came to nothing', async () => {
    const { db } = h.services;
    const { call, work } = await start();
    const failed = onceApart(db, call, digest, async (settle) => {
      const answer = await work();
      await transact(db, async (trx) => {
        await settle(trx, answer);
        throw new Error('no room');
      });
      return answer;
    });
    await expect(failed).rejects.toThrow('no room');
    expect(await onceApart(db, call, digest, work)).toEqual({ data: { id: 2 } });
  });
});
