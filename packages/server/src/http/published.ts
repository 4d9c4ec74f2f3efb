import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { parseDocument } from 'yaml';
import type { Config } from '../config.ts';
import { readSpecificationText } from '../core/specification.ts';

const compress = promisify(gzip);

type Published = { type: string; etag: string; text: string; zipped: Buffer };

/** The contract with the address of this server, so that tools can read it from anywhere. */
function contractOf({ publicUrl }: Config) {
  const contract = parseDocument(readSpecificationText());
  contract.set('servers', [{ url: `${publicUrl}/api`, description: 'This server.' }]);
  return contract;
}

async function publish(type: string, text: string): Promise<Published> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  return { type: `${type}; charset=utf-8`, etag, text, zipped: await compress(text) };
}

/**
 * Serves the contract below the API, as `openapi.yaml` and `openapi.json`. It is public, like the calls that it
 * describes. Each form is written when it is first asked for.
 */
export function serveContract(api: FastifyInstance, config: Config): void {
  const forms = {
    '/openapi.yaml': () => publish('application/yaml', contractOf(config).toString({ lineWidth: 0 })),
    '/openapi.json': () => publish('application/json', JSON.stringify(contractOf(config).toJS())),
  };
  for (const [path, write] of Object.entries(forms)) {
    let written: Promise<Published> | undefined;
    api.get(path, async ({ headers }, reply) => {
      written ??= write();
      const { type, etag, text, zipped } = await written;
      reply.headers({ ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Origin' });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      reply.type(type);
      if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(text);
      return reply.header('Content-Encoding', 'gzip').send(zipped);
    });
  }
}
