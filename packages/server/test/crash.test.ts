import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job, JobWithResult } from '@leaf/api-client/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RunningServer, runServer } from './process.ts';

const PATIENCE = { timeout: 240_000, interval: 100 };

let dataDir: string;
let server: RunningServer;

/** Starts the whole program with its demo, on the same folder each time. */
async function start(): Promise<void> {
  server = await runServer(dataDir, { DEMO: 'on', LOG_LEVEL: 'fatal' });
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

async function logIn(): Promise<RequestInit> {
  const { password } = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'));
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@meadow.example', password }),
  });
  const { token } = await answer.json();
  return { headers: { authorization: `Bearer ${token}` } };
}

it('finishes every job after the program was killed in the middle of them', async () => {
  await start();
  const session = await logIn();
  const data = async (path: string) => (await (await fetch(`${server.url}/api${path}`, session)).json()).data;
  /** Every job of the demo, by image. */
  const jobs = async (): Promise<(Job & { image: number })[]> => {
    const images: { id: number }[] = await data('/images');
    const lists = images.map(async ({ id }) => {
      const list: Job[] = await data(`/images/${id}/magic`);
      return list.map((job) => ({ ...job, image: id }));
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
    expect(statuses).toEqual(['completed', 'completed', 'completed', 'completed']);
  }, PATIENCE);

  for (const { image, id } of await jobs()) {
    const { result }: JobWithResult = await data(`/images/${image}/magic/${id}`);
    for (const format of ['jpeg', 'webp', 'avif'] as const)
      for (const [quality, bytes] of result?.[format]?.data_points ?? []) {
        const answer = await fetch(
          `${server.url}/api/processed_images/${image}/${format}/${quality}`,
          session,
        );
        expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
      }
  }
}, 600_000);
