import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds until a deadline of 100 ms expires for a process that is busy for this share of the time. */
function timeUntilOver(share: number): number {
  const start = Date.now();
  let end = 0;
  const worked = () => 7000 + (Date.now() - start) * share;
  startDeadline(100, worked, () => {
    end = Date.now();
  });
  vi.runAllTimers();
  return end - start;
}

it.each([
  ['one thread', 1, 100],
  ['two threads', 2, 100],
  ['half a processor', 0.5, 200],
  ['nothing', 0, 1000],
])('a process that works with %s', (_, share, expected) => {
  // Timers take whole milliseconds.
  expect(Math.abs(timeUntilOver(share) - expected)).toBeLessThan(10);
});

it('is never over once stopped, even while it waits for a second time', () => {
  const over = vi.fn();
  const stop = startDeadline(100, () => 0, over);
  vi.advanceTimersByTime(150);
  stop();
  vi.runAllTimers();
  expect(over).not.toHaveBeenCalled();
});
