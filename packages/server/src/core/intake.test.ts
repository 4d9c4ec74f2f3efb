import { describe, expect, it, vi } from 'vitest';
import { createIntake } from './intake.ts';

const here = new AbortController().signal;

describe('the intake of uploads', () => {
  it('takes so many of an organization, and the next one once one is done', () => {
    const { enter } = createIntake({ perOrganization: 2, total: 10 });
    const first = enter(1, here);
    enter(1, here);
    expect(() => enter(1, here)).toThrow('too_many_uploads');
    enter(2, here);
    first.leave();
    expect(() => enter(1, here)).not.toThrow();
  });

  it('takes so many in all', () => {
    const { enter } = createIntake({ perOrganization: 2, total: 3 });
    for (const org of [1, 2, 3]) enter(org, here);
    expect(() => enter(4, here)).toThrow('uploads_busy');
  });

  it('refuses with 429 and says when to try again', () => {
    const { enter } = createIntake({ perOrganization: 0, total: 3 });
    try {
      enter(1, here);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ status: 429, headers: { 'Retry-After': '15' } });
    }
  });

  it('frees the slot of one that takes too long, once, and refuses it', () => {
    vi.useFakeTimers();
    const { enter } = createIntake({ perOrganization: 2, total: 2, longestMs: 5000 });
    const stuck = enter(1, here);
    const done = enter(1, here);
    done.leave();
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    expect(stuck.signal.reason).toMatchObject({ status: 503 });
    expect(done.signal.aborted).toBe(false);
    stuck.leave();
    enter(1, here);
    enter(1, here);
    expect(() => enter(1, here)).toThrow('too_many_uploads');
  });

  it('tells an upload that its sender left, and that the program stops', () => {
    vi.useFakeTimers();
    const { enter, close } = createIntake(undefined, 5000);
    const sender = new AbortController();
    const left = enter(1, sender.signal);
    const staying = enter(1, here);
    sender.abort('gone');
    expect(left.signal).toMatchObject({ aborted: true, reason: 'gone' });
    expect(staying.signal.aborted).toBe(false);
    close();
    vi.advanceTimersByTime(4999);
    expect(staying.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(staying.signal.reason).toMatchObject({ status: 503 });
  });
});
