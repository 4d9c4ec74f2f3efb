import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../core/problem.ts';
import { receiveUpload } from './uploads.ts';

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="p.png"\r\n\r\n';
const end = '\r\n--x--\r\n';

type Outcome = { read: string | undefined; filename?: string; truncated?: boolean; error: unknown };
let report: (outcome: Outcome) => void = () => undefined;

const app = Fastify();
let port = 0;
beforeAll(async () => {
  await app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: 100_000 },
    throwFileSizeLimit: false,
  });
  app.post('/', async (request, reply) => {
    try {
      const { upload } = await receiveUpload(request, reply);
      const read = (await buffer(upload.stream)).toString();
      report({ read, filename: upload.filename, truncated: upload.truncated(), error: undefined });
    } catch (error) {
      report({ read: undefined, error });
    }
    return null;
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends a body over a real connection. @returns what the reader of the file met */
function send(body: string, options: { length?: number; leave?: boolean } = {}): Promise<Outcome> {
  const { length = Buffer.byteLength(body), leave = false } = options;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    report = (outcome) => {
      socket.destroy();
      resolve(outcome);
    };
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n${body}`,
      () => leave && socket.destroy(),
    );
  });
}

describe('an upload', () => {
  it('is read to its end', async () =>
    expect(await send(`${head}bytes${end}`)).toEqual({
      read: 'bytes',
      filename: 'p.png',
      truncated: false,
      error: undefined,
    }));

  it('has the name that the sender chose', async () => {
    const form = new FormData();
    form.append('file', new File(['bytes'], '50% 12" ä\n.png'));
    const request = new Request('http://x', { method: 'POST', body: form });
    const [, boundary = ''] = /boundary=(.*)/.exec(request.headers.get('content-type') ?? '') ?? [];
    const body = (await request.text()).replaceAll(boundary, 'x');
    expect(await send(body)).toMatchObject({ read: 'bytes', filename: '50% 12" ä\n.png' });
  });

  it('is cut at the limit, and says so', async () => {
    const { read, truncated } = await send(`${head}${'x'.repeat(250_000)}${end}`);
    expect(truncated).toBe(true);
    expect(read).toHaveLength(100_000);
  });

  it.each([
    ['sends no end', `${head}bytes`, {}],
    ['goes away', `${head}bytes`, { length: 90_000, leave: true }],
    ['sends no form', 'bytes', {}],
    ['sends nothing', '', {}],
  ])('of a client that %s fails', async (_case, body, options) => {
    const { error } = await send(body, options);
    expect(error).toBeInstanceOf(Error);
  });

  it('of two files is a refusal', async () => {
    const { error } = await send(`${head}one\r\n${head}two${end}`);
    expect(error).not.toBeInstanceOf(Problem);
    expect(error).toMatchObject({ statusCode: 413 });
  });
});
