import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawing } from '../pictures.ts';
import { Customer, makeCustomer } from './customer.ts';
import { say } from './figures.ts';
import { type Loss, openLine } from './line.ts';
import { newFolder, programOn } from './program.ts';

const FILES = 200;
/** Files sent at a time, as in the portal. */
const LANES = 3;
/** After so many acknowledged uploads, what happens. */
const losses = new Map<number, Loss>([
  [30, 'request'],
  [70, 'answer'],
  [150, 'all'],
]);
const KILL_AT = 110;

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Kept = { id: number; filename: string; sha256: string };

/** Every image, page by page. */
async function listAll(customer: Customer): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (let path = '/images'; path; ) {
    const { body, headers } = await customer.call('GET', path);
    kept.push(...JSON.parse(body.toString()).data);
    const [, next] = /[?&](cursor=[^&>]+)/.exec(headers.get('link') ?? '') ?? [];
    path = next ? `/images?${next}` : '';
  }
  return kept;
}

it(`takes ${FILES} uploads once each, over a line that breaks three times and a kill -9`, async () => {
  const dataDir = await newFolder('uploads');
  const token = await makeCustomer({ dataDir });
  const program = programOn(dataDir);
  let { url } = await program.start();
  const line = await openLine(() => Number(new URL(url).port));
  const customer = new Customer(line.url, token);
  const files = Array.from({ length: FILES }, (_, n) => {
    const bytes = drawing(n);
    return { name: `${n}.png`, bytes, sha256: digest(bytes), key: randomUUID() };
  });

  let [acknowledged, sentAgain] = [0, 0];
  let back: Promise<void> = Promise.resolve();
  const killAndStart = async () => {
    await program.end('SIGKILL');
    ({ url } = await program.start());
  };
  const send = async ({ name, bytes, key }: (typeof files)[number]): Promise<void> => {
    for (;;) {
      // Nothing to send to while the program is away.
      await back;
      try {
        const { status, body } = await customer.upload(name, bytes, key);
        if (status === 201) return;
        // The first try has not noticed yet that its line broke, or died with the program: then its key is free
        // once another runs.
        expect([status, JSON.parse(body.toString()).code]).toEqual([409, 'idempotency_key_in_use']);
      } catch (error) {
        // What `fetch` throws for a connection that broke.
        if (!(error instanceof TypeError)) throw error;
      }
      sentAgain += 1;
    }
  };
  const waiting = files.values();
  const lane = async () => {
    for (const file of waiting) {
      await send(file);
      acknowledged += 1;
      const loss = losses.get(acknowledged);
      if (loss) line.drop(loss);
      if (acknowledged === KILL_AT) back = killAndStart();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));

  const kept = await listAll(customer);
  const seen = kept.map(({ filename, sha256 }) => `${filename} ${sha256}`);
  expect(seen.sort()).toEqual(files.map(({ name, sha256 }) => `${name} ${sha256}`).sort());
  for (const { id, sha256 } of kept)
    expect(digest((await customer.call('GET', `/images/${id}`)).body)).toBe(sha256);
  expect(line.cuts()).toBe(losses.size);
  line.close();
  say(`uploads: ${acknowledged} acknowledged, ${sentAgain} sent again, ${kept.length} kept, each once`);
}, 600_000);
