import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountOf } from './account.ts';

const server = vi.fn<() => Promise<Response>>();
const heard = vi.fn();
let address = 0;

/** An account of its own for each test: a page keeps one for each address. */
function account() {
  address += 1;
  const found = accountOf(`/leaf-token/${address}`, undefined);
  if (!found) throw new Error('An address has an account.');
  return found;
}

const answer = (text: string, init?: ResponseInit) =>
  server.mockImplementation(async () => new Response(text, init));

const redirected = (text: string) =>
  server.mockImplementation(async () =>
    Object.defineProperty(new Response(text), 'redirected', { value: true }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { baseURI: 'https://shop.example/' });
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'error').mockImplementation(heard);
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

  it.each([
    ['an empty answer', () => answer('')],
    ['401', () => answer('Who are you?', { status: 401 })],
    ['403', () => answer('', { status: 403 })],
    ['the page that it was sent to', () => redirected('<!doctype html><title>Sign in</title>')],
  ])('is none with %s: nobody is signed in', async (_name, answers) => {
    answers();
    expect(await account().getToken()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ['a page', () => answer('<!doctype html><title>Shop</title>')],
    ['JSON', () => answer('{"token":"one"}')],
    ['an error of the server', () => answer('', { status: 502 })],
    ['nothing at all', () => server.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('fails with %s, which the console tells', async (_name, answers) => {
    answers();
    await expect(account().getToken()).rejects.toThrow();
    expect(heard).toHaveBeenCalledTimes(1);
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
