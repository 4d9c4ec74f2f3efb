import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
let port: number;
beforeAll(async () => {
  h = await startHarness({ PORT: '0' }, { optimiser: idleOptimiser, works: false });
  port = Number(new URL(await h.program.listen()).port);
});
afterAll(() => h.stop());

/** Sends the very bytes. @returns the status and the answer's parts */
async function say(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const said = (await text(socket)).replace('HTTP/1.1 100 Continue\r\n\r\n', '');
  const [head = '', body = ''] = said.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const ending = 'Connection: close\r\n\r\n';

describe('a request that breaks the rules of HTTP gets its refusal as JSON', () => {
  it.each<[string, string, number, string]>([
    ['no host', `GET /api/user HTTP/1.1\r\n${ending}`, 400, 'host_unclear'],
    [
      'two hosts',
      `GET /api/user HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${ending}`,
      400,
      'host_unclear',
    ],
    [
      'an unknown expectation',
      `GET /api/user HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n${ending}`,
      417,
      'expectation_unknown',
    ],
    [
      'an unknown expectation of a page',
      `GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 200-ok\r\n${ending}`,
      417,
      'expectation_unknown',
    ],
    [
      'a method that is none',
      `BREW /pot HTTP/1.1\r\nHost: localhost\r\n${ending}`,
      400,
      'request_unreadable',
    ],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'request_unreadable'],
    ['HTTP of another kind', `GET / HTTP/9.9\r\nHost: localhost\r\n${ending}`, 400, 'request_unreadable'],
    [
      'a header that is none',
      `GET / HTTP/1.1\r\nHost: localhost\r\nbad header: 1\r\n${ending}`,
      400,
      'request_unreadable',
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(20_000)}\r\n${ending}`,
      431,
      'headers_too_large',
    ],
    [
      'two lengths',
      `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n${ending}`,
      400,
      'request_unreadable',
    ],
    [
      'a length and chunks',
      `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${ending}0\r\n\r\n`,
      400,
      'request_unreadable',
    ],
    [
      'a chunk that is none',
      `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${ending}zz\r\n`,
      400,
      'request_unreadable',
    ],
    ['a tunnel', `CONNECT db:5432 HTTP/1.1\r\nHost: db:5432\r\n${ending}`, 405, 'method_not_allowed'],
    [
      'an address that cannot be decoded',
      `GET /%zz HTTP/1.1\r\nHost: localhost\r\n${ending}`,
      400,
      'address_unreadable',
    ],
  ])('%s', async (_case, bytes, status, code) => {
    const answer = await say(bytes);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain('content-type: application/json');
    expect(JSON.parse(answer.body)).toMatchObject({
      detail: expect.stringMatching(/^[A-Z].+\.$/),
      code,
    });
  });

  it.each([
    ['an older HTTP, which needs no host', `GET /healthz HTTP/1.0\r\n\r\n`],
    [
      'the one expectation there is',
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n${ending}`,
    ],
  ])('but not %s', async (_case, bytes) => {
    expect((await say(bytes)).status).toBe(200);
  });

  it('a refusal is not sent in place of an earlier answer', async () => {
    expect(await say(`GET /api/user HTTP/1.1\r\nHost: localhost\r\n\r\nzz\r\n\r\n`)).toMatchObject({
      head: '',
    });
  });

  it('a client that keeps sending after its refusal is disconnected', async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const closed = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
    const goOn = () => socket.write('hello\r\n\r\n', () => !socket.closed && setImmediate(goOn));
    socket.resume();
    goOn();
    await closed;
  });

  it('and the outbox shows nothing to a proxy that speaks an older HTTP', async () => {
    const host = 'Host: localhost\r\n';
    expect((await say(`GET /dev/outbox HTTP/1.1\r\n${host}${ending}`)).status).toBe(200);
    expect((await say(`GET /dev/outbox HTTP/1.0\r\n${host}${ending}`)).status).toBe(404);
  });
});
