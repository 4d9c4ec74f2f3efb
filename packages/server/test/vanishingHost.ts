import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands before a server, and can vanish the way a host does whose power fails. */
export type VanishingHost = {
  /** The address of the server, by way of this host. */
  url: string;
  /** Lets no more bytes through on open connections, without closing them; new ones reach the server. */
  vanish(): void;
  close(): Promise<void>;
};

/** @param target the address of the server, with its port */
export async function vanishingHost(target: string): Promise<VanishingHost> {
  const behind = new URL(target);
  const sockets = new Set<Socket>();
  // A host that has vanished answers no farewell either.
  const host = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(behind.port), behind.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const bound = host.address();
  const url = new URL(target);
  if (typeof bound === 'object' && bound) url.host = `127.0.0.1:${bound.port}`;
  return {
    url: url.href,
    vanish() {
      for (const socket of sockets) {
        socket.unpipe();
        // What comes is taken, so that the sender believes it has arrived.
        socket.resume();
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      host.close();
      await once(host, 'close');
    },
  };
}
