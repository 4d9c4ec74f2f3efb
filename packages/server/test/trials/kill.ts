import { expect } from 'vitest';
import { type RunningServer, runServer } from '../process.ts';
import { Customer, makeCustomer } from './customer.ts';
import { Ledger } from './ledger.ts';
import { random } from './random.ts';

/** Acknowledgements of a round before the program is killed: at least one, and at most so many more. */
const MOST = 60;

/**
 * Kills the program (SIGKILL) again and again while four people write, and looks after each start whether everything
 * it had acknowledged is there. In the end every job is done and every mail delivered.
 * @returns what was acknowledged in all, and what of it was missing
 */
export async function killRounds(
  dataDir: string,
  rounds: number,
  seed: number,
): Promise<{ acknowledged: number; lost: string[] }> {
  const pick = random(seed);
  const token = await makeCustomer({ dataDir });
  const ledger = new Ledger();
  const lost: string[] = [];
  let server: RunningServer | undefined;
  const start = async (): Promise<Customer> => {
    server = await runServer(dataDir, { LOG_LEVEL: 'fatal' });
    expect(await server.ready).toContain('Leaf is running');
    return new Customer(server.url, token);
  };
  try {
    let customer = await start();
    for (let round = 0; round < rounds; round += 1) {
      const { mark } = ledger;
      await ledger.writeUntilGone(customer, 1 + pick(MOST), () => server?.kill('SIGKILL'));
      await server?.exited;
      customer = await start();
      lost.push(...(await ledger.missing(customer, mark)));
    }
    lost.push(...(await ledger.missing(customer)));
    await ledger.settle(customer, dataDir);
    return { acknowledged: ledger.acknowledged, lost };
  } finally {
    server?.kill('SIGKILL');
    await server?.exited;
  }
}
