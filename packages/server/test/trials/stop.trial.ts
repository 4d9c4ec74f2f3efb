import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawing, noise } from '../pictures.ts';
import { Customer, idOf, makeCustomer } from './customer.ts';
import { say } from './figures.ts';
import { newFolder, programOn } from './program.ts';

const PATIENCE = { timeout: 240_000, interval: 50 };

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
  const dataDir = await newFolder('stop');
  const token = await makeCustomer({ dataDir });
  const program = programOn(dataDir);
  const { url, output } = await program.start();
  let customer = new Customer(url, token);
  const heavy = idOf(await customer.upload('heavy.png', noise()));
  const job = idOf(await customer.orderJob(heavy));
  const status = async () => (await customer.list(`/images/${heavy}/magic`))[0]?.status;
  await expect.poll(status, PATIENCE).toBe('running');

  const upload = await beginUpload(customer.url, token, drawing(1));
  // It has begun to arrive: what the program has not read yet, it need not finish.
  await expect.poll(() => readdir(join(dataDir, 'objects/incoming')), PATIENCE).toHaveLength(1);
  const told = performance.now();
  const stopped = program.end('SIGTERM');
  await expect.poll(output).toContain('finishing what is under way');
  upload.finish();
  const { status: answer, body } = await upload.answered;
  const answered = performance.now();
  expect(answer).toBe(201);
  const image: number = JSON.parse(body).data.id;
  expect(await stopped).toBe(0);
  const ended = performance.now();
  say(
    `SIGTERM: upload answered ${answer} after ${Math.round(answered - told)} ms, ended with 0 after ${Math.round(ended - told)} ms`,
  );

  customer = new Customer((await program.start()).url, token);
  expect((await customer.call('GET', `/images/${image}`)).body.equals(drawing(1))).toBe(true);
  await expect.poll(status, PATIENCE).toBe('completed');
  say(`SIGTERM: job ${job} completed by the next start`);
}, 600_000);
