import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { languageOf } from '../core/language.ts';
import { refuse } from '../core/problem.ts';
import { wordsOf } from '../words/languages.ts';
import { acceptsGzip } from './compression.ts';
import { html, newNonce, pagePolicy, sendPage } from './html.ts';
import { originOf } from './local.ts';

const compress = promisify(gzip);

const DIST = join(import.meta.dirname, '../../../portal/dist');
/** Where HTML5 creatives run, the only thing that the portal frames. */
const PREVIEWS = '/creative-preview/';
/** Placeholder for the nonce in the built page; every response gets a new one. */
const NONCE = 'LEAF_CSP_NONCE';

/** The start page, also for programs that accept anything, such as uptime checks. */
const FIRST = /^\/(login)?$/;
/** Addresses that are not pages: calls, and the files of a page. */
const NO_PAGE = /^\/(api|webhooks|assets|storybook|elements|creative-preview)(\/|$)/;
/** Dotfiles are served to nobody, such as the build's list of files. */
const HIDDEN = /\/\./;

/** A path in canonical form, so that no other spelling gets past the checks. */
function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path).replaceAll(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url);
  if ((method !== 'GET' && method !== 'HEAD') || NO_PAGE.test(path) || HIDDEN.test(path)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (FIRST.test(path) && accept.includes('*/*'));
}

/** The HTML for an address: one shared page, except the sign-in page, where / leads too, which is prerendered. */
function pageOf(dir: string, url: string): string {
  const ahead = join(dir, 'login.html');
  return /^\/(login)?(\?|$)/.test(url) && existsSync(ahead) ? ahead : join(dir, 'index.html');
}

async function sendPortal(
  request: FastifyRequest,
  reply: FastifyReply,
  { dir, config }: { dir: string; config: Pick<Config, 'publicUrl'> },
): Promise<FastifyReply> {
  const file = pageOf(dir, request.url);
  if (!existsSync(file)) {
    const language = languageOf(request);
    const { title, before, after } = wordsOf[language].pages.notBuilt;
    const body = html`<p>${before}<b>npm run build</b>${after}</p>`;
    return sendPage(reply, { title, language, body }, 503);
  }
  const nonce = newNonce();
  const page = (await readFile(file, 'utf8')).replaceAll(NONCE, nonce);
  reply
    .header('content-security-policy', pagePolicy(nonce, '', `${originOf(request, config)}${PREVIEWS}`))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  // It is rewritten for each response, so it cannot be compressed in advance like its files.
  if (!acceptsGzip(request)) return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(await compress(page));
}

/** Serves the built portal: hashed files for ever, its page for every address that a user may open. */
export async function servePortal(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  dir: string = DIST,
): Promise<void> {
  app.addHook('onRequest', async ({ routeOptions, url }) => {
    if (routeOptions.url === '/*' && HIDDEN.test(pathOf(url))) throw refuse('nothing_here');
  });
  if (existsSync(dir))
    await app.register(fastifyStatic, {
      root: dir,
      index: false,
      preCompressed: true,
      // HTML pages are excluded because they need their nonce.
      allowedPath: (path) => !/^\/\w+\.html|\/$/.test(path),
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return sendPortal(request, reply, { dir, config });
    throw refuse('nothing_here');
  });
}
