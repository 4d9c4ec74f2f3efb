import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { OperationId } from '@leaf/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationFacts } from '../core/specification.ts';

/** A text of fewer characters fits into one packet as it is. */
const WORTH_IT = 1_024;

/** Reads that answer with an address that opens for whoever has it. */
const SECRET = new Set<string>(['createCheckout', 'getBillingPortal'] satisfies OperationId[]);

/**
 * Whether the answers of an operation may be compressed. The length of what is compressed says something about what is
 * in it, so no answer with a secret is: of the calls that are no reads, only the one with long answers.
 */
export const mayCompress = (
  operationId: string,
  { method, binary, streams }: Pick<OperationFacts, 'method' | 'binary' | 'streams'>,
): boolean =>
  operationId === 'bulkRows' || (method === 'GET' && !binary && !streams && !SECRET.has(operationId));

/** Whether the client reads gzip. */
export const acceptsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  negotiate(String(headers['accept-encoding'] ?? '').toLowerCase(), ['gzip']) === 'gzip';

/** Says that the answer depends on this header of the request as well. */
function varyBy(reply: FastifyReply, header: string): void {
  const others = reply.getHeader('vary');
  reply.header('Vary', others === undefined ? header : `${others}, ${header}`);
}

/**
 * Sends answers as gzip to clients that read it, where `compresses` of the route allows it. It happens while they are
 * sent, outside the thread of the calls, and waits for a reader that is slow.
 */
export function compressAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, body: unknown) => {
    if (!request.routeOptions.config.compresses || reply.statusCode >= 400) return body;
    varyBy(reply, 'Accept-Encoding');
    const isLong = body instanceof Readable || (typeof body === 'string' && body.length >= WORTH_IT);
    if (!isLong || !acceptsGzip(request)) return body;
    reply.header('Content-Encoding', 'gzip');
    // Fastify reports what fails.
    return pipeline(Readable.from(body), createGzip(), () => undefined);
  });
}
