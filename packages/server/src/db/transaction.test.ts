import { expect, it } from 'vitest';
import { type Turn, turns } from './transaction.ts';

/** Takes a turn for each, lets them through one after another, and says who came when. */
async function order(kinds: readonly Turn[]): Promise<string[]> {
  const line = turns();
  const seen: string[] = [];
  await line.take('transaction');
  const all = kinds.map(async (kind, index) => {
    await line.take(kind);
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

it('a part of a long read goes when nobody else waits', async () => {
  expect(await order(['part', 'transaction', 'part', 'statement'])).toEqual([
    'statement 3',
    'transaction 1',
    'part 0',
    'part 2',
  ]);
});

it('a part has its turn however many others come', async () => {
  const kinds = ['part' as const, ...Array.from({ length: 45 }, () => 'statement' as const), 'part' as const];
  const seen = await order(kinds);
  expect([seen.indexOf('part 0'), seen.indexOf('part 46')]).toEqual([20, 41]);
});

it('a transaction has its turn however many statements come', async () => {
  const kinds = ['transaction' as const, ...Array.from({ length: 25 }, () => 'statement' as const)];
  expect((await order(kinds)).indexOf('transaction 0')).toBe(10);
});
