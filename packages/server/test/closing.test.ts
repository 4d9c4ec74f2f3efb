import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

test('a stop does not wait for connections that never sent a request', async () => {
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
