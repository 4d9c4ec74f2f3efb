import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What is lost with a connection: the rest of a request, the answer to one, or everything under way. */
export type Loss = 'request' | 'answer' | 'all';

/** A line to a program that can be cut, and leads to another one after a restart. */
export async function openLine(portOf: () => number) {
  const open = new Set<() => void>();
  let loss: Loss | undefined;
  let cuts = 0;

  const server = createServer((near: Socket) => {
    const far = connect(portOf(), '127.0.0.1');
    const cut = () => {
      open.delete(cut);
      near.destroy();
      far.destroy();
    };
    const loses = (what: Loss) => {
      if (loss !== what) return false;
      loss = undefined;
      cuts += 1;
      cut();
      return true;
    };
    open.add(cut);
    for (const socket of [near, far]) {
      socket.once('error', cut);
      socket.once('close', cut);
    }
    near.on('data', (bytes) => {
      // A part of what was sent arrives.
      if (loss === 'request') far.write(bytes.subarray(0, bytes.length >> 1), () => loses('request'));
      else far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (!loses('answer')) near.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** How many connections were dropped on purpose; `all` counts once. */
    cuts: () => cuts,
    /** Drops all connections now, or the next that is in the middle of a request or has an answer. */
    drop(what: Loss): void {
      if (what !== 'all') {
        loss = what;
        return;
      }
      cuts += 1;
      for (const cut of [...open]) cut();
    },
    close(): void {
      server.close();
      for (const cut of [...open]) cut();
    },
  };
}
