import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
let port: number;
let token: string;
let campaign: number;
beforeAll(async () => {
  h = await startHarness({ PORT: '0' }, { optimiser: idleOptimiser, works: false, checkAnswers: false });
  port = Number(new URL(await h.program.listen()).port);
  ({ token } = (await h.make.company()).admin);
  const body = { name: 'Spring', version: 'gmsf1.2' };
  campaign = (await h.call('createCampaign', { token, body })).body.data.id;
});
afterAll(() => h.stop());

describe('a refusal before the body has been read', () => {
  it.each([
    ['no boundary', 'multipart/form-data', [400, 'upload_unreadable']],
    ['a part that is none', 'multipart/form-data; boundary=x', [400, 'upload_unreadable']],
    ['another type', 'image/jpeg', [415, expect.any(String)]],
  ])('leaves the connection to the next request: an upload with %s', async (_what, type, refusal) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (method: string, path: string, headers = {}, body = '') => {
      const authorization = { Authorization: `Bearer ${token}` };
      const call = request({ agent, port, method, path, headers: { ...authorization, ...headers } });
      call.end(body);
      const [answer] = await once(call, 'response');
      return [answer.statusCode, ((await json(answer)) as { code?: string }).code, call.reusedSocket];
    };
    const body = `--x\r\n${'bad '.repeat(500_000)}`;
    expect(await send('POST', '/api/images', { 'Content-Type': type }, body)).toEqual([...refusal, false]);
    expect(await send('GET', '/api/user')).toEqual([200, undefined, true]);
    agent.destroy();
  });

  const begin = (length: number, more: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/campaigns/${campaign}/bulk HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n${more}Content-Length: ${length}\r\n\r\n`,
    );
    return socket;
  };
  /** Sends a body in pieces, and all of it if it can, whatever is answered meanwhile. */
  async function sendAll(length: number, more: string) {
    const socket = begin(length, more);
    let failed = false;
    socket.on('error', () => {
      failed = true;
    });
    const [first] = await once(socket, 'data');
    const piece = Buffer.alloc(1_000_000, ' ');
    let sent = 0;
    while (sent < length && !failed) {
      await new Promise((written) => socket.write(piece, written));
      sent += piece.length;
    }
    socket.resume();
    if (!socket.closed) await once(socket, 'close');
    return { answer: String(first), sent, failed };
  }

  it.each([
    ['that stays open', ''],
    ['that closes', 'Connection: close\r\n'],
  ])('comes at once, and the body is read before a connection %s ends', async (_what, more) => {
    const { answer, failed } = await sendAll(20_000_000, more);
    expect(answer).toMatch(/^HTTP\/1.1 413 .*"body_too_large"/s);
    expect(failed).toBe(false);
  });

  it.each([
    ['a body that breaks off', 'Transfer-Encoding: chunked\r\n', 'zz\r\n'],
    ['one with an expectation', 'Expect: tea\r\nTransfer-Encoding: chunked\r\n', 'zz\r\n'],
  ])('is the only one to %s', async (_what, headers, rest) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /api/campaigns HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
    const [first] = await once(socket, 'data');
    socket.write(rest);
    expect((first + (await text(socket))).match(/HTTP\/1\.1 \d+/g)).toHaveLength(1);
  });

  it('makes room for the next while the rest of the body is still to come', async () => {
    const sockets = [];
    for (let sent = 0; sent < 3; sent += 1) {
      const socket = begin(20_000_000, '');
      sockets.push(socket);
      expect(String((await once(socket, 'data'))[0])).toContain('body_too_large');
    }
    for (const socket of sockets) socket.destroy();
  });

  it('ends a connection on which too much comes', async () => {
    const { answer, sent } = await sendAll(2_000_000_000, '');
    expect(answer).toContain('"body_too_large"');
    expect(sent).toBeLessThan(100_000_000);
  });
});
