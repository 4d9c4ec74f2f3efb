import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreativeJob, CreativeJobWithResult } from '@leaf/api-client/contract';
import { openZip, writeZip } from '@leaf/optimiser/bundle';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { Customer, idOf, makeCustomer } from './customer.ts';
import { say } from './figures.ts';
import { newFolder, programOn } from './program.ts';

const PATIENCE = { timeout: 240_000, interval: 50 };
const KILLS = 3;
const PICTURES = 8;

/** A creative whose pictures take a while. */
async function banner(): Promise<Buffer> {
  const names = Array.from({ length: PICTURES }, (_, n) => `img/${n}.png`);
  const pictures = names.map(async (path, n) => {
    const noise = { type: 'gaussian', mean: 90 + n * 8, sigma: 24 } as const;
    const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#246', noise } });
    return { path, data: new Uint8Array(await picture.png().toBuffer()) };
  });
  const page = `<!doctype html>${names.map((name) => `<img src="${name}">`).join('')}`;
  return Buffer.from(
    await writeZip([
      { path: 'index.html', data: new TextEncoder().encode(page) },
      ...(await Promise.all(pictures)),
    ]),
  );
}

it(`finishes a creative's job once, over ${KILLS} rounds of kill -9`, async () => {
  const dataDir = await newFolder('creatives');
  const token = await makeCustomer({ dataDir });
  const program = programOn(dataDir);
  const start = async () => new Customer((await program.start()).url, token);
  let customer = await start();
  const read = async <T>(path: string): Promise<T> =>
    JSON.parse((await customer.call('GET', path)).body.toString()).data;

  const zip = await banner();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(zip)]), 'banner.zip');
  const creative = idOf(await customer.call('POST', '/creatives', form, 'the-upload'));
  const jobs = `/creatives/${creative}/jobs`;
  const job = idOf(await customer.call('POST', jobs, { target: 0.98 }, 'the-order'));

  const readJob = () => read<CreativeJobWithResult>(`${jobs}/${job}`);
  const progress = async () => (await readJob()).progress ?? 0;
  const reached: number[] = [];
  // What the last program left behind: only the next one gets beyond it.
  let left = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Each time a little further before it is killed.
    const goal = kill / (KILLS + 2);
    const isThere = async () => {
      const now = await progress();
      return now > left && now >= goal;
    };
    await expect.poll(isThere, PATIENCE).toBe(true);
    reached.push(await progress());
    await program.end('SIGKILL');
    customer = await start();
    left = await progress();
    // What was acknowledged is still there, and one of each.
    expect(await customer.list('/creatives')).toMatchObject([{ id: creative, filename: 'banner.zip' }]);
    expect((await read<CreativeJob[]>(jobs)).map(({ id }) => id)).toEqual([job]);
  }
  await expect.poll(async () => (await readJob()).status, PATIENCE).toBe('completed');

  const { result } = await readJob();
  const light = await customer.call('GET', `${jobs}/${job}/file`);
  expect(light.body.length).toBe(result?.after.bytes);
  expect((await openZip(light.body)).files.map(({ path }) => path)).toEqual(
    (await openZip(zip)).files.map(({ path }) => path),
  );
  expect((await customer.call('GET', `/creatives/${creative}/file`)).body.equals(zip)).toBe(true);
  // The order again is the same job; nothing else is made.
  expect(idOf(await customer.call('POST', jobs, { target: 0.98 }, 'the-order'))).toBe(job);

  expect(await program.end('SIGTERM')).toBe(0);
  const { db, close } = await openDatabase({ dataDir });
  try {
    const rows = await db.selectFrom('image_job').select(['id', 'attempts', 'status']).execute();
    expect(rows).toEqual([{ id: job, attempts: KILLS + 1, status: 'completed' }]);
    const kept = await db.selectFrom('light_creative').select(['job_id', 'object_key', 'sha256']).execute();
    const sha256 = createHash('sha256').update(light.body).digest('hex');
    expect(kept).toEqual([{ job_id: job, object_key: expect.any(String), sha256 }]);
    expect(await db.selectFrom('object_reservation').selectAll().execute()).toEqual([]);
  } finally {
    await close();
  }
  const stored = await readdir(join(dataDir, 'objects', 'creatives'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(stored.filter((entry) => entry.isFile())).toHaveLength(2);
  say(`creatives: killed ${KILLS} times at ${reached.join(', ')}, finished once`);
}, 900_000);
