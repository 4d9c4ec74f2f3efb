import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorText } from '../errors/errorText.ts';
import { fixtures } from '../mocks/index.ts';
import { answering, BASE_URL, failureOf, never } from '../testing/answering.ts';
import { createLeafClient } from './createLeafClient.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser of 2023, which has neither. */
const olderBrowser = () => {
  Object.assign(AbortSignal, { any: undefined, timeout: undefined });
};
const { any, timeout } = AbortSignal;
afterEach(() => void Object.assign(AbortSignal, { any, timeout }));

describe('without AbortSignal.any and AbortSignal.timeout', () => {
  it('calls are made', async () => {
    olderBrowser();
    const { client } = answering([Response.json({ token: 'new' })]);
    expect(await client.logIn(fixtures.schemas.Credentials)).toBe('new');
  });

  it('a call still ends after its time', async () => {
    olderBrowser();
    const client = createLeafClient({ baseUrl: BASE_URL, fetch: never, timeoutMs: 5 });
    expect(await failureOf(client.listCampaigns())).toMatchObject({ kind: 'timeout' });
  });

  it.each(['before', 'while'])('a call can be given up %s it is under way', async (moment) => {
    olderBrowser();
    const controller = new AbortController();
    if (moment === 'before') controller.abort();
    else setTimeout(() => controller.abort());
    const client = createLeafClient({ baseUrl: BASE_URL, fetch: never });
    expect(await failureOf(client.listCampaigns({ signal: controller.signal }))).toMatchObject({
      kind: 'aborted',
    });
  });
});

describe('the connection is blamed', () => {
  const kindOf = async (fetch: () => Promise<Response>) =>
    failureOf(createLeafClient({ baseUrl: BASE_URL, fetch }).listCampaigns());

  it('when fetch fails', async () => {
    expect(await kindOf(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      kind: 'network',
    });
  });

  it('when it breaks within the answer', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    expect(await kindOf(async () => new Response(broken))).toMatchObject({ kind: 'network' });
  });

  it.each([
    ['Chromium', 'Failed to fetch'],
    ['Firefox', 'NetworkError when attempting to fetch resource.'],
    ['Safari', 'Load failed'],
    ['Node', 'fetch failed'],
  ])("when it fails the page's own call for a token, in %s", async (_browser, message) => {
    const getToken = () => Promise.reject(new TypeError(message));
    const error = await failureOf(answering([Response.json({})], { getToken }).client.listCampaigns());
    expect(error).toMatchObject({ kind: 'network' });
  });

  it('when what failed is no error', async () => {
    expect(await kindOf(() => Promise.reject('gone'))).toMatchObject({ kind: 'network' });
  });
});

describe('the connection is not blamed', () => {
  it('for what the browser lacks', async () => {
    vi.stubGlobal('AbortController', undefined);
    Object.assign(AbortSignal, { timeout: undefined });
    const error = await failureOf(answering([Response.json({})]).client.listCampaigns());
    expect(error).toMatchObject({ kind: 'program', cause: expect.any(TypeError) });
    expect(errorText(error)).toBe(
      'Failed to load campaigns. This page has a fault, or your browser lacks something it needs. Load the page again.',
    );
  });

  it('for a fault of the host', async () => {
    const getToken = () => {
      throw new TypeError('undefined is not a function');
    };
    const { client, requests } = answering([Response.json({})], { getToken });
    expect(await failureOf(client.listCampaigns())).toMatchObject({ kind: 'program' });
    expect(requests).toEqual([]);
  });

  it('for an address that is none', async () => {
    const client = createLeafClient({ baseUrl: 'http://:0/', fetch: never });
    expect(await failureOf(client.listCampaigns())).toMatchObject({ kind: 'program' });
  });

  it('for an answer that cannot be read', async () => {
    const answer = new Response('{', { headers: { 'Content-Type': 'application/json' } });
    expect(await failureOf(answering([answer]).client.listCampaigns())).toMatchObject({ kind: 'unreadable' });
  });
});
