import { ApiError, errorText } from '@leaf/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type Loss } from './createSession.ts';

/** A page on which no call is under way, or some are until `settle` is called. */
function page(isBusy = false) {
  let settle = () => {};
  const loss: Loss = {
    note: (change) => void Object.assign(loss, change),
    whenSettled: (then) => {
      settle = then;
      return isBusy;
    },
    readRefused: () => {},
  };
  return { loss: () => loss, settle: () => settle() };
}

const told = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(told);
});

afterEach(() => {
  vi.restoreAllMocks();
  told.mockClear();
});

describe('a session', () => {
  it('asks nobody while there is a token', async () => {
    const onSignInNeeded = vi.fn();
    const session = createSession(() => ({ getToken: () => 'one', onSignInNeeded }), page().loss);
    expect(await session.getToken()).toBe('one');
    expect(onSignInNeeded).not.toHaveBeenCalled();
  });

  it('asks once for many calls without a token, which go on with the new one', async () => {
    let token: string | undefined;
    const onSignInNeeded = vi.fn(async () => {
      token = 'new';
    });
    const session = createSession(() => ({ getToken: () => token, onSignInNeeded }), page().loss);
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
    const session = createSession(() => ({ getToken: () => token, onSignInNeeded }), page().loss);
    session.onUnauthorized();
    const call = session.getToken();
    token = 'new';
    done();
    expect(await call).toBe('new');
  });

  it('asks again when signing in has failed', async () => {
    const onSignInNeeded = vi.fn().mockRejectedValue(new Error('closed'));
    const session = createSession(() => ({ getToken: () => null, onSignInNeeded }), page().loss);
    expect(await session.getToken()).toBeNull();
    expect(await session.getToken()).toBeNull();
    expect(onSignInNeeded).toHaveBeenCalledTimes(2);
  });

  it('asks once until the calls that failed have settled, however often they are repeated', async () => {
    const onSignInNeeded = vi.fn();
    const { loss, settle } = page(true);
    const session = createSession(() => ({ getToken: () => 'old', onSignInNeeded }), loss);
    const call = async () => {
      await session.getToken();
      session.onUnauthorized();
    };
    await call();
    await call();
    expect(onSignInNeeded).toHaveBeenCalledTimes(1);
    settle();
    await call();
    expect(onSignInNeeded).toHaveBeenCalledTimes(2);
  });

  it('asks again for another token that is refused', async () => {
    let token = 'old';
    const onSignInNeeded = vi.fn();
    const session = createSession(() => ({ getToken: () => token, onSignInNeeded }), page(true).loss);
    for (token of ['old', 'older']) {
      await session.getToken();
      session.onUnauthorized();
    }
    expect(onSignInNeeded).toHaveBeenCalledTimes(2);
  });

  it('asks for one of several connections of an account', async () => {
    const onSignInNeeded = vi.fn();
    const { loss } = page(true);
    for (let count = 0; count < 2; count += 1)
      await createSession(() => ({ getToken: () => null, onSignInNeeded }), loss).getToken();
    expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  });

  it('goes on when asking fails at once', async () => {
    const onSignInNeeded = () => {
      throw new Error('closed');
    };
    const session = createSession(() => ({ getToken: () => null, onSignInNeeded }), page().loss);
    expect(await session.getToken()).toBeNull();
  });

  it('needs none where the app has no accounts', async () => {
    const onSignInNeeded = vi.fn();
    const session = createSession(() => ({ getToken: undefined, onSignInNeeded }), page().loss);
    expect(await session.getToken()).toBeUndefined();
    expect(onSignInNeeded).not.toHaveBeenCalled();
  });

  it('says once in the console why there is no token, until there is one', async () => {
    let getToken = () => Promise.reject<string>(new Error('No cookie.'));
    const session = createSession(() => ({ getToken, onSignInNeeded: undefined }), page().loss);
    const fail = () => expect(session.getToken()).rejects.toThrow();
    await Promise.all([fail(), fail()]);
    expect(told.mock.calls).toEqual([['No token for Leaf:', new Error('No cookie.')]]);
    getToken = async () => '{"token":"one"}';
    await fail();
    const [, why] = told.mock.lastCall ?? [];
    expect(String(why)).toBe('Error: What getToken returns must be the token alone.');
    getToken = async () => 'one';
    await session.getToken();
    getToken = () => Promise.reject(new Error('No cookie.'));
    await fail();
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('says once in the console that the app keeps calls waiting, which go on when it answers', async () => {
    vi.useFakeTimers();
    let answer = (_token: string) => {};
    const asked = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const session = createSession(() => ({ getToken: () => asked, onSignInNeeded: undefined }), page().loss);
    const calls = [session.getToken(), session.getToken()];
    await vi.advanceTimersByTimeAsync(29_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told.mock.calls).toEqual([
      ['No token for Leaf:', new Error('getToken has not settled for 30 seconds.')],
    ]);
    answer('one');
    expect(await Promise.all(calls)).toEqual(['one', 'one']);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('says of each of two accounts on a page why there is no token', async () => {
    const getToken = () => Promise.reject<string>(new Error('No cookie.'));
    for (let count = 0; count < 2; count += 1) {
      const session = createSession(() => ({ getToken, onSignInNeeded: undefined }), page().loss);
      await expect(session.getToken()).rejects.toThrow();
    }
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('leaves it to the browser to name a call that the app’s server refused', async () => {
    const getToken = () => Promise.reject(new Response(null, { status: 502 }));
    const session = createSession(() => ({ getToken, onSignInNeeded: undefined }), page().loss);
    await expect(session.getToken()).rejects.toThrow();
    expect(told).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<string>, string]>([
    ['rejects', () => Promise.reject(new Error('502')), 'You could not be signed in to Leaf.'],
    [
      'rejects with what its server answered',
      () => Promise.reject(new Response(null, { status: 502 })),
      'You could not be signed in to Leaf.',
    ],
    [
      'gives a page',
      async () => '<!doctype html>\n<title>Shop</title>',
      'You could not be signed in to Leaf. The answer of the server cannot be read. Please try again.',
    ],
    [
      'gives the token as JSON',
      async () => '"leaf_embed_1"',
      'You could not be signed in to Leaf. The answer of the server cannot be read. Please try again.',
    ],
  ])('says that there is no token where the app %s', async (_name, getToken, text) => {
    const onSignInNeeded = vi.fn();
    const session = createSession(() => ({ getToken, onSignInNeeded }), page().loss);
    const failure = await session.getToken().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(errorText(failure)).toBe(text);
    expect(onSignInNeeded).not.toHaveBeenCalled();
  });

  it.each([401, 403])('asks to sign in where the app rejects with %s of its server', async (status) => {
    let answer = new Response(null, { status });
    const getToken = () => (answer.ok ? answer.text() : Promise.reject(answer));
    const onSignInNeeded = vi.fn(async () => {
      answer = new Response('new');
    });
    const session = createSession(() => ({ getToken, onSignInNeeded }), page().loss);
    expect(await session.getToken()).toBe('new');
    expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  });

  it('takes a token with the line break after it', async () => {
    const session = createSession(
      () => ({ getToken: () => 'one\n', onSignInNeeded: undefined }),
      page().loss,
    );
    expect(await session.getToken()).toBe('one\n');
  });

  it('leaves it to the client to tell a lost connection', async () => {
    const lost = new TypeError('Failed to fetch');
    const session = createSession(
      () => ({ getToken: () => Promise.reject(lost), onSignInNeeded: undefined }),
      page().loss,
    );
    await expect(session.getToken()).rejects.toBe(lost);
  });
});
