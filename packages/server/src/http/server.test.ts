import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { createServerInstance } from './server.ts';

const app = createServerInstance({ logLevel: 'silent', trustProxy: 0, corsOrigins: [] }, undefined, 100);
afterAll(() => app.close());

it('closes the file of a reader that stalls', async () => {
  const endless = Readable.from(
    (function* () {
      while (true) yield Buffer.alloc(65_536);
    })(),
  );
  app.get('/file', (_request, reply) => reply.send(endless));
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const reader = connect(Number(port), '127.0.0.1');
  reader.write('GET /file HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(endless, 'close');
  expect(endless.destroyed).toBe(true);
  reader.destroy();
});
