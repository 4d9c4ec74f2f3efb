import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const BUILT = join(import.meta.dirname, '../../../elements/dist');

type Manifest = { version: string; file: string; integrity: string };

/** Public like the contract: a page of any origin may load them. */
const forAnyone = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Serves the custom elements below `/elements/`, if they have been built: the current ones as `leaf.js`, and the same at
 * an address of their own for pages that give the integrity. `/elements/` says both.
 */
export async function serveElements(
  app: FastifyInstance,
  { publicUrl }: Config,
  dir: string = BUILT,
): Promise<void> {
  const manifest = join(dir, 'manifest.json');
  if (!existsSync(manifest)) return;
  const { version, file, integrity } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  // Two builds of one version differ in their integrity.
  const [build] =
    Buffer.from(integrity.replace(/^sha384-/, ''), 'base64')
      .toString('hex')
      .match(/^.{8}/) ?? [];
  const pinned = `/elements/${version}-${build}/`;
  const src = `${publicUrl}${pinned}${file}`;
  const html = `<script type="module" src="${src}" integrity="${integrity}" crossorigin></script>`;
  const answer = { version, src, integrity, current: `${publicUrl}/elements/${file}`, html };
  app.get('/elements', (_request, reply) => reply.redirect('/elements/'));
  app.get('/elements/', (_request, reply) => reply.headers(forAnyone).send(answer));
  const serve = (prefix: string, caching: string) =>
    app.register(fastifyStatic, {
      root: dir,
      prefix,
      index: false,
      decorateReply: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries({ ...forAnyone, 'cache-control': caching }))
          reply.header(name, value);
      },
    });
  await serve('/elements/', 'no-cache');
  await serve(pinned, 'public, max-age=31536000, immutable');
}
