import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

/** A window whose idle moments are controlled by the test. */
function idleWindow() {
  const waiting = new Map<number, () => void>();
  let last = 0;
  const window = {
    requestIdleCallback: (callback: () => void) => {
      last += 1;
      waiting.set(last, callback);
      return last;
    },
    cancelIdleCallback: (handle: number) => void waiting.delete(handle),
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestIdleCallback', window.requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', window.cancelIdleCallback);
  return () => {
    const callbacks = [...waiting.values()];
    waiting.clear();
    for (const callback of callbacks) callback();
    return callbacks.length;
  };
}

afterEach(() => vi.unstubAllGlobals());

test('one step is taken in each idle moment, and then no more are asked for', () => {
  const idle = idleWindow();
  const taken: string[] = [];
  whenIdle([() => taken.push('first'), () => taken.push('second')]);
  expect(taken).toEqual([]);
  idle();
  expect(taken).toEqual(['first']);
  idle();
  expect(taken).toEqual(['first', 'second']);
  expect(idle()).toBe(0);
});

test('once stopped, no further step is taken', () => {
  const idle = idleWindow();
  const second = vi.fn();
  const stop = whenIdle([() => {}, second]);
  idle();
  stop();
  expect(idle()).toBe(0);
  expect(second).not.toHaveBeenCalled();
});

test('a browser without idle moments takes none', () => {
  vi.stubGlobal('window', {});
  const step = vi.fn();
  whenIdle([step])();
  expect(step).not.toHaveBeenCalled();
});
