import { expect, test, vi } from 'vitest';
import { createSetOrders } from './setOrders.ts';

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const full = new Error('200 jobs are waiting.');

test('every image is started once, at most 20 a call', async () => {
  const send = vi.fn(async () => undefined);
  await createSetOrders<string>(send).start(ids(1, 45), 'lean');
  expect(send.mock.calls).toEqual([
    [ids(1, 20), 'lean'],
    [ids(21, 40), 'lean'],
    [ids(41, 45), 'lean'],
  ]);
});

test('after a refusal only those are started that were not', async () => {
  const send = vi.fn(async (_images: number[], _order: string): Promise<void> => undefined);
  send.mockResolvedValueOnce().mockResolvedValueOnce().mockRejectedValueOnce(full);
  const orders = createSetOrders<string>(send);
  await expect(orders.start(ids(1, 200), 'lean')).rejects.toBe(full);
  expect(orders.started()).toBe(40);
  send.mockClear();
  await orders.start(ids(1, 200), 'lean');
  expect(send.mock.calls.flatMap(([images]) => images)).toEqual(ids(41, 200));
  expect(orders.started()).toBe(0);
});

test('other settings, and another start after a whole one, begin with all of them', async () => {
  const send = vi.fn(async (_images: number[], _order: string): Promise<void> => undefined);
  send.mockResolvedValueOnce().mockRejectedValueOnce(full);
  const orders = createSetOrders<string>(send);
  await expect(orders.start(ids(1, 30), 'lean')).rejects.toBe(full);
  send.mockClear();
  await orders.start(ids(1, 30), 'bpp');
  expect(send.mock.calls.flatMap(([images]) => images)).toEqual(ids(1, 30));
  send.mockClear();
  await orders.start(ids(1, 30), 'bpp');
  expect(send.mock.calls.flatMap(([images]) => images)).toEqual(ids(1, 30));
});
