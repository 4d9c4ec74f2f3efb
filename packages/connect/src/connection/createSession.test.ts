import { describe, expect, it, vi } from 'vitest';
import { createSession } from './createSession.ts';

describe('a session', () => {
  it('asks nobody while there is a token', async () => {
    const onSignInNeeded = vi.fn();
    const session = createSession(() => ({ getToken: () => 'one', onSignInNeeded }));
    expect(await session.getToken()).toBe('one');
    expect(onSignInNeeded).not.toHaveBeenCalled();
  });

  it('asks once for many calls without a token, which go on with the new one', async () => {
    let token: string | undefined;
    const onSignInNeeded = vi.fn(async () => {
      token = 'new';
    });
    const session = createSession(() => ({ getToken: () => token, onSignInNeeded }));
    const calls = [session.getToken(), session.getToken(), session.getToken()];
    expect(await Promise.all(calls)).toEqual(['new', 'new', 'new']);
    expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  });

  it('lets calls wait while a refused token is replaced', async () => {
    let token = 'old';
    let done = () => {};
    const onSignInNeeded = () =>
      new Promise<void>((resolve) => {
        done = resolve;
      });
    const session = createSession(() => ({ getToken: () => token, onSignInNeeded }));
    session.onUnauthorized();
    const call = session.getToken();
    token = 'new';
    done();
    expect(await call).toBe('new');
  });

  it('asks again when signing in has failed', async () => {
    const onSignInNeeded = vi.fn().mockRejectedValue(new Error('closed'));
    const session = createSession(() => ({ getToken: () => null, onSignInNeeded }));
    expect(await session.getToken()).toBeNull();
    expect(await session.getToken()).toBeNull();
    expect(onSignInNeeded).toHaveBeenCalledTimes(2);
  });

  it('needs none where the app has no accounts', async () => {
    const onSignInNeeded = vi.fn();
    const session = createSession(() => ({ getToken: undefined, onSignInNeeded }));
    expect(await session.getToken()).toBeUndefined();
    expect(onSignInNeeded).not.toHaveBeenCalled();
  });
});
