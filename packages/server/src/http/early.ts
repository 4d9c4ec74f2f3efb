import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Several times what any call takes. */
const MOST_BYTES = 40_000_000;
/** Half of what a call may take to arrive. */
const LONGEST_MS = 60_000;

/** Reads what is left of a body, keeping nothing of it, until it ends or has gone on for too long. */
export async function discardRest(
  body: Readable,
  { mostBytes = MOST_BYTES, longestMs = LONGEST_MS } = {},
): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs);
    let left = mostBytes;
    // Starts a body that nobody has read; one that a parser reads goes on at the parser's pace.
    body.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) resolve();
    });
    body.once('end', resolve).once('close', resolve);
  });
  clearTimeout(timer);
}

async function* beforeTheRest(answer: string, raw: IncomingMessage) {
  yield answer;
  await discardRest(raw);
  if (!raw.complete) raw.destroy();
}

/**
 * Sends an answer, even to a sender who has not finished: at once, and the connection ends or goes on when the body has been
 * read. Closing it earlier would reset it, and a sender who writes everything before reading would never see the answer.
 */
export function sendEarly({ raw }: FastifyRequest, reply: FastifyReply, answer: string): FastifyReply {
  // Injected requests (tests) have no `complete`.
  if (raw.complete !== false) return reply.send(answer);
  return reply
    .header('Content-Length', Buffer.byteLength(answer))
    .send(Readable.from(beforeTheRest(answer, raw), { objectMode: false }));
}
