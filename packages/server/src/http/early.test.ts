import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, it, vi } from 'vitest';
import { discardRest } from './early.ts';

afterEach(() => vi.useRealTimers());

const bounds = { mostBytes: 10, longestMs: 1000 };

it.each<[string, (body: PassThrough) => unknown]>([
  ['ends', (body) => body.end('some')],
  ['breaks off', (body) => body.destroy()],
  ['has gone on for too many bytes', (body) => body.write('eleven bytes')],
])('the rest of a body is read until it %s', async (_what, send) => {
  const body = new PassThrough();
  const read = discardRest(body, bounds);
  send(body);
  await read;
});

it.each<[string, (body: PassThrough) => unknown]>([
  ['ended', (body) => body.resume().end()],
  ['broken off', (body) => body.destroy()],
])('nothing is left of a body that has %s', async (_what, send) => {
  const body = new PassThrough();
  const closed = once(body, 'close');
  send(body);
  await closed;
  await discardRest(body, bounds);
});

it('the rest of a body is read until it has taken too long', async () => {
  vi.useFakeTimers();
  const body = new PassThrough();
  const read = discardRest(body, bounds);
  body.write('slow');
  vi.advanceTimersByTime(1000);
  await read;
});
