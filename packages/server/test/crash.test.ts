import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job, JobWithResult } from '@leaf/api-client/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noise } from './pictures.ts';
import { type RunningServer, runServer } from './process.ts';
import { Customer, idOf, makeCustomer } from './trials/customer.ts';

const PATIENCE = { timeout: 240_000, interval: 100 };

let dataDir: string;
let server: RunningServer;

/** Starts the whole program, on the same folder each time. */
async function start(): Promise<void> {
  server = await runServer(dataDir, { LOG_LEVEL: 'fatal' });
  expect(await server.ready).toContain('is running');
}

async function kill(): Promise<void> {
  server.kill('SIGKILL');
  await server.exited;
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'leaf-crash-'));
});
afterEach(async () => {
  await kill();
  await rm(dataDir, { recursive: true, force: true });
});

it('finishes every job after the program was killed in the middle of them', async () => {
  const token = await makeCustomer({ dataDir });
  // Each start listens on another port.
  const customer = () => new Customer(server.url, token);
  const data = async (path: string) => JSON.parse((await customer().call('GET', path)).body.toString()).data;
  await start();
  const images: number[] = [];
  for (const seed of [1, 2, 3]) {
    const image = idOf(await customer().upload('a.png', noise(160, 120, seed)));
    await customer().orderJob(image);
    images.push(image);
  }
  const jobs = async (): Promise<(Job & { image: number })[]> => {
    const lists = images.map(async (image) => {
      const list: Job[] = await data(`/images/${image}/magic`);
      return list.map((job) => ({ ...job, image }));
    });
    return (await Promise.all(lists)).flat();
  };

  await vi.waitFor(async () => {
    const all = await jobs();
    expect(all.some(({ status }) => status === 'running')).toBe(true);
  }, PATIENCE);
  await kill();
  await start();
  await vi.waitFor(async () => {
    const statuses = (await jobs()).map(({ status }) => status);
    expect(statuses).toEqual(['completed', 'completed', 'completed']);
  }, PATIENCE);

  for (const { image, id } of await jobs()) {
    const { result }: JobWithResult = await data(`/images/${image}/magic/${id}`);
    const points = (['jpeg', 'webp', 'avif'] as const).flatMap((format) =>
      (result?.[format]?.data_points ?? []).map(([quality, bytes]) => ({ format, quality, bytes })),
    );
    expect(points).not.toEqual([]);
    for (const { format, quality, bytes } of points) {
      const path = `/processed_images/${image}/${format}/${quality}`;
      expect((await customer().call('GET', path)).body.byteLength).toBe(bytes);
    }
  }
}, 600_000);
