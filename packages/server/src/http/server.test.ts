import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServerInstance } from './server.ts';

const config = { logLevel: 'silent' as const, trustProxy: 0, corsOrigins: [] };

let close: (() => void) | undefined;
afterEach(() => close?.());

async function listen(app: ReturnType<typeof createServerInstance>): Promise<number> {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  close = () => app.close();
  return Number(port);
}

it('closes the file of a reader that stalls', async () => {
  const app = createServerInstance(config, undefined, { idleMs: 100 });
  const endless = Readable.from(
    (function* () {
      while (true) yield Buffer.alloc(65_536);
    })(),
  );
  app.get('/file', (_request, reply) => reply.send(endless));
  const reader = connect(await listen(app), '127.0.0.1');
  reader.write('GET /file HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(endless, 'close');
  expect(endless.destroyed).toBe(true);
  reader.destroy();
});

it('says in the log why each of several attempts failed', () => {
  const lines: string[] = [];
  const log = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  const app = createServerInstance({ ...config, logLevel: 'error' }, log);
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });
  const full = new Error('no room');
  app.log.error({ err: new AggregateError([refused, full, 'no error']) }, 'failed');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    type: 'AggregateError',
    errors: [
      { message: refused.message, code: 'ECONNREFUSED' },
      { message: 'no room' },
      { message: 'no error' },
    ],
  });
});

describe('of the connections on which nothing is under way', () => {
  async function listenForTwo() {
    const app = createServerInstance(config, undefined, { mostIdle: 2 });
    app.get('/', async () => 'here');
    app.get('/events', (_request, reply) => void reply.hijack().raw.writeHead(200).flushHeaders());
    app.addHook('preClose', async () => app.server.closeAllConnections());
    const port = await listen(app);
    return async () => {
      const socket = connect(port, '127.0.0.1').resume();
      await once(app.server, 'connection');
      return socket;
    };
  }

  async function ask(socket: Socket, path = '/'): Promise<string> {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return String(await once(socket, 'data'));
  }

  it('the one that has had nothing to do for longest is closed when there are too many', async () => {
    const open = await listenForTwo();
    const busy = await open();
    const silent = await open();
    expect(await ask(busy)).toContain(' 200 ');
    const next = await open();
    await once(silent, 'close');
    for (const socket of [busy, next]) expect(await ask(socket)).toContain(' 200 ');
  });

  it('none is closed for those on which something is', async () => {
    const open = await listenForTwo();
    for (const socket of [await open(), await open()])
      expect(await ask(socket, '/events')).toContain(' 200 ');
    for (const socket of [await open(), await open()]) expect(await ask(socket)).toContain(' 200 ');
  });
});

describe('a request that took too long', () => {
  const tooLong = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const size = 200_000;

  /** Sends half of a request to a server that refuses it then, and the rest after the answer. */
  async function refuseHalf(path: string, first: string, rest: string) {
    const app = createServerInstance(config);
    const carriedOut = vi.fn();
    app.addContentTypeParser('text/slow', (_request, payload, done) => done(null, payload));
    const preParsing = async ({ raw }: FastifyRequest) => {
      setImmediate(() => app.server.emit('clientError', tooLong, raw.socket));
    };
    app.post('/json', { preParsing }, async () => carriedOut());
    app.post<{ Body: IncomingMessage }>('/stream', async ({ body }) => {
      await once(body, 'readable');
      app.server.emit('clientError', tooLong, body.socket);
      carriedOut(await text(body));
    });
    const port = await listen(app);
    const connected = once(app.server, 'connection');
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const type = path === '/json' ? 'application/json' : 'text/slow';
    client.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: fr\r\nContent-Type: ${type}\r\nContent-Length: ${first.length + rest.length}\r\n\r\n${first}`,
    );
    const [answer] = await once(client, 'data');
    client.write(rest);
    const [connection] = await connected;
    if (!connection.closed) await once(connection, 'close');
    client.destroy();
    return { answer: String(answer), carriedOut };
  }

  it('hears so in its own language', async () => {
    const { answer } = await refuseHalf('/json', '{', '}');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(head).toContain('Content-Language: fr');
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body)).toEqual({
      code: 'request_too_slow',
      detail: 'La requête a pris trop de temps.',
    });
  });

  it.each([
    ['its handler reads JSON', '/json', '{"a":', '1}'],
    ['its handler reads it as it arrives', '/stream', 'a'.repeat(size), 'a'],
  ])('is not carried out once the rest arrives, when %s', async (_how, path, first, rest) => {
    const { answer, carriedOut } = await refuseHalf(path, first, rest);
    expect(answer).toContain('request_too_slow');
    expect(carriedOut).not.toHaveBeenCalled();
  });
});
