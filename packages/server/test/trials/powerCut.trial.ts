import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { RunningServer } from '../process.ts';
import { Customer, makeCustomer } from './customer.ts';
import { afterPowerCut } from './cut.ts';
import { say } from './figures.ts';
import { Ledger } from './ledger.ts';
import { newFolder, programOn } from './program.ts';
import { random } from './random.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
/** Most acknowledgements before a cut. */
const MOST = 40;
const RECORDER = pathToFileURL(join(import.meta.dirname, 'recordDisk.ts')).href;

/** Runs the program on the data in a folder until `use` is through, then takes the power away. @returns how often it flushed */
async function untilCut(base: string, use: (running: RunningServer) => Promise<void>): Promise<number> {
  const dataDir = join(base, 'data');
  const recorded = join(base, 'recorded');
  await mkdir(join(recorded, 'files'), { recursive: true });
  const environment = { RECORD_FROM: dataDir, RECORD_TO: recorded, NODE_OPTIONS: `--import=${RECORDER}` };
  const program = programOn(dataDir);
  await use(await program.start(environment));
  await program.end('SIGKILL');
  const found = join(base, 'found');
  await mkdir(found, { mode: 0o700 });
  const flushes = await afterPowerCut(recorded, found);
  await rm(recorded, { recursive: true });
  await rm(dataDir, { recursive: true });
  await rename(found, dataDir);
  return flushes;
}

it(`has everything it acknowledged after ${ROUNDS} simulated power cuts under four writers`, async () => {
  const base = await newFolder('cut');
  const dataDir = join(base, 'data');
  await mkdir(dataDir);
  const ledger = new Ledger();
  // The first cut comes right after the first start of all.
  let flushes = await untilCut(base, ({ url }) => ledger.signUp(new Customer(url, '')));
  const token = await makeCustomer({ dataDir });
  const pick = random(20_261_121);
  const lost: string[] = [];
  let { mark } = ledger;
  for (let round = 1; round < ROUNDS; round += 1)
    flushes += await untilCut(base, async ({ url, kill }) => {
      const customer = new Customer(url, token);
      lost.push(...(await ledger.missing(customer, mark)));
      ({ mark } = ledger);
      await ledger.writeUntilGone(customer, 1 + pick(MOST), () => kill('SIGKILL'));
    });

  const { url } = await programOn(dataDir).start();
  const customer = new Customer(url, token);
  lost.push(...(await ledger.missing(customer)));
  await ledger.settle(customer, dataDir);
  say(
    `power cut: ${ROUNDS} rounds, ${ledger.acknowledged} writes acknowledged, ${flushes} flushes, ${lost.length} lost`,
  );
  expect(lost).toEqual([]);
}, 1_200_000);
