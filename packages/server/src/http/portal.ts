import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, newNonce, pagePolicy, sendPage } from './html.ts';
import { Problem } from './problem.ts';

const DIST = join(import.meta.dirname, '../../../portal/dist');
/** Stands in the built page wherever a nonce belongs; every answer gets a fresh one. */
const NONCE = 'LEAF_CSP_NONCE';

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|webhooks)(\/|$|\?)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

async function sendPortal(reply: FastifyReply, dir: string): Promise<FastifyReply> {
  const index = join(dir, 'index.html');
  if (!existsSync(index))
    return sendPage(
      reply,
      {
        title: 'The portal is not built',
        body: html`<p>The API is running. Build the portal with <b>npm run build</b>, then reload this page.</p>`,
      },
      503,
    );
  const nonce = newNonce();
  const page = await readFile(index, 'utf8');
  return reply
    .header('content-security-policy', pagePolicy(nonce, ''))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE, nonce));
}

/** Serves the built portal: hashed files for ever, its page for every address a person may open. */
export async function servePortal(app: FastifyInstance, dir: string = DIST): Promise<void> {
  if (existsSync(dir))
    await app.register(fastifyStatic, {
      root: dir,
      index: false,
      preCompressed: true,
      // The page itself needs its nonce.
      allowedPath: (path) => path !== '/' && !path.startsWith('/index.html'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return sendPortal(reply, dir);
    throw new Problem(404, 'There is nothing at this address.');
  });
}
