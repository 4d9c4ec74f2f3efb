import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patient } from './patient.ts';

const window = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = (times: number) => {
  const fetched = vi.fn(async () => 'the code');
  for (let time = 0; time < times; time++) fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return fetched;
};

test('what is there is fetched once', async () => {
  const fetched = failing(0);
  await expect(patient(fetched)).resolves.toBe('the code');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what cannot be fetched is fetched again after 5, 10 and 20 seconds', async () => {
  const fetched = failing(3);
  const got = patient(fetched);
  for (const seconds of [5, 10, 20]) {
    const calls = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(fetched).toHaveBeenCalledTimes(Math.max(calls, 1));
    await vi.advanceTimersByTimeAsync(1);
  }
  await expect(got).resolves.toBe('the code');
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('a new connection is another try', async () => {
  const fetched = failing(1);
  const got = patient(fetched);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await expect(got).resolves.toBe('the code');
});

test('a page that stays open for weeks goes on trying every ten minutes', async () => {
  const fetched = failing(4000);
  void patient(fetched);
  await vi.advanceTimersByTimeAsync(7 * 24 * 3_600_000);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(7 * 24 * 6 + 7);
  const calls = fetched.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(calls + 1);
});
