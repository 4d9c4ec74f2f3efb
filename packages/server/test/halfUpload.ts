import { once } from 'node:events';
import { request } from 'node:http';
import { expect } from 'vitest';
import { Customer } from './trials/customer.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };

/** Sends a file with a key. @returns the status of the answer and its code */
export async function sendOnce(url: string, token: string, bytes: Buffer, key: string): Promise<unknown[]> {
  const { status, body } = await new Customer(url, token).upload('a.png', bytes, key);
  return [status, JSON.parse(body.toString()).code];
}

/** The beginning of an upload. @returns a function that gives it up */
async function begin(url: string, token: string, key: string): Promise<() => void> {
  const sent = request(`${url}/api/images`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': 1_000_000,
      'idempotency-key': key,
    },
  });
  // The program is killed while it waits for the rest.
  sent.on('error', () => undefined);
  sent.write('--part\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  sent.write(Buffer.alloc(50_000));
  await once(sent, 'socket');
  return () => sent.destroy();
}

/** Begins an upload that never ends, and waits until its key is in use. */
export async function holdKey(url: string, token: string, key: string): Promise<void> {
  let giveUp = () => {};
  await expect
    .poll(async () => {
      giveUp();
      giveUp = await begin(url, token, key);
      // Refused for what it is, and without an effect, if it comes first.
      return sendOnce(url, token, Buffer.from('no picture'), key);
    }, PATIENCE)
    .toEqual([409, 'idempotency_key_in_use']);
}
