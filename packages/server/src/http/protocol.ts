import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../core/problem.ts';
import { answerRaw } from './server.ts';

const hostsIn = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Requests that Node would refuse silently get a refusal in the usual form. */
export function refuseUnclear(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (raw.httpVersion === '1.1' && hostsIn(raw.rawHeaders) !== 1) throw refuse('host_unclear');
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
      throw refuse('expectation_unknown');
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', (_request, socket: Socket) =>
    answerRaw(socket, '405 Method Not Allowed', 'method_not_allowed'),
  );
}
