import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job, JobWithResult } from '@leaf/api-client/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const PATIENCE = { timeout: 120_000, interval: 100 };
const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

let dataDir: string;
let address: string;
let running: ChildProcess | undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = server.address();
  server.close();
  return typeof found === 'object' && found ? found.port : 0;
}

/** Starts the whole program as a person does, on the same folder each time. */
async function start(): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: new URL(address).port,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_SCALE: '1000',
  };
  running = spawn(process.execPath, ['--conditions=source', MAIN], { env, stdio: 'ignore' });
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), PATIENCE);
}

async function kill(): Promise<void> {
  if (running?.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGKILL');
  await once(running, 'exit');
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'leaf-crash-'));
  address = `http://127.0.0.1:${await freePort()}`;
});
afterEach(async () => {
  await kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function logIn(): Promise<RequestInit> {
  const { password } = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'));
  const answer = await fetch(`${address}/api/login`, {
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
  const data = async (path: string) => (await (await fetch(`${address}/api${path}`, session)).json()).data;
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
        const answer = await fetch(`${address}/api/processed_images/${image}/${format}/${quality}`, session);
        expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
      }
  }
}, 300_000);
