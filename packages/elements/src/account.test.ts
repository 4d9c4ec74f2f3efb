import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Account, join, leave, queryClient } from './account.ts';

const server = vi.fn<() => Promise<Response>>();
let address = 0;

/** An element that uses the account at the address of this test. */
function user(identity = '') {
  const draw = vi.fn();
  const joined = () => join(draw, `/leaf-token/${address}`, undefined, identity) as Required<Account>;
  return { draw, joined, leave: (account: Account) => leave(draw, account) };
}

const account = () => user().joined();

const keyOf = ({ identity }: Account) => ['leaf', 'https://leaf.example', identity, 'campaigns'];

const answer = (text: string, init?: ResponseInit) =>
  server.mockImplementation(async () => new Response(text, init));

const redirected = (text: string) =>
  server.mockImplementation(async () =>
    Object.defineProperty(new Response(text), 'redirected', { value: true }),
  );

beforeEach(() => {
  address += 1;
  vi.useFakeTimers();
  vi.stubGlobal('document', { baseURI: 'https://shop.example/' });
  vi.stubGlobal('fetch', server);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('the token at an address', () => {
  it('is asked for once, and again when the server refused it', async () => {
    answer('one\n');
    const { getToken, refused } = account();
    expect([await getToken(), await getToken()]).toEqual(['one', 'one']);
    expect(server).toHaveBeenCalledTimes(1);
    refused();
    answer('two');
    expect(await getToken()).toBe('two');
  });

  it('is waited for half a minute, also by a browser that cannot measure it itself', async () => {
    vi.stubGlobal('AbortSignal', class {});
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      signal = init.signal;
      return new Response('one');
    });
    expect(await account().getToken()).toBe('one');
    vi.advanceTimersByTime(29_999);
    expect(signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal?.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it.each([
    ['an empty answer', () => answer('')],
    ['401', () => answer('Who are you?', { status: 401 })],
    ['403', () => answer('', { status: 403 })],
    ['the page that it was sent to', () => redirected('<!doctype html><title>Sign in</title>')],
  ])('is none with %s: nobody is signed in', async (_name, answers) => {
    answers();
    expect(await account().getToken()).toBeNull();
  });

  it.each([
    ['a page', () => answer('<!doctype html><title>Shop</title>'), 'must answer the token alone.'],
    ['JSON', () => answer('{"token":"one"}'), 'must answer the token alone.'],
    ['an error of the server', () => answer('', { status: 502 }), 'answered 502.'],
  ])('fails with %s, and names the address', async (_name, answers, why) => {
    answers();
    const url = `https://shop.example/leaf-token/${address}`;
    await expect(account().getToken()).rejects.toThrow(`token-url="${url}" ${why}`);
  });

  it('fails with nothing at all as the browser says', async () => {
    const lost = new TypeError('Failed to fetch');
    server.mockRejectedValue(lost);
    await expect(account().getToken()).rejects.toBe(lost);
  });

  it('is asked for again after a pause, and no more often', async () => {
    answer('', { status: 502 });
    const { getToken, refused } = account();
    for (let call = 0; call < 10; call += 1) {
      await expect(getToken()).rejects.toThrow();
      refused();
    }
    expect(server).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    answer('one');
    expect(await getToken()).toBe('one');
    vi.advanceTimersByTime(60_000);
    expect(await getToken()).toBe('one');
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('is asked for at once when somebody has signed in', async () => {
    answer('');
    const { getToken, signedIn } = account();
    expect(await getToken()).toBeNull();
    answer('one');
    expect(await getToken()).toBeNull();
    signedIn();
    expect(await getToken()).toBe('one');
  });
});

describe('an account', () => {
  it('is the same for elements with the same address, and stays while one of them uses it', () => {
    const [first, second] = [user(), user()];
    const shared = first.joined();
    expect(second.joined()).toBe(shared);
    first.leave(shared);
    expect(user().joined()).toBe(shared);
  });

  it('is forgotten, with what was read, once no element uses it', async () => {
    answer('ana');
    const element = user();
    const before = element.joined();
    await before.getToken();
    queryClient.setQueryData(keyOf(before), ['Of Ana']);
    element.leave(before);
    expect(queryClient.getQueryData(keyOf(before))).toBeUndefined();
    answer('ben');
    const after = element.joined();
    expect(after.identity).not.toBe(before.identity);
    expect(await after.getToken()).toBe('ben');
    // A call that was still waiting goes with its own token.
    expect(await before.getToken()).toBe('ana');
    before.refused();
    expect(await before.getToken()).toBeNull();
  });

  it('ends when its address answers that nobody is signed in any more', async () => {
    answer('ana');
    const element = user();
    const before = element.joined();
    await before.getToken();
    queryClient.setQueryData(keyOf(before), ['Of Ana']);
    answer('');
    before.refused();
    expect(await before.getToken()).toBeNull();
    expect(queryClient.getQueryData(keyOf(before))).toBeUndefined();
    expect(element.draw).toHaveBeenCalledTimes(1);
    answer('ben');
    expect(await before.getToken()).toBeNull();
    const after = element.joined();
    expect(after).not.toBe(before);
    expect(await after.getToken()).toBe('ben');
  });

  it('goes on after that if the page says whose it is', async () => {
    answer('ana');
    const element = user('ana');
    const account = element.joined();
    await account.getToken();
    answer('');
    account.refused();
    expect(await account.getToken()).toBeNull();
    account.signedIn();
    answer('ana-again');
    expect(await account.getToken()).toBe('ana-again');
    expect(element.draw).not.toHaveBeenCalled();
    expect(element.joined()).toBe(account);
  });

  it.each([
    ['', undefined],
    ['ana', ['Of Ana']],
  ])(
    'with the identity “%s” keeps, of what is off the screen, with another token: %j',
    async (identity, kept) => {
      answer('ana');
      const account = user(identity).joined();
      await account.getToken();
      queryClient.setQueryData(keyOf(account), ['Of Ana']);
      account.refused();
      answer('another');
      expect(await account.getToken()).toBe('another');
      expect(queryClient.getQueryData(keyOf(account))).toEqual(kept);
    },
  );

  it('is another with another identity', () => {
    expect(user('ana').joined()).not.toBe(user('ben').joined());
  });
});
