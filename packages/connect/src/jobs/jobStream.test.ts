import type { JobState, LeafClient, PointState } from '@leaf/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobStream, type JobListener } from './jobStream.ts';

type Call = { tell: Parameters<LeafClient['followJobs']>[0]; signal: AbortSignal; end: () => void };

const job: JobState = { id: 31, image_id: 5, status: 'running', progress: 0.4 };
const point: PointState = { image_id: 5, format: 'avif', quality: 71, status: 'queued' };

function start() {
  const calls: Call[] = [];
  const page = { visible: true, watched: false, change: () => {} };
  const stream = createJobStream(
    (tell, options) =>
      new Promise<void>((end, fail) => {
        const signal = options?.signal ?? new AbortController().signal;
        signal.addEventListener('abort', () => fail(signal.reason));
        calls.push({ tell, signal, end });
      }),
    {
      isShown: () => page.visible,
      onChange: (listener) => {
        page.change = listener;
        page.watched = true;
        return () => {
          page.watched = false;
        };
      },
    },
  );
  const listener = () => ({
    onStart: vi.fn<JobListener['onStart']>(),
    onJobs: vi.fn<JobListener['onJobs']>(),
  });
  const show = (visible: boolean) => {
    page.visible = visible;
    page.change();
  };
  return { calls, stream, listener, show, page };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the events of jobs', () => {
  it('come over one connection to everybody who follows them', () => {
    const { calls, stream, listener } = start();
    const [first, second, late] = [listener(), listener(), listener()];
    stream.follow(first);
    stream.follow(second);
    expect(calls).toHaveLength(1);
    expect(stream.isLive()).toBe(false);
    calls[0]?.tell([job], [point], []);
    expect(stream.isLive()).toBe(true);
    expect(first.onJobs).not.toHaveBeenCalled();
    calls[0]?.tell([job], [point], []);
    for (const { onStart, onJobs } of [first, second]) {
      expect(onStart).toHaveBeenCalledOnce();
      expect(onJobs.mock.calls).toEqual([[[job], [point], []]]);
    }
    stream.follow(late);
    expect(late.onStart).toHaveBeenCalledOnce();
    expect(calls).toHaveLength(1);
  });

  it('end with the last who followed them', () => {
    const { calls, stream, listener } = start();
    const [leave, leaveLast] = [stream.follow(listener()), stream.follow(listener())];
    calls[0]?.tell([], [], []);
    leave();
    expect(calls[0]?.signal.aborted).toBe(false);
    leaveLast();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(stream.isLive()).toBe(false);
    stream.follow(listener());
    expect(calls).toHaveLength(2);
  });

  it('are not wanted while the page is hidden', () => {
    const { calls, stream, listener, show } = start();
    show(false);
    stream.follow(listener());
    expect(calls).toHaveLength(0);
    show(true);
    calls[0]?.tell([], [], []);
    show(false);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(stream.isLive()).toBe(false);
    show(true);
    expect(calls).toHaveLength(2);
  });

  it('are asked for again half a minute after they began, and say what was missed', async () => {
    const { calls, stream, listener } = start();
    const follower = listener();
    const changes = vi.fn();
    stream.watch(changes);
    stream.follow(follower);
    calls[0]?.tell([], [], []);
    calls[0]?.end();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(stream.isLive()).toBe(false);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    calls[1]?.tell([], [], []);
    expect(follower.onStart).toHaveBeenCalledTimes(2);
    expect(changes).toHaveBeenCalledTimes(3);
  });

  it('are asked for again half a minute after a connection began, so at once after a longer one', async () => {
    const { calls, stream, listener } = start();
    stream.follow(listener());
    calls[0]?.tell([], [], []);
    await vi.advanceTimersByTimeAsync(20_000);
    calls[0]?.end();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(40_000);
    calls[1]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(3);
  });

  it('come over the same connection when a visible page is shown again', () => {
    const { calls, stream, listener, show } = start();
    stream.follow(listener());
    show(true);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.signal.aborted).toBe(false);
  });

  it('leave the page alone once nobody follows them', () => {
    const { stream, listener, page } = start();
    const leave = stream.follow(listener());
    expect(page.watched).toBe(true);
    leave();
    expect(page.watched).toBe(false);
    stream.follow(listener());
    expect(page.watched).toBe(true);
  });

  it('of a connection that was given up are nobody’s', () => {
    const { calls, stream, listener } = start();
    const follower = listener();
    const leave = stream.follow(follower);
    leave();
    calls[0]?.tell([job], [], []);
    expect(follower.onJobs).not.toHaveBeenCalled();
    expect(stream.isLive()).toBe(false);
  });
});
