import { expect, it } from 'vitest';
import type { JobEvent } from '../contract.ts';
import { eventIn, readJobEvents } from './jobEvents.ts';

const job = { id: 31, image_id: 5, status: 'running', progress: 0.4 } as const;
const point = { image_id: 5, format: 'avif', quality: 71, status: 'queued' } as const;
const creative = { id: 41, creative_id: 3, status: 'running', progress: 0.4 } as const;
const told = { jobs: [job], points: [point], creatives: [creative] };
const data = JSON.stringify(told);
const event = `event: jobs\ndata: ${data}\n\n`;

it.each([
  ['an event', `event: jobs\ndata: ${data}`, told],
  [
    'data of a server that tells of jobs alone',
    `event: jobs\ndata: ${JSON.stringify({ jobs: [job] })}`,
    { jobs: [job], points: [], creatives: [] },
  ],
  ['data in two lines', 'event: jobs\ndata: {"jobs":\ndata: []}', { jobs: [], points: [], creatives: [] }],
  ['line ends of other systems', `event:jobs\r\ndata:${data}`, told],
  ['a comment', ': still here', undefined],
  ['another event', `event: other\ndata: ${data}`, undefined],
  ['data of another form', 'event: jobs\ndata: {}', undefined],
])('reads %s', (_what, block, event) => {
  expect(eventIn(block)).toEqual(event);
});

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
const read = async (stream: ReadableStream<Uint8Array>, silentMs?: number) => {
  const heard: JobEvent[] = [];
  await readJobEvents(stream, (jobs, points, creatives) => heard.push({ jobs, points, creatives }), silentMs);
  return heard;
};

it('reads events however they are cut', async () => {
  expect(await read(streamOf(event, ': still here\n\n', event))).toEqual([told, told]);
  expect(await read(streamOf(...event))).toEqual([told]);
  expect(await read(streamOf(event, 'event: jobs\ndata: {'))).toEqual([told]);
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
