import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

/** An answer with no end. */
const endless = () =>
  Readable.from(
    (function* () {
      for (let row = 0; ; row += 1) yield `{"row":${row},"of":${Math.random()}}`;
    })(),
  );

describe('a compressed answer', () => {
  let app: FastifyInstance;
  let source: Readable;
  beforeEach(async () => {
    app = Fastify();
    compressAnswers(app);
    app.get('/', { config: { compresses: true } }, (_request, reply) => {
      source = endless();
      return reply.type('application/json').send(source);
    });
    await app.listen({ port: 0 });
  });
  afterEach(() => app.close());

  it('is read no further once its reader has left', async () => {
    const { port } = app.server.address() as AddressInfo;
    const call = request({ port, headers: { 'accept-encoding': 'gzip' } }).end();
    const [answer] = await once(call, 'response');
    await once(answer, 'data');
    answer.destroy();
    await finished(source).catch(() => undefined);
    expect(source.destroyed).toBe(true);
  });
});
