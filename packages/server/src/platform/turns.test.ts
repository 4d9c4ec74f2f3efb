import { expect, it } from 'vitest';
import { inTurns, inTurnsByGroup, TooBusy } from './turns.ts';

it('runs so many at a time, in their order, and refuses at once what may not wait', async () => {
  const turn = inTurns({ slots: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) =>
    turn(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(number);
      await new Promise(setImmediate);
      running -= 1;
    });
  const all = await Promise.allSettled(Array.from({ length: 7 }, (_, index) => work(index)));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  const refused = all.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(TooBusy), expect.any(TooBusy)]);
});

it('gives a place back when the work fails', async () => {
  const turn = inTurns({ slots: 1, waiting: 1 });
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turn(async () => 'done')).toBe('done');
});

it('counts each group by itself', async () => {
  const turn = inTurnsByGroup({ slots: 1, waiting: 0 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = turn(1, () => held);
  await expect(turn(1, async () => 'late')).rejects.toThrow(TooBusy);
  expect(await turn(2, async () => 'another')).toBe('another');
  release();
  await first;
  expect(await turn(1, async () => 'again')).toBe('again');
});
