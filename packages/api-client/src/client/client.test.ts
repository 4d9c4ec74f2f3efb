import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAborted } from '../errors/ApiError.ts';
import { fixtures } from '../mocks/index.ts';
import { answering, BASE_URL, failureOf, never } from '../testing/answering.ts';
import { createLeafClient } from './createLeafClient.ts';

const campaigns = () => Response.json({ data: fixtures.campaigns });
const unauthorized = () => Response.json({ detail: 'Please sign in.' }, { status: 401 });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the token', () => {
  it('goes with every call but those that need none', async () => {
    const { client, requests } = answering([Response.json({ token: 'new', data: [], message: 'ok' })], {
      getToken: () => 'abc',
    });
    await client.logIn(fixtures.schemas.Credentials);
    await client.listCampaigns();
    await client.signUp(fixtures.schemas.SignUp);
    await client.logOut();
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      null,
      'Bearer abc',
      null,
      'Bearer abc',
    ]);
  });

  it.each([null, undefined, ''])('is left out when it is %j', async (token) => {
    const { client, requests } = answering([campaigns()], { getToken: () => token });
    await client.listCampaigns();
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('is read anew for each call, and may be a promise', async () => {
    const getToken = vi.fn<() => Promise<string>>().mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    const { client, requests } = answering([campaigns()], { getToken });
    await client.listCampaigns();
    await client.listCampaigns();
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      'Bearer one',
      'Bearer two',
    ]);
  });

  it('travels without cookies', async () => {
    const { client, requests } = answering([campaigns()]);
    await client.listCampaigns();
    expect(requests[0]?.credentials).toBe('omit');
  });
});

describe('the language', () => {
  it('is named by each call, as it is at that moment', async () => {
    const getLanguage = vi.fn<() => string | undefined>().mockReturnValueOnce('de').mockReturnValueOnce('fr');
    const { client, requests } = answering([campaigns()], { getLanguage });
    for (let call = 0; call < 3; call += 1) await client.listCampaigns();
    expect(requests.map((request) => request.headers.get('Accept-Language'))).toEqual(['de', 'fr', null]);
  });
});

describe('a session that has ended', () => {
  it('is reported once for a refused call', async () => {
    const onUnauthorized = vi.fn();
    const { client } = answering([unauthorized()], { getToken: () => 'abc', onUnauthorized });
    expect(await failureOf(client.getUser())).toMatchObject({ status: 401, message: 'Please sign in.' });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is not what a refused login or a call without a token means', async () => {
    const onUnauthorized = vi.fn();
    const withToken = answering([unauthorized()], { getToken: () => 'abc', onUnauthorized });
    await failureOf(withToken.client.logIn(fixtures.schemas.Credentials));
    await failureOf(answering([unauthorized()], { onUnauthorized }).client.getUser());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not reported when a new session began meanwhile', async () => {
    const onUnauthorized = vi.fn();
    const getToken = vi.fn<() => string>().mockReturnValueOnce('old').mockReturnValue('new');
    const { client } = answering([unauthorized()], { getToken, onUnauthorized });
    await failureOf(client.getUser());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('the way out', () => {
  it('looks the global fetch up at each call', async () => {
    const client = createLeafClient({ baseUrl: `${BASE_URL}/` });
    const fetch = vi.fn<(request: Request) => Promise<Response>>().mockResolvedValue(campaigns());
    vi.stubGlobal('fetch', fetch);
    await client.listCampaigns();
    expect(fetch.mock.calls[0]?.[0].url).toBe(`${BASE_URL}/campaigns`);
  });

  it('gives up when no answer comes in time', async () => {
    const client = createLeafClient({ baseUrl: BASE_URL, fetch: never, timeoutMs: 5 });
    expect(await failureOf(client.listCampaigns())).toMatchObject({
      kind: 'timeout',
      operation: 'listCampaigns',
    });
  });

  it('lets one call have a limit of its own', async () => {
    const client = createLeafClient({ baseUrl: BASE_URL, fetch: never });
    expect(await failureOf(client.getGeos({ timeoutMs: 5 }))).toMatchObject({ kind: 'timeout' });
  });

  it('gives up when the body does not end in time', async () => {
    const stalled: typeof never = async (_input, init) => {
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    };
    const client = createLeafClient({ baseUrl: BASE_URL, fetch: stalled, timeoutMs: 5 });
    expect(await failureOf(client.listCampaigns())).toMatchObject({ kind: 'timeout' });
  });

  it.each([
    ['without a reason', undefined],
    ['with a reason of its own', 'the screen was left'],
  ])('is recognisable as aborted %s', async (_name, reason) => {
    const controller = new AbortController();
    const underWay: typeof never = (input, init) => {
      queueMicrotask(() => controller.abort(reason));
      return never(input, init);
    };
    const client = createLeafClient({ baseUrl: BASE_URL, fetch: underWay });
    const error = await failureOf(client.listCampaigns({ signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'aborted' });
    expect(isAborted(error)).toBe(true);
  });

  it('does not begin what is aborted already', async () => {
    const client = createLeafClient({ baseUrl: BASE_URL });
    const error = await failureOf(client.listCampaigns({ signal: AbortSignal.abort() }));
    expect(isAborted(error)).toBe(true);
  });
});
