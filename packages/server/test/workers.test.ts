import { Writable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { jobsFailed } from '../src/platform/counters.ts';
import { startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

it('background work that fails is in the log and in the metrics, with its queue and the cause', async () => {
  const lines: string[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const h = await startHarness({ LOG_LEVEL: 'error' }, { optimiser: idleOptimiser, log });
  try {
    h.services.clock = () => {
      throw new Error('the clock has stopped');
    };
    await h.services.queue.send(h.services.db, 'cleanup', {});
    const said = await vi.waitFor(
      () => lines.find((line) => line.includes('"queue":"cleanup"')) ?? expect.unreachable(),
      { timeout: 20_000 },
    );
    expect(JSON.parse(said)).toMatchObject({
      msg: 'job failed',
      err: { message: 'the clock has stopped' },
      tries: 1,
      last: true,
    });
    const { values } = await jobsFailed.get();
    expect(values).toContainEqual(expect.objectContaining({ labels: { queue: 'cleanup' } }));
  } finally {
    await h.stop();
  }
});

it('the upkeep does the rest when a part of it fails, and says so', async () => {
  const h = await startHarness({}, { optimiser: idleOptimiser, works: false });
  try {
    const { db } = h.services;
    await db
      .insertInto('throttle')
      .values({ key: 'old', hits: 1, window_start: new Date(0) })
      .execute();
    vi.spyOn(db, 'deleteFrom').mockImplementationOnce(() => {
      throw new Error('too many sessions');
    });
    await expect(cleanUp(h.services)).rejects.toThrow('too many sessions');
    expect(await db.selectFrom('throttle').select('key').where('key', '=', 'old').execute()).toEqual([]);
  } finally {
    await h.stop();
  }
});
