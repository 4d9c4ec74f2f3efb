import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Download } from '../core/contract.ts';
import type { Events } from '../core/jobNews.ts';
import { linkToNext } from '../core/paging.ts';
import type { OperationFacts } from '../core/specification.ts';
import { limitUnread } from './unread.ts';

/** A tag without the mark that says it is weak. */
const opaque = (etag: string): string => etag.replace(/^W\//, '');

/** Whether the client already has this version. */
const holds = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => opaque(tag.trim()) === opaque(etag));

/** The body to send: none to who asks for the headers alone, for whom nothing is read either. */
function bodyFor({ method }: FastifyRequest, body: Readable): Readable {
  if (method !== 'HEAD') return body;
  body.destroy();
  return Readable.from([]);
}

/** Sends a file for download: no sniffing, no scripts, revalidated before reuse. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: Download) {
  const etag = file.etag === undefined ? undefined : `"${file.etag}"`;
  const headers = {
    ...(etag === undefined
      ? { 'Cache-Control': 'no-store' }
      : { ETag: etag, 'Cache-Control': 'private, no-cache' }),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // A file opened by its URL is downloaded, never shown as a page of this origin.
    'Content-Disposition': contentDisposition(file.name),
  };
  if (etag !== undefined && holds(request, etag)) return reply.headers(headers).code(304).send();
  // Opened first: a refusal is no file.
  const { stream, bytes } = await file.open();
  return reply
    .headers(headers)
    .type(file.type)
    .header('Content-Length', bytes)
    .send(bodyFor(request, stream));
}

/** Sends events as they come; no proxy may hold them back. */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, { events }: Events) {
  return reply
    .type('text/event-stream; charset=utf-8')
    .headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
    .send(bodyFor(request, events));
}

/** How many entries of a list are serialised at a time. */
const SLICE = 250;

const countUnread = limitUnread();

type List = { data: readonly unknown[] };
const isLongList = (answer: unknown): answer is List =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  Array.isArray(answer.data) &&
  answer.data.length > SLICE &&
  Object.keys(answer).length === 1;

/** A response as JSON. A long list is serialised in slices, with other calls served in between. */
async function jsonOf(answer: unknown): Promise<string[]> {
  if (!isLongList(answer)) return [JSON.stringify(answer)];
  const parts: string[] = [];
  for (let from = 0; from < answer.data.length; from += SLICE) {
    const entries = JSON.stringify(answer.data.slice(from, from + SLICE)).slice(1, -1);
    parts.push(`${from === 0 ? '{"data":[' : ','}${entries}`);
    await setImmediate();
  }
  parts.push(']}');
  return parts;
}

/** Sends JSON under the contract's status; reads that affect no rights may be revalidated by ETag. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  facts: OperationFacts,
  answer: unknown,
) {
  reply.code(facts.successStatus);
  if (facts.successStatus === 204) return reply.header('Cache-Control', 'no-store').send();
  const next = linkToNext(request);
  if (next) reply.header('Link', next);
  const parts = await jsonOf(answer);
  if (facts.revalidates) {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    // Weak: the same for the compressed bytes and the others.
    const etag = `W/"${hash.digest('base64url')}"`;
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' });
    if (holds(request, etag)) return reply.code(304).send();
  } else reply.header('Cache-Control', 'no-store');
  reply.type('application/json; charset=utf-8');
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  countUnread({ orgId: request.caller?.org?.id ?? 0, bytes, raw: reply.raw });
  // A long list is sent in parts too: one large write would block other calls until the kernel has accepted it.
  return reply.send(parts.length === 1 ? parts[0] : Readable.from(parts));
}
