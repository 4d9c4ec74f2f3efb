import { expect, it } from 'vitest';
import { turns } from './transaction.ts';

/** Takes a turn for each, lets them through one after another, and says who came when. */
async function order(kinds: readonly ('statement' | 'transaction')[]): Promise<string[]> {
  const line = turns();
  const seen: string[] = [];
  await line.take(true);
  const all = kinds.map(async (kind, index) => {
    await line.take(kind === 'transaction');
    seen.push(`${kind} ${index}`);
    line.leave();
  });
  line.leave();
  await Promise.all(all);
  return seen;
}

it('a statement goes ahead of the transactions that wait', async () => {
  expect(await order(['transaction', 'transaction', 'statement', 'transaction', 'statement'])).toEqual([
    'statement 2',
    'statement 4',
    'transaction 0',
    'transaction 1',
    'transaction 3',
  ]);
});

it('a transaction has its turn however many statements come', async () => {
  const kinds = ['transaction' as const, ...Array.from({ length: 25 }, () => 'statement' as const)];
  expect((await order(kinds)).indexOf('transaction 0')).toBe(10);
});
