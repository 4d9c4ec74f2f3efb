import { Customer, makeCustomer } from './customer.ts';
import { Ledger } from './ledger.ts';
import { newFolder, programOn } from './program.ts';
import { random } from './random.ts';

/** Acknowledgements of a round before the program is killed: at least one, and at most so many more. */
const MOST = 60;

/**
 * Kills the program (SIGKILL) again and again while four people write, and looks after each start whether everything
 * it had acknowledged is there. In the end every job is done and every mail delivered.
 * @returns what was acknowledged in all, and what of it was missing
 */
export async function killRounds(
  rounds: number,
  seed: number,
): Promise<{ acknowledged: number; lost: string[] }> {
  const pick = random(seed);
  const dataDir = await newFolder('kill');
  const token = await makeCustomer({ dataDir });
  const ledger = new Ledger();
  const lost: string[] = [];
  const program = programOn(dataDir);
  const start = async () => new Customer((await program.start()).url, token);
  let customer = await start();
  for (let round = 0; round < rounds; round += 1) {
    const { mark } = ledger;
    await ledger.writeUntilGone(customer, 1 + pick(MOST), () => void program.end('SIGKILL'));
    await program.end('SIGKILL');
    customer = await start();
    lost.push(...(await ledger.missing(customer, mark)));
  }
  lost.push(...(await ledger.missing(customer)));
  await ledger.settle(customer, dataDir);
  return { acknowledged: ledger.acknowledged, lost };
}
