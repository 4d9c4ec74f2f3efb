import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import type {} from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Upload } from '../core/contract.ts';
import { refuse, unprocessable } from '../core/problem.ts';

/** The file of a multipart request, and what it takes to know its content without keeping it. */
export type ReceivedUpload = {
  upload: Upload;
  /** SHA-256 of name and content; reads whatever has not been read yet. */
  digest: () => Promise<Buffer>;
  /** Discards whatever has not been read yet. */
  discard: () => void;
};

const unreadable = (cause: unknown) => refuse('upload_unreadable', undefined, { cause });

const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The name as the sender has it: forms escape these three characters and nothing else, not even the percent sign. */
const unescaped = (name: string): string => name.replace(/%(?:22|0D|0A)/g, (code) => escapes[code] ?? code);

/** Limits of the parser are refusals already. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;

/** Fires when the connection ends before the answer is sent. Fastify's own signal fires once the body has been read. */
function senderGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The single file of the request, under the field `file`. */
export async function receiveUpload(request: FastifyRequest, reply: FastifyReply): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw refuse('not_multipart');
  const parts = request.parts();
  const next = () =>
    parts.next().catch((error: unknown) => {
      if (isRefusal(error)) throw error;
      // The parser has stopped reading, and the next request of this connection comes after the rest.
      request.raw.resume();
      throw unreadable(error);
    });
  const first = await next();
  const part = first.done ? undefined : first.value;
  if (!part) throw unprocessable('file', 'missing');
  const refused = (fault: 'wrong_part' | 'no_file_name') => {
    if (part.type === 'file') part.file.resume();
    return unprocessable(part.fieldname, fault);
  };
  if (part.fieldname !== 'file') throw refused('wrong_part');
  // Without a file name it counts as a field, unless its type says that it is not text.
  if (part.type !== 'file' || part.filename === undefined) throw refused('no_file_name');
  const hash = createHash('sha256').update(part.filename).update('\0');
  const stream = new PassThrough();
  part.file.on('data', (chunk: Buffer) => hash.update(chunk));
  // The file ends with its form: if the client disconnects, never finishes or sends more, the reader gets the error.
  const end = async () => {
    await next();
    await finished(part.file).catch((error: unknown) => {
      throw unreadable(error);
    });
    stream.end();
  };
  end().catch((error: Error) => stream.destroy(error));
  // A reader that stops early must not block the rest of the request.
  stream.once('close', () => part.file.resume());
  stream.on('error', () => undefined);
  part.file.pipe(stream, { end: false });
  return {
    upload: {
      filename: unescaped(part.filename),
      stream,
      truncated: () => part.file.truncated,
      signal: senderGone(reply),
    },
    digest: async () => {
      if (!stream.readableEnded) {
        stream.resume();
        await finished(stream);
      }
      return hash.copy().digest();
    },
    discard: () => {
      if (!stream.readableEnded) stream.resume();
    },
  };
}
