import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './contract.ts';
import { Problem, unprocessable } from './problem.ts';

/** The file of a multipart request, and what it takes to know its content without keeping it. */
export type ReceivedUpload = {
  upload: Upload;
  /** SHA-256 of name and content; reads what nobody has read. */
  digest: () => Promise<Buffer>;
  /** Lets go of what nobody has read. */
  discard: () => void;
};

/** The single file of the request, under the field `file`. */
export async function receiveUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new Problem(415, 'Send the picture as multipart/form-data.');
  const part = await request.file();
  if (!part) throw unprocessable('file', 'File is required.');
  if (part.fieldname !== 'file') {
    part.file.resume();
    throw unprocessable(part.fieldname, 'Send the picture in the field "file".');
  }
  const hash = createHash('sha256').update(part.filename).update('\0');
  const stream = new PassThrough();
  part.file.on('data', (chunk: Buffer) => hash.update(chunk));
  // A client that goes away mid-file makes the stream fail; whoever reads it is told.
  const flow = pipeline(part.file, stream);
  flow.catch(() => undefined);
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
