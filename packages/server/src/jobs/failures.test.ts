import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logFailures } from './failures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

/** A queue whose failures the test tells. */
function watched() {
  const getQueues = vi.fn(async () => []);
  const queue = Object.assign(new EventEmitter(), { getQueues });
  const error = vi.fn();
  const stop = logFailures(queue, { error });
  return {
    getQueues,
    fail: (message: string) => queue.emit('error', new Error(message)),
    said: () => error.mock.calls.map(([{ err, leftOut }, message]) => [message, err?.message, leftOut]),
    stop,
  };
}

it('an outage of the database is a line at its beginning and one at its end', async () => {
  const { fail, getQueues, said } = watched();
  getQueues.mockRejectedValue(new Error('away'));
  for (let half = 0; half < 50; half += 1) {
    fail('away');
    await vi.advanceTimersByTimeAsync(500);
  }
  getQueues.mockResolvedValue([]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(said()).toEqual([
    ['job queue', 'away', 0],
    ['job queue: works again', undefined, 49],
  ]);
});

it('is not over while the queue says nothing and does not answer', async () => {
  const { fail, getQueues, said } = watched();
  getQueues.mockRejectedValue(new Error('away'));
  fail('away');
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(said()).toEqual([['job queue', 'away', 0]]);
});

it('is not over while the queue answers and something in it fails', async () => {
  const { fail, said } = watched();
  for (let turn = 0; turn < 10; turn += 1) {
    fail('broken');
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(said()).toEqual([['job queue', 'broken', 0]]);
});

it('says nothing once it has been stopped', async () => {
  const { fail, said, stop } = watched();
  fail('away');
  stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(said()).toEqual([['job queue', 'away', 0]]);
});
