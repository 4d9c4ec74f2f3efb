import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on another port of this computer that notes whatever reaches it, by HTTP and as single packets. */
export async function listener() {
  const heard: string[] = [];
  const server = createServer(({ method, url }, response) => {
    heard.push(`${method} ${url}`);
    response.writeHead(200, { 'access-control-allow-origin': '*' });
    response.end();
  });
  server.on('upgrade', ({ url }, socket) => {
    heard.push(`UPGRADE ${url}`);
    socket.destroy();
  });
  const packets = createSocket('udp4', () => heard.push('PACKET'));
  server.listen(0, '127.0.0.1');
  packets.bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(packets, 'listening')]);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    packets: `127.0.0.1:${packets.address().port}`,
    heard,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      packets.close();
    },
  };
}
