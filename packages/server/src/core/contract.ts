import type { Readable } from 'node:stream';
import type { Guard, guards, OperationId, operations } from '@leaf/api-client/contract';
import type { FormatFacts } from '@leaf/optimiser';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/open.ts';
import type { Caller, EntitledCaller, MachineCaller, MemberCaller } from './caller.ts';
import type { Events } from './jobNews.ts';
import type { Services } from './services.ts';

/** A file as it arrives; read the stream to its end, then check whether it was cut at the size limit. */
export type Upload = {
  filename: string;
  stream: Readable;
  truncated: () => boolean;
  /** Fires if the sender disconnects before the response. */
  signal: AbortSignal;
};

/** A picture or a ZIP as a response. It is opened only if the client does not have it yet. */
export type Download = {
  type: FormatFacts['mediaType'] | 'application/zip';
  /** The file name for a download. */
  name: string;
  /** Changes exactly when the bytes do; absent for what is not kept. */
  etag?: string;
  open: () => Promise<{ stream: Readable; bytes: number }>;
};

type Part<O extends OperationId, K extends 'path' | 'query'> = Pick<
  Required<operations[O]['parameters']>,
  K
>[K] extends infer P extends object
  ? P
  : undefined;

type Body<O extends OperationId> = operations[O] extends { requestBody: { content: infer C } }
  ? C extends { 'application/json': infer J }
    ? J
    : Upload
  : undefined;

type Content<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer J }
    ? J
    : C extends { 'text/event-stream': unknown }
      ? Events
      : Download
  : undefined;

/** The success response of an operation: its JSON, a file, events, or nothing. */
export type Answer<O extends OperationId> = operations[O]['responses'] extends { 200: infer R }
  ? Content<R>
  : operations[O]['responses'] extends { 201: infer R }
    ? Content<R>
    : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing
      void;

/** The caller, as far as the guard has checked. */
export type CallerOf<G extends Guard> = G extends 'open'
  ? undefined
  : G extends 'entitled'
    ? EntitledCaller
    : G extends 'apiKey'
      ? MachineCaller
      : G extends 'member' | 'orgAdmin'
        ? MemberCaller
        : Caller;

/** Stores the response of a call with its Idempotency-Key, in the transaction that does its work. */
export type Settle = (trx: Db, answer: unknown) => Promise<void>;

/** The argument of every handler. `db` is a transaction if the call carries an Idempotency-Key. */
export type Ctx<O extends OperationId> = Services & {
  caller: CallerOf<(typeof guards)[O]>;
  params: Part<O, 'path'>;
  query: Part<O, 'query'>;
  body: Body<O>;
  request: FastifyRequest;
  /**
   * Runs the writing part of a call that prepares itself outside any transaction, as one transaction with its
   * Idempotency-Key. Only for the operations that `runOperation.ts` names.
   */
  inOne: <T>(work: (trx: Db) => Promise<T>) => Promise<T>;
  /** For an upload, whose work waits for more than the database; does nothing for a call without a key. */
  settle: Settle;
};

/** One function per operation of the contract, which defines its input and output. */
export type Handlers = { [O in OperationId]: (ctx: Ctx<O>) => Promise<Answer<O>> };
