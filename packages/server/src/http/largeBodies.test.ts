import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { limitLargeBodies } from './largeBodies.ts';
import { createServerInstance } from './server.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A server with a call that takes a large body, of the organization and the kind of token that its address names. */
async function listen(longestMs: number) {
  const app = createServerInstance({ logLevel: 'silent', trustProxy: 0, corsOrigins: [] });
  const { admit } = limitLargeBodies({ perOrganization: 2, total: 8, longestMs });
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Problem ? reply.code(error.status).send(error.code) : reply.code(500).send(),
  );
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { org, token } = request.params as { org: string; token: string };
    const machine = token === 'person' ? undefined : { campaigns: token === 'restricted' ? [1] : null };
    request.caller = { org: { id: Number(org) }, machine } as unknown as Caller;
  });
  app.post('/:org/:token', { onRequest: admit }, async () => 'done');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  close = () => app.close();
  return (path: string, body: string, more = 0) => {
    const socket = connect(Number(port), '127.0.0.1');
    const length = body.length + more;
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
    );
    return socket;
  };
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

it('a body that does not arrive in time is refused, and makes room for the next', async () => {
  const send = await listen(50);
  const slow = ['/1/person', '/1/person'].map((path) => send(path, '{', 1000));
  const answers = await Promise.all(slow.map((socket) => text(socket)));
  for (const answer of answers) {
    expect(statusOf(answer)).toBe(408);
    expect(answer).toContain('request_too_slow');
  }
  const next = ['/1/person', '/1/person'].map((path) => text(send(path, '{}')));
  expect((await Promise.all(next)).map(statusOf)).toEqual([200, 200]);
});

it('embed tokens for some campaigns have one slot together and leave the other to their organization', async () => {
  const send = await listen(60_000);
  const slow = send('/1/restricted', '{', 1000);
  const refused = await text(send('/1/restricted', '{}'));
  expect([statusOf(refused), refused.includes('too_many_changes')]).toEqual([429, true]);
  for (const path of ['/1/unrestricted', '/1/person', '/2/restricted'])
    expect([path, statusOf(await text(send(path, '{}')))]).toEqual([path, 200]);
  const another = send('/1/person', '{', 1000);
  for (const path of ['/1/person', '/1/restricted'])
    expect([path, statusOf(await text(send(path, '{}')))]).toEqual([path, 429]);
  slow.destroy();
  another.destroy();
  await Promise.all([slow, another].map((socket) => once(socket, 'close')));
});
