import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { parseDocument } from 'yaml';
import type { Config } from '../config.ts';
import { readSpecificationText } from '../core/specification.ts';
import { acceptsGzip } from './compression.ts';

const compress = promisify(gzip);

/**
 * Serves a text that is the same for everyone: compressed for those who accept that, and not sent again to those who
 * have it. It is written when it is first asked for, and again after a failure.
 */
export function serveText(
  app: FastifyInstance,
  path: string,
  type: string,
  write: () => string | Promise<string>,
): void {
  let written: Promise<{ etag: string; text: string; zipped: Buffer }> | undefined;
  const prepare = async () => {
    const text = await write();
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    return { etag, text, zipped: await compress(text) };
  };
  app.get(path, async (request, reply) => {
    written ??= prepare().catch((error: unknown) => {
      written = undefined;
      throw error;
    });
    const { etag, text, zipped } = await written;
    reply.headers({ ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Origin' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(`${type}; charset=utf-8`);
    if (!acceptsGzip(request)) return reply.send(text);
    return reply.header('Content-Encoding', 'gzip').send(zipped);
  });
}

/** The contract with the address of this server, so that tools can read it from anywhere. */
function contractOf({ publicUrl }: Config) {
  const contract = parseDocument(readSpecificationText());
  contract.set('servers', [{ url: `${publicUrl}/api`, description: 'This server.' }]);
  return contract;
}

/**
 * Serves the contract below the API, as `openapi.yaml` and `openapi.json`. It is public, like the calls that it
 * describes.
 */
export function serveContract(api: FastifyInstance, config: Config): void {
  serveText(api, '/openapi.yaml', 'application/yaml', () => contractOf(config).toString({ lineWidth: 0 }));
  serveText(api, '/openapi.json', 'application/json', () => JSON.stringify(contractOf(config).toJS()));
}

const ERRORS = join(import.meta.dirname, '../../../../docs/errors.md');

/** Serves the list of every refusal, with its code, at `/api/errors.md`. */
export function serveErrors(api: FastifyInstance): void {
  serveText(api, '/errors.md', 'text/markdown', () => readFile(ERRORS, 'utf8'));
}
