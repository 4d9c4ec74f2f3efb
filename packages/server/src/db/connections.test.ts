import { expect, it } from 'vitest';
import { NoConnection, type Turn, turns } from './connections.ts';

/** Takes a turn for each, lets them through one after another, and says who came when. */
async function order(kinds: readonly Turn[]): Promise<string[]> {
  const line = turns({ all: 1, forTransactions: 1 });
  const seen: string[] = [];
  await line.take('transaction');
  const all = kinds.map(async (kind, index) => {
    await line.take(kind);
    seen.push(`${kind} ${index}`);
    line.leave(kind);
  });
  line.leave('transaction');
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

it('transactions that wait for a lock leave connections to statements', async () => {
  const line = turns({ all: 3, forTransactions: 2 });
  await line.take('transaction');
  await line.take('transaction');
  let third = false;
  const later = line.take('transaction').then(() => {
    third = true;
  });
  await line.take('statement');
  line.leave('statement');
  await line.take('part');
  line.leave('part');
  expect(third).toBe(false);
  line.leave('transaction');
  await later;
  expect(third).toBe(true);
});

it('whoever waits too long is refused, and those behind go on', async () => {
  const line = turns({ all: 1, forTransactions: 1, patienceMs: 1 });
  await line.take('statement');
  await expect(line.take('statement')).rejects.toThrow(NoConnection);
  const next = line.take('statement');
  line.leave('statement');
  await next;
  line.leave('statement');
  await line.take('transaction');
});
