import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeafClient } from '../client/createLeafClient.ts';
import { ApiError, type ApiErrorInit } from '../errors/ApiError.ts';
import { fixtures } from '../mocks/index.ts';
import { answering, BASE_URL, failureOf } from '../testing/answering.ts';
import { membersQuery, pendingOrganizationsQuery, userQuery } from './account.ts';
import { campaignQuery, campaignsQuery, rowsQuery } from './campaigns.ts';
import { createQueryClient, readRetryDelay, shouldRetryRead } from './createQueryClient.ts';
import { jobResultQuery, jobsQuery } from './images.ts';
import { queryKeys } from './keys.ts';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

const jobs = () => Response.json({ data: fixtures.jobs });
const busy = (headers?: HeadersInit) => new Response(null, { status: 503, headers });

describe('keys', () => {
  const client = createLeafClient({ baseUrl: BASE_URL, identity: 'ana' });
  const keys = queryKeys(client);

  it('are stable, told apart, and lead with what they belong to', () => {
    expect(keys.user).toEqual(['leaf', BASE_URL, 'ana', 'user']);
    expect(queryKeys(createLeafClient({ baseUrl: BASE_URL, identity: 'ana' })).images).toEqual(keys.images);
    expect(keys.rows(12, 'storage').slice(0, 5)).toEqual(keys.campaign(12));
    for (const key of [
      keys.imageInfo(5),
      keys.imageBlob(5),
      keys.processedImageBlob(5, 'avif', 58),
      keys.jobs(5),
      keys.jobResult(5, 31),
    ]) {
      expect(key.slice(0, 5)).toEqual(keys.image(5));
    }
  });

  it('keep two accounts in one cache apart, and what the app itself keeps there', async () => {
    const cache = createQueryClient();
    cache.setQueryData(['user'], 'of the app');
    const ana = answering([Response.json({ ...fixtures.user, id: 1 })]).client;
    const ben = answering([Response.json({ ...fixtures.user, id: 2 })]).client;
    await cache.ensureQueryData(userQuery(ana));
    expect(cache.getQueryData(userQuery(ben).queryKey)).toBeUndefined();
    await cache.ensureQueryData(userQuery(ben));
    const idOf = (who: typeof ana) => cache.getQueryData(userQuery(who).queryKey)?.id;
    expect([idOf(ana), idOf(ben), cache.getQueryData(['user'])]).toEqual([1, 2, 'of the app']);
    cache.removeQueries({ queryKey: ana.scope });
    expect([idOf(ana), idOf(ben), cache.getQueryData(['user'])]).toEqual([undefined, 2, 'of the app']);
  });
});

describe('reads', () => {
  it('find one campaign in the list', async () => {
    const { client, requests } = answering([Response.json({ data: fixtures.campaigns })]);
    const cache = createQueryClient();
    const observe = (id: number) => new QueryObserver(cache, campaignQuery(client, id));
    await cache.ensureQueryData(campaignsQuery(client));
    expect(observe(12).getCurrentResult().data).toEqual(fixtures.campaign);
    expect(observe(99).getCurrentResult().data).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('keep the stages apart', async () => {
    const { client, requests } = answering([Response.json({ data: [] })]);
    const cache = createQueryClient();
    await cache.ensureQueryData(rowsQuery(client, 12, 'storage'));
    await cache.ensureQueryData(rowsQuery(client, 12, 'delivery'));
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/campaigns/12/storages',
      '/api/campaigns/12/deliveries',
    ]);
  });

  it('say "Failed to refresh" once there is a list', async () => {
    const failed = new Response(null, { status: 500 });
    const cache = createQueryClient();
    const members = answering([Response.json({ users: fixtures.members }), failed]).client;
    await cache.fetchQuery(membersQuery(members, 3));
    const again = { ...membersQuery(members, 3), staleTime: 0 };
    expect(await failureOf(cache.fetchQuery(again))).toMatchObject({ purpose: 'refresh' });
    const first = pendingOrganizationsQuery(answering([failed]).client);
    expect(await failureOf(cache.fetchQuery(first))).toMatchObject({
      purpose: 'listPendingOrganizations',
    });
  });
});

describe('the jobs of an image', () => {
  it('are asked for every 5 seconds while watched, never twice at once', async () => {
    const answers: (() => void)[] = [];
    const slow = () => new Promise<Response>((resolve) => answers.push(() => resolve(jobs())));
    const { client, requests } = answering([jobs(), slow]);
    const stop = new QueryObserver(createQueryClient(), jobsQuery(client, 5)).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(4999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requests).toHaveLength(2);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(5000);
    expect(requests).toHaveLength(3);
    stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requests).toHaveLength(3);
  });

  it('are left alone while nobody looks at the page', async () => {
    const { client, requests } = answering([jobs()]);
    const stop = new QueryObserver(createQueryClient(), jobsQuery(client, 5)).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requests).toHaveLength(1);
    stop();
  });

  it('have results that are looked for until they are there', async () => {
    const running = { data: { ...fixtures.runningJob, result: null } };
    const { client, requests } = answering([
      Response.json(running),
      Response.json({ data: fixtures.jobWithResult }),
    ]);
    const observer = new QueryObserver(createQueryClient(), jobResultQuery(client, 5, 33));
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(4000);
    expect(observer.getCurrentResult().data?.result).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(observer.getCurrentResult().data?.result).toEqual(fixtures.jobResult);
    expect(requests).toHaveLength(2);
    stop();
    const stopAgain = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(2);
    stopAgain();
  });
});

describe('another try', () => {
  const error = (init: Omit<ApiErrorInit, 'operation'>) =>
    new ApiError({ operation: 'listCampaigns', ...init });

  it.each<[string, boolean, unknown]>([
    ['no answer', true, error({ kind: 'network' })],
    ['503', true, error({ kind: 'http', status: 503 })],
    ['503 with a short wait', true, error({ kind: 'http', status: 503, retryAfterSeconds: 30 })],
    ['503 with a long wait', false, error({ kind: 'http', status: 503, retryAfterSeconds: 31 })],
    ['a timeout', false, error({ kind: 'timeout' })],
    ['an abort', false, error({ kind: 'aborted' })],
    ['500', false, error({ kind: 'http', status: 500 })],
    ['401', false, error({ kind: 'http', status: 401 })],
    ['429', false, error({ kind: 'http', status: 429 })],
    ['a fault of the program', false, new TypeError('x')],
  ])('after %s: %s', (_name, again, failure) => {
    expect(shouldRetryRead(0, failure)).toBe(again);
    expect(shouldRetryRead(1, failure)).toBe(again);
    expect(shouldRetryRead(2, failure)).toBe(false);
  });

  it('waits as long as the server asks, else twice as long each time', () => {
    expect(readRetryDelay(0, error({ kind: 'http', status: 503, retryAfterSeconds: 7 }))).toBe(7000);
    expect([0, 1, 2].map((n) => readRetryDelay(n, error({ kind: 'network' })))).toEqual([1000, 2000, 4000]);
  });

  it('of a read comes after the wait', async () => {
    const { client, requests } = answering([busy({ 'Retry-After': '7' }), Response.json(fixtures.user)]);
    const read = createQueryClient().fetchQuery(userQuery(client));
    await vi.advanceTimersByTimeAsync(6999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toEqual(fixtures.user);
    expect(requests).toHaveLength(2);
  });

  it('of a write never comes by itself', async () => {
    const { client, requests } = answering([busy()]);
    const cache = createQueryClient();
    const mutation = cache.getMutationCache().build(cache, {
      mutationFn: () => client.createCampaign(fixtures.schemas.NewCampaign),
    });
    const failure = failureOf(mutation.execute(undefined));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });

  it('can be decided otherwise by an app', () => {
    const cache = createQueryClient({ defaultOptions: { queries: { retry: 9 } } });
    expect(cache.getDefaultOptions()).toMatchObject({
      queries: { retry: 9, networkMode: 'always' },
      mutations: { retry: false },
    });
  });
});
