import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../src/db/open.ts';
import { emptyDatabase, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

/** A database and an optimiser that tell whether they were closed. */
async function openParts() {
  const { database, drop } = await emptyDatabase();
  const close = vi.fn<Database['close']>(database.close);
  const optimiser = { ...idleOptimiser, close: vi.fn(idleOptimiser.close) };
  return { parts: { database: { ...database, close }, optimiser }, drop };
}

describe('a stop', () => {
  it('does not wait for connections that never sent a request', async () => {
    const leaf = await startHarness({}, { optimiser: idleOptimiser });
    const { port } = new URL(await leaf.program.app.listen({ port: 0, host: '127.0.0.1' }));
    const sockets = Array.from({ length: 20 }, () => connect(Number(port), '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const closed = Promise.all(
      sockets.map(
        (socket) => new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve)),
      ),
    );
    await leaf.stop();
    await closed;
    expect(sockets.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('cuts off a call that takes too long, and meanwhile stops the queue', async () => {
    const { parts, drop } = await openParts();
    const leaf = await startHarness({}, { ...parts, graceMs: 50 });
    const { app, services } = leaf.program;
    const stopQueue = vi.spyOn(services.queue, 'stop');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    const arrived = once(app.server, 'request');
    const cut = once(socket, 'close');
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    await arrived;
    const stopped = leaf.stop();
    expect(socket.destroyed).toBe(false);
    expect(stopQueue).toHaveBeenCalledWith(50);
    await stopped;
    await cut;
    expect(parts.database.close).toHaveBeenCalledOnce();
    await drop();
  });

  it('closes the rest when a part fails to close, and says so', async () => {
    const { parts, drop } = await openParts();
    parts.optimiser.close.mockRejectedValue(new Error('still busy'));
    const leaf = await startHarness({}, parts);
    vi.spyOn(leaf.program.app, 'close').mockRejectedValue(new Error('a call failed'));
    const stopQueue = vi.spyOn(leaf.services.queue, 'stop');
    await expect(leaf.program.stop()).rejects.toMatchObject({
      error: { message: 'still busy' },
      suppressed: { message: 'a call failed' },
    });
    expect(stopQueue).toHaveBeenCalledOnce();
    expect(parts.database.close).toHaveBeenCalledOnce();
    await drop();
  });

  it('interrupts the making of the demo’s pictures, which is no failure', async () => {
    const lines: string[] = [];
    const log = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const inspect = vi.fn<typeof idleOptimiser.inspect>(
      (_bytes, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const env = { DEMO: 'on', PORT: '0', LOG_LEVEL: 'warn' };
    const leaf = await startHarness(env, { optimiser: { ...idleOptimiser, inspect }, log });
    await leaf.program.listen();
    await vi.waitFor(() => expect(inspect).toHaveBeenCalledOnce(), { timeout: 20_000 });
    await leaf.stop();
    expect(inspect).toHaveBeenCalledOnce();
    expect(lines).toEqual([]);
  });
});

it('a start that fails closes what it has opened', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { parts, drop } = await openParts();
  await expect(startHarness({ ADMIN_PORT: String(port) }, parts)).rejects.toThrow('Set ADMIN_PORT');
  expect(parts.optimiser.close).toHaveBeenCalledOnce();
  expect(parts.database.close).toHaveBeenCalledOnce();
  taken.close();
  await drop();
});
