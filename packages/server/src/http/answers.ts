import { createHash } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Picture } from '../core/contract.ts';
import { linkToNext } from '../core/paging.ts';
import type { OperationFacts } from './specification.ts';

/** Whether the client already has this version. */
const holds = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Sends a picture as an opaque file: no sniffing, no scripts, revalidated before reuse. */
export async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Picture) {
  const etag = `"${picture.etag}"`;
  reply.headers({
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // A picture opened by its address is downloaded, never shown as a page of this origin.
    'Content-Disposition': contentDisposition(picture.name),
  });
  if (holds(request, etag)) return reply.code(304).send();
  const { stream, bytes } = await picture.open();
  return reply.type(picture.type).header('Content-Length', bytes).send(stream);
}

/** Sends JSON under the contract's status; reads that affect no rights may be revalidated by ETag. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  facts: OperationFacts,
  answer: unknown,
) {
  reply.code(facts.successStatus);
  if (facts.successStatus === 204) return reply.header('Cache-Control', 'no-store').send();
  const next = linkToNext(request);
  if (next) reply.header('Link', next);
  const text = JSON.stringify(answer);
  if (facts.revalidates) {
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' });
    if (holds(request, etag)) return reply.code(304).send();
  } else reply.header('Cache-Control', 'no-store');
  return reply.type('application/json; charset=utf-8').send(text);
}
