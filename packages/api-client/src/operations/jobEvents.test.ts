import { expect, it } from 'vitest';
import type { JobState } from '../contract.ts';
import { jobsIn, readJobEvents } from './jobEvents.ts';

const job = { id: 31, image_id: 5, status: 'running', progress: 0.4 } as const;
const data = JSON.stringify({ jobs: [job] });
const event = `event: jobs\ndata: ${data}\n\n`;

it.each([
  ['an event', `event: jobs\ndata: ${data}`, [job]],
  ['data in two lines', 'event: jobs\ndata: {"jobs":\ndata: []}', []],
  ['line ends of other systems', `event:jobs\r\ndata:${data}`, [job]],
  ['a comment', ': still here', undefined],
  ['another event', `event: other\ndata: ${data}`, undefined],
  ['data of another form', 'event: jobs\ndata: {}', undefined],
])('reads %s', (_what, block, jobs) => {
  expect(jobsIn(block)).toEqual(jobs);
});

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
const read = async (stream: ReadableStream<Uint8Array>, silentMs?: number) => {
  const told: JobState[][] = [];
  await readJobEvents(stream, (jobs) => told.push(jobs), silentMs);
  return told;
};

it('reads events however they are cut', async () => {
  expect(await read(streamOf(event, ': still here\n\n', event))).toEqual([[job], [job]]);
  expect(await read(streamOf(...event))).toEqual([[job]]);
  expect(await read(streamOf(event, 'event: jobs\ndata: {'))).toEqual([[job]]);
});

it('gives a stream up that falls silent, and lets go of it', async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    cancel() {
      cancelled = true;
    },
  });
  await expect(read(stream, 5)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(cancelled).toBe(true);
});

it('fails with what cannot be read, or breaks', async () => {
  await expect(read(streamOf('event: jobs\ndata: {\n\n'))).rejects.toThrow(SyntaxError);
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('gone')),
  });
  await expect(read(broken)).rejects.toThrow('gone');
});
