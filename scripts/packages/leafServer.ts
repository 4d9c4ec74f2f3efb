import { buffer } from 'node:stream/consumers';
import { getResponse } from 'msw';
import sirv from 'sirv';
import { listen, type Served } from '../lib/serve.ts';
import { elements } from './connected.ts';

export type LeafServer = Served & {
  /** An API key of the organization that has campaign 12. */
  key: string;
  /** Lets pages of an origin call, as `CORS_ORIGINS` does. */
  allow: (origin: string) => void;
  /** The calls so far, such as `GET /api/campaigns`. */
  calls: string[];
};

/** The mock of the API as a server on this computer, with the custom elements that the product serves. */
export async function startLeafServer(): Promise<LeafServer> {
  // Built by then; not yet when this file is loaded.
  const { createMockApi, fixtures } = await import('@leaf/api-client/mocks');
  const api = createMockApi({ baseUrl: '*/api' });
  const files = sirv(elements, { dev: true });
  const allowed = new Set<string>();
  const calls: string[] = [];
  const server = await listen(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const { origin } = request.headers;
    if (origin && allowed.has(origin)) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-headers', '*, authorization');
      response.setHeader('access-control-allow-methods', '*');
    }
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    if (url.startsWith('/elements/')) {
      // Modules and fonts are fetched with CORS, and the product gives these to any page.
      response.setHeader('access-control-allow-origin', '*');
      request.url = url.slice('/elements'.length);
      files(request, response);
      return;
    }
    calls.push(`${method} ${url}`);
    const body = await buffer(request);
    const answer = await getResponse(
      api.handlers,
      new Request(`http://${request.headers.host}${url}`, {
        method,
        headers: new Headers(request.headers as Record<string, string>),
        ...(body.length > 0 && { body }),
      }),
    );
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { ...server, key: fixtures.secretKey, allow: (origin) => void allowed.add(origin), calls };
}
