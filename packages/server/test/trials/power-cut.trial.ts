import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { type RunningServer, runServer } from '../process.ts';
import { Customer, makeCustomer } from './customer.ts';
import { afterPowerCut } from './cut.ts';
import { say } from './figures.ts';
import { Ledger } from './ledger.ts';
import { random } from './random.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
/** Most acknowledgements before a cut. */
const MOST = 40;
const RECORDER = pathToFileURL(join(import.meta.dirname, 'record-disk.ts')).href;

let base = '';
let server: RunningServer | undefined;
afterEach(async () => {
  server?.kill('SIGKILL');
  await server?.exited;
  await rm(base, { recursive: true, force: true });
});

/** Runs the program on a folder until `use` is through, then takes the power away. @returns how often it flushed */
async function untilCut(dataDir: string, use: (running: RunningServer) => Promise<void>): Promise<number> {
  const recorded = join(base, 'recorded');
  await mkdir(join(recorded, 'files'), { recursive: true });
  const environment = { RECORD_FROM: dataDir, RECORD_TO: recorded, NODE_OPTIONS: `--import=${RECORDER}` };
  server = await runServer(dataDir, { LOG_LEVEL: 'fatal', ...environment });
  expect(await server.ready).toContain('Leaf is running');
  await use(server);
  server.kill('SIGKILL');
  await server.exited;
  const found = join(base, 'found');
  await mkdir(found, { mode: 0o700 });
  const flushes = await afterPowerCut(recorded, found);
  await rm(recorded, { recursive: true });
  await rm(dataDir, { recursive: true });
  await rename(found, dataDir);
  return flushes;
}

it(`has everything it acknowledged after ${ROUNDS} simulated power cuts under four writers`, async () => {
  base = await mkdtemp(join(tmpdir(), 'leaf-cut-'));
  const dataDir = join(base, 'data');
  await mkdir(dataDir);
  const ledger = new Ledger();
  // The first cut comes right after the first start of all.
  let flushes = await untilCut(dataDir, ({ url }) => ledger.signUp(new Customer(url, '')));
  const token = await makeCustomer({ dataDir });
  const pick = random(20_261_121);
  const lost: string[] = [];
  let { mark } = ledger;
  for (let round = 1; round < ROUNDS; round += 1)
    flushes += await untilCut(dataDir, async ({ url, kill }) => {
      const customer = new Customer(url, token);
      lost.push(...(await ledger.missing(customer, mark)));
      ({ mark } = ledger);
      await ledger.writeUntilGone(customer, 1 + pick(MOST), () => kill('SIGKILL'));
    });

  server = await runServer(dataDir, { LOG_LEVEL: 'fatal' });
  expect(await server.ready).toContain('Leaf is running');
  const customer = new Customer(server.url, token);
  lost.push(...(await ledger.missing(customer)));
  await ledger.settle(customer, dataDir);
  say(
    `power cut: ${ROUNDS} rounds, ${ledger.acknowledged} writes acknowledged, ${flushes} flushes, ${lost.length} lost`,
  );
  expect(lost).toEqual([]);
}, 1_200_000);
