import { expect, it } from 'vitest';
import { createJobQueue } from './queue.ts';

const large = 5e6;
const small = 0.1e6;

/** Jobs that end when the test says so, and the order in which they started. */
function stage(lanes = 2, perGroup = lanes) {
  const queue = createJobQueue(lanes, perGroup);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const done: Promise<unknown>[] = [];
  const add = (name: string, group: string | undefined, pixels: number, signal?: AbortSignal) => {
    const job = () =>
      new Promise<void>((resolve) => {
        started.push(name);
        finish.set(name, resolve);
      });
    const ended = queue.run(group, pixels, job, signal);
    done.push(ended.catch(() => {}));
    return ended;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    finish.get(name)?.();
    await settle();
  };
  return { add, started, end, settle };
}

it('runs one large job at a time and lets small ones pass', async () => {
  const { add, started, end, settle } = stage();
  add('large 1', 'a', large);
  add('large 2', 'a', large);
  add('small', 'a', small);
  await settle();
  expect(started).toEqual(['large 1', 'small']);
  await end('small');
  expect(started).toHaveLength(2);
  await end('large 1');
  expect(started).toEqual(['large 1', 'small', 'large 2']);
});

it('lets groups take turns', async () => {
  const { add, started, end, settle } = stage();
  for (const name of ['a1', 'a2', 'a3']) add(name, 'a', large);
  for (const name of ['b1', 'b2']) add(name, 'b', large);
  await settle();
  for (const name of ['a1', 'b1', 'a2', 'b2']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('forgets a job that is cancelled while it waits', async () => {
  const { add, started, end, settle } = stage();
  const controller = new AbortController();
  add('first', 'a', large);
  const cancelled = add('second', 'a', large, controller.signal);
  add('third', 'a', large);
  await settle();
  controller.abort('gone');
  await expect(cancelled).rejects.toBe('gone');
  await end('first');
  expect(started).toEqual(['first', 'third']);
});

it('runs as many small jobs as there are lanes', async () => {
  const { add, started, end, settle } = stage(3);
  for (const name of ['1', '2', '3', '4', '5']) add(name, 'a', small);
  await settle();
  expect(started).toEqual(['1', '2', '3']);
  await end('2');
  expect(started).toEqual(['1', '2', '3', '4']);
});

it('leaves a lane to others where a group may not have all', async () => {
  const { add, started, end, settle } = stage(2, 1);
  for (const name of ['a1', 'a2']) add(name, 'a', small);
  await settle();
  expect(started).toEqual(['a1']);
  for (const name of ['b1', 'b2']) add(name, 'b', small);
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'b2']);
  for (const name of ['b2', 'a1']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'b2', 'a2']);
});

it('may give all lanes to jobs without a group', async () => {
  const { add, started, settle } = stage(2, 1);
  for (const name of ['1', '2']) add(name, undefined, small);
  await settle();
  expect(started).toEqual(['1', '2']);
});
