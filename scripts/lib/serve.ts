import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import sirv, { type Options } from 'sirv';

/** A server on a free port of this computer. */
export type Served = { origin: string; close: () => void };

/** @returns once it takes connections */
export async function listen(handle: RequestListener): Promise<Served> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('There is no port to serve on.');
  return { origin: `http://127.0.0.1:${bound.port}`, close: () => server.close() };
}

/**
 * Serves a folder.
 * @param base path prefix of the folder; anything outside of it is not found
 */
export function serve(
  folder: string,
  { base = '', ...options }: Options & { base?: string } = {},
): Promise<Served> {
  const files = sirv(folder, { dev: true, etag: false, ...options });
  return listen((request, response) => {
    if (!request.url?.startsWith(`${base}/`)) {
      response.writeHead(404).end();
      return;
    }
    request.url = request.url.slice(base.length);
    files(request, response);
  });
}
