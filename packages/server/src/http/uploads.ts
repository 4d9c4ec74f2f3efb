import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './contract.ts';
import { refuse, unprocessable } from './problem.ts';

/** The file of a multipart request, and what it takes to know its content without keeping it. */
export type ReceivedUpload = {
  upload: Upload;
  /** SHA-256 of name and content; reads what nobody has read. */
  digest: () => Promise<Buffer>;
  /** Lets go of what nobody has read. */
  discard: () => void;
};

const unreadable = (cause: unknown) => refuse('upload_unreadable', undefined, { cause });

/** Limits of the parser are refusals already. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;

/** The single file of the request, under the field `file`. */
export async function receiveUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw refuse('not_multipart');
  const parts = request.parts();
  const next = () =>
    parts.next().catch((error: unknown) => {
      throw isRefusal(error) ? error : unreadable(error);
    });
  const first = await next();
  const part = first.done ? undefined : first.value;
  if (part?.type !== 'file') throw unprocessable('file', 'missing');
  if (part.fieldname !== 'file') {
    part.file.resume();
    throw unprocessable(part.fieldname, 'wrong_part');
  }
  const hash = createHash('sha256').update(part.filename).update('\0');
  const stream = new PassThrough();
  part.file.on('data', (chunk: Buffer) => hash.update(chunk));
  // A client that goes away, sends no end or more than the file: whoever reads it is told.
  next().catch((error: Error) => stream.destroy(error));
  // Who stops reading early must not stop the rest of the request.
  stream.once('close', () => part.file.resume());
  stream.on('error', () => undefined);
  part.file.pipe(stream);
  return {
    upload: { filename: part.filename, stream, truncated: () => part.file.truncated },
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
