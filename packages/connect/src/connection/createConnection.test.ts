import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ApiError } from '@leaf/api-client';
import { createQueryClient } from '@leaf/api-client/query';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createConnection } from './createConnection.ts';
import { createSession } from './createSession.ts';
import { lossOf } from './lossOf.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const baseUrl = 'https://leaf.example/api';

/** An app that reads through a shared cache, is refused, and goes. @returns what belonged to its page */
async function passingApp(queryClient = createQueryClient()) {
  const page = { token: 'old', asked: 0 };
  const onSignInNeeded = () => {
    page.asked += 1;
  };
  const session = createSession(
    () => ({ getToken: () => page.token, onSignInNeeded }),
    () => lossOf(connection),
  );
  const fetch = async () => Response.json({ detail: 'Sign in again.' }, { status: 401 });
  const connection = createConnection({ baseUrl, fetch, queryClient, ...session });
  const { api, keys } = connection;
  const options = { queryKey: keys.campaigns, queryFn: () => api.listCampaigns() };
  const observer = new QueryObserver(queryClient, options);
  await new Promise<void>((resolve) => {
    observer.subscribe(({ isError }) => isError && resolve());
  });
  expect(page.asked).toBe(1);
  observer.destroy();
  queryClient.removeQueries({ queryKey: api.scope });
  return new WeakRef(page);
}

describe('a shared cache', () => {
  it('keeps nothing of a connection that is gone', async () => {
    const queryClient = createQueryClient();
    const gone = await passingApp(queryClient);
    // A weak reference is held until the next turn.
    await new Promise(setImmediate);
    collectGarbage();
    expect(gone.deref()).toBeUndefined();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('is given the settings of a server once, however many connections come and go', () => {
    const queryClient = createQueryClient();
    const spies = [vi.spyOn(queryClient, 'setQueryDefaults'), vi.spyOn(queryClient, 'setMutationDefaults')];
    for (const identity of ['ana', 'ben', undefined, undefined])
      createConnection({ baseUrl, queryClient, ...(identity && { identity }) });
    for (const { mock } of spies)
      expect(new Set(mock.calls.map(([key]) => JSON.stringify(key)))).toEqual(
        new Set([JSON.stringify(['leaf', baseUrl])]),
      );
  });

  it.each([
    [true, false],
    [false, true],
  ])('repeats refused calls of each connection as it says itself: first %s, then %s', (...says) => {
    const queryClient = createQueryClient();
    const refused = new ApiError({ kind: 'http', operation: 'listCampaigns', status: 401 });
    const connections = says.map((may) =>
      createConnection({ baseUrl, queryClient, ...(!may && { mayRepeat: () => false }) }),
    );
    const repeats = connections.map(({ keys, api }) => {
      const { retry: read } = queryClient.getQueryDefaults(keys.campaigns);
      const { retry: write } = queryClient.getMutationDefaults(api.scope);
      return [read, write].map((retry) => typeof retry === 'function' && retry(0, refused));
    });
    expect(repeats).toEqual(says.map((may) => [may, may]));
  });
});
