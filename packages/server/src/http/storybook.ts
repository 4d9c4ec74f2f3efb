import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const BUILT = join(import.meta.dirname, '../../../../storybook-static');

/** The `script-src` hashes of a page's inline scripts. */
function hashesOf(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/**
 * The resources a page of Storybook may load: its own files and its own inline scripts. Its styles are written by
 * scripts, so they cannot be listed. Only Storybook itself may frame it.
 */
const policyOf = (page: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(page)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    // Packed creatives run in frames of blobs, and saved pictures are read from them.
    "connect-src 'self' blob:",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Whether there is a Storybook to serve. */
export const isStorybookBuilt = (dir: string = BUILT): boolean => existsSync(join(dir, 'index.html'));

/** The content security policies of a built Storybook, by file. */
export function storybookPolicies(dir: string): ReadonlyMap<string, string> {
  const pages = ['index.html', 'iframe.html', 'reference/index.html']
    .map((name) => join(dir, name))
    .filter(existsSync);
  return new Map([
    ...pages.map((file) => [file, policyOf(readFileSync(file, 'utf8'))] as const),
    // It answers the calls of stories and passes everything else on.
    [join(dir, 'mockServiceWorker.js'), "default-src 'none'; connect-src 'self'"],
  ]);
}

/** Serves the built Storybook at `/storybook/`; does nothing if it has not been built. */
export async function serveStorybook(app: FastifyInstance, dir: string = BUILT): Promise<void> {
  if (!isStorybookBuilt(dir)) return;
  const policies = storybookPolicies(dir);
  app.get('/storybook', (_request, reply) => reply.redirect('/storybook/'));
  await app.register(fastifyStatic, {
    root: dir,
    prefix: '/storybook/',
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      const policy = policies.get(path);
      if (!policy) return;
      reply.header('content-security-policy', policy);
      reply.header('x-frame-options', 'SAMEORIGIN');
    },
  });
}
