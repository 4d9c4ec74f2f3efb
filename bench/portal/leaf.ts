import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  if (typeof bound !== 'object' || !bound) throw new Error('There is no free port.');
  return bound.port;
}

export type Leaf = {
  address: string;
  logIn: () => Promise<string>;
  password: string;
  stop: () => Promise<void>;
};

/** A demo user with access to everything an organization has. */
export const person = 'ana@meadow.example';

/** Starts the whole program with its demo data, like `npm start`, in its own data directory. */
export async function startLeaf(): Promise<Leaf> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const data = mkdtempSync(path.join(tmpdir(), 'leaf-bench-'));
  // It exits with the process that started it, however that ends.
  const follow = ['--import', path.join(root, 'scripts/lib/follow-parent.mjs')];
  const program = spawn(process.execPath, [...follow, 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DEMO: 'on', RATE_LIMIT_SCALE: '1000' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (program.exitCode !== null) throw new Error('The program did not start.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const { password } = JSON.parse(readFileSync(path.join(data, 'demo-accounts.json'), 'utf8'));
  return {
    address,
    password,
    logIn: async () => {
      const body = JSON.stringify({ email: person, password });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${address}/api/login`, { method: 'POST', headers, body });
      return (await answer.json()).token;
    },
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Ids of the demo data, once its images and its creative are optimised. */
export async function demoThings({ address }: Leaf, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (pathname: string) =>
    (await (await fetch(`${address}/api${pathname}`, { headers })).json()).data;
  const campaigns: { id: number; total_emissions: number }[] = await read('/campaigns');
  let images: { id: number }[] = [];
  let jobs: { status: string }[] = [];
  do {
    await new Promise((resolve) => setTimeout(resolve, 500));
    images = await read('/images');
    const creatives: { id: number }[] = await read('/creatives');
    const jobsOf = [
      ...images.map(({ id }) => `/images/${id}/magic`),
      ...creatives.map(({ id }) => `/creatives/${id}/jobs`),
    ];
    jobs = (await Promise.all(jobsOf.map(read))).flat();
  } while (images.length < 3 || jobs.length < 4 || jobs.some(({ status }) => status !== 'completed'));
  const campaign = campaigns.toSorted((one, other) => other.total_emissions - one.total_emissions)[0];
  const image = images[0];
  if (!campaign || !image) throw new Error('The demo is empty.');
  return { campaign: campaign.id, image: image.id };
}
