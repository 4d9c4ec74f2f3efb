import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outageOf } from './outage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const away = new Error('away');

it('logs the first failure of an outage, one a minute with the number left out, and its end', () => {
  const log = vi.fn();
  const outage = outageOf('queue', log);
  outage.works();
  for (let second = 0; second <= 120; second += 1) {
    outage.failed(away);
    vi.advanceTimersByTime(1000);
  }
  outage.failed(away);
  outage.works();
  outage.works();
  expect(log.mock.calls).toEqual([
    [{ err: away, leftOut: 0 }, 'queue'],
    [{ err: away, leftOut: 59 }, 'queue'],
    [{ err: away, leftOut: 59 }, 'queue'],
    [{ leftOut: 1 }, 'queue: works again'],
  ]);
});

it('logs the next outage from its beginning', () => {
  const log = vi.fn();
  const outage = outageOf('queue', log);
  outage.failed(away);
  outage.works();
  log.mockClear();
  outage.failed(away);
  expect(log.mock.calls).toEqual([[{ err: away, leftOut: 0 }, 'queue']]);
});

it('repeats itself after a minute, whatever the clock of the machine does', () => {
  const log = vi.fn();
  const outage = outageOf('queue', log);
  outage.failed(away);
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  vi.advanceTimersByTime(MINUTE);
  outage.failed(away);
  expect(log).toHaveBeenCalledTimes(2);
});
