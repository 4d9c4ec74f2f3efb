import assert from 'node:assert/strict';
import path from 'node:path';
import { getResponse } from 'msw';
import type { BrowserContext, Route } from 'playwright';
import { root } from '../lib/install.mjs';
import { serve } from '../lib/serve.ts';
import { inBrowser } from './browser.ts';
import type { Check } from './results.ts';

const server = 'https://leaf.example';

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** The custom elements as the product serves them. */
export const elements = path.join(root, 'packages/elements/dist');

/** A Leaf server at another origin with its custom elements, and the host's own server, which makes the tokens. */
export async function playServers(context: BrowserContext) {
  // Built by then; not yet when this file is loaded.
  const { createMockApi, mockToken } = await import('@leaf/api-client/mocks');
  const api = createMockApi({ baseUrl: `${server}/api` });
  const calls: string[] = [];
  const tokens = ['expired', mockToken(9)];
  await context.route('**/leaf-token', (route) =>
    route.fulfill({ body: (tokens.length > 1 ? tokens.shift() : tokens[0]) ?? '' }),
  );
  await context.route(`${server}/**`, async (route: Route) => {
    const asked = route.request();
    if (asked.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: crossOrigin });
    const request = new Request(asked.url(), {
      method: asked.method(),
      headers: await asked.allHeaders(),
      body: asked.postData(),
    });
    calls.push(`${asked.method()} ${new URL(asked.url()).pathname}`);
    const answer = await getResponse(api.handlers, request);
    if (!answer) return route.abort();
    return route.fulfill({
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), ...crossOrigin },
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  // Routes added last are asked first.
  await context.route(`${server}/elements/**`, (route) => {
    const file = path.join(elements, new URL(route.request().url()).pathname.replace('/elements/', ''));
    return route.fulfill({ path: file, headers: crossOrigin });
  });
  return calls;
}

/** Runs the connected example against a Leaf server at another origin. Its first token has expired. */
export async function tryConnected(folder: string, check: Check): Promise<void> {
  await check('connect: a campaign by id and token, from another origin', async () => {
    const host = await serve(path.join(folder, 'dist'), { single: true });
    let calls: string[] = [];
    try {
      await inBrowser(
        host.origin,
        async (page) => {
          await page.getByRole('figure', { name: 'Emissions by stage and component' }).waitFor();
          await page.getByRole('region', { name: 'Totals by stage' }).getByText('Storage').first().waitFor();
        },
        {
          prepare: async (context) => {
            calls = await playServers(context);
          },
          expected: /401/,
        },
      );
    } finally {
      host.close();
    }
    const read = [
      '/campaigns',
      ...['storages', 'selections', 'deliveries', 'consumptions'].map((rows) => `/campaigns/12/${rows}`),
    ];
    for (const one of read) {
      const times = calls.filter((call) => call === `GET /api${one}`).length;
      assert.ok(times === 1 || times === 2, `${one} was read ${times} times`);
    }
    return `${calls.length} calls`;
  });
}
