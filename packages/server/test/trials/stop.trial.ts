import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { drawing, noise } from '../pictures.ts';
import { type RunningServer, runServer } from '../process.ts';
import { Customer, idOf, makeCustomer } from './customer.ts';
import { say } from './figures.ts';

const PATIENCE = { timeout: 240_000, interval: 50 };
let dataDir = '';
let server: RunningServer | undefined;
afterEach(async () => {
  server?.kill('SIGKILL');
  await server?.exited;
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends the first half of an upload. @returns how to send the rest, which answers with the status and the body */
async function beginUpload(url: string, token: string, bytes: Buffer) {
  const boundary = 'leaf-half';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="half.png"\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const half = whole.length >> 1;
  const call = request(`${url}/api/images`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': whole.length,
    },
  });
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
  });
  await new Promise<void>((resolve) => call.write(whole.subarray(0, half), () => resolve()));
  return { answered, finish: () => call.end(whole.subarray(half)) };
}

it('finishes an upload and keeps a job when it is told to stop', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'leaf-stop-'));
  const token = await makeCustomer({ dataDir });
  const start = async (): Promise<Customer> => {
    server = await runServer(dataDir, { LOG_LEVEL: 'fatal' });
    expect(await server.ready).toContain('Leaf is running');
    return new Customer(server.url, token);
  };
  let customer = await start();
  const heavy = idOf(await customer.upload('heavy.png', noise()));
  const job = idOf(await customer.orderJob(heavy));
  const status = async () => (await customer.list(`/images/${heavy}/magic`))[0]?.status;
  await expect.poll(status, PATIENCE).toBe('running');

  const upload = await beginUpload(customer.url, token, drawing(1));
  // It has begun to arrive: what the program has not read yet, it need not finish.
  await expect.poll(() => readdir(join(dataDir, 'objects/incoming')), PATIENCE).toHaveLength(1);
  const told = performance.now();
  server?.kill('SIGTERM');
  await expect.poll(() => server?.output()).toContain('finishing what is under way');
  upload.finish();
  const { status: answer, body } = await upload.answered;
  const answered = performance.now();
  expect(answer).toBe(201);
  const image: number = JSON.parse(body).data.id;
  expect(await server?.exited).toBe(0);
  const ended = performance.now();
  say(
    `SIGTERM: upload answered ${answer} after ${Math.round(answered - told)} ms, ended with 0 after ${Math.round(ended - told)} ms`,
  );

  customer = await start();
  expect((await customer.call('GET', `/images/${image}`)).body.equals(drawing(1))).toBe(true);
  await expect.poll(status, PATIENCE).toBe('completed');
  say(`SIGTERM: job ${job} completed by the next start`);
}, 600_000);
