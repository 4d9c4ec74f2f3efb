import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import { Heartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells once that the row of its job cannot be reached, and does not take the job for lost', async () => {
  const away: Partial<Db> = {
    selectFrom() {
      throw new Error('away');
    },
  };
  const warn = vi.fn();
  const onLost = vi.fn();
  const services = { db: away as Db, log: { warn } as Partial<Services['log']> as Services['log'] };
  const heartbeat = new Heartbeat(services, { id: 7, turn: 'a' }, onLost);
  await vi.advanceTimersByTimeAsync(5000);
  heartbeat.stop();
  expect(warn.mock.calls).toEqual([[{ job: 7, err: new Error('away'), leftOut: 0 }, 'heartbeat of a job']]);
  expect(onLost).not.toHaveBeenCalled();
});
