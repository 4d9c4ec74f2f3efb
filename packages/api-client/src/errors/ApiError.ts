import type { FieldError, OperationId, Problem } from '../contract.ts';
import type { ErrorPurpose } from './texts.ts';

/**
 * How a call failed.
 * - `http`: the server refused, or its response lacks what was asked for.
 * - `unreadable`: the server responded, but the response cannot be read.
 * - `network`: no response arrived.
 * - `timeout`: no complete response arrived in time.
 * - `program`: the connection was fine; the page, or something its browser lacks, failed before or after.
 * - `aborted`: the caller aborted the call; nothing to report.
 */
export type ApiErrorKind = 'http' | 'unreadable' | 'network' | 'timeout' | 'program' | 'aborted';

export interface ApiErrorInit {
  kind: ApiErrorKind;
  operation: OperationId;
  /** The purpose of the call, if its operation has several. */
  purpose?: ErrorPurpose | undefined;
  status?: number | undefined;
  statusText?: string | undefined;
  code?: string | undefined;
  params?: Problem['params'] | undefined;
  detail?: string | undefined;
  retryAfterSeconds?: number | undefined;
  fieldErrors?: readonly FieldError[] | undefined;
  current?: Problem['current'] | undefined;
  results?: Problem['results'] | undefined;
  cause?: unknown;
}

/** The only error that calls of this package throw. Show `errorText(error)`; `message` is for logs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The operation that failed, as named in the contract. */
  readonly operation: OperationId;
  /** Determines the default text: the operation, or the purpose of the call if it had another. */
  readonly purpose: ErrorPurpose;
  /** The HTTP status, if the server refused. */
  readonly status: number | undefined;
  /** The status text, if HTTP gave one. */
  readonly statusText: string | undefined;
  /** The stable code of the refusal. Undefined if the response is not the API's own, such as a proxy's. */
  readonly code: string | undefined;
  /** The values named in the refusal's sentence. */
  readonly params: Problem['params'] | undefined;
  /** The server's own sentence, in the language that the call requested. */
  readonly detail: string | undefined;
  /** Seconds to wait before retrying, from `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** Invalid values, each with a code and a sentence; from a 422. */
  readonly fieldErrors: readonly FieldError[] | undefined;
  /** The current row or campaign, if somebody else had changed it; from a 412. */
  readonly current: Problem['current'] | undefined;
  /** The refused changes of a bulk call that changed nothing. */
  readonly results: Problem['results'] | undefined;

  constructor(init: ApiErrorInit) {
    const { kind, operation, status, statusText, detail } = init;
    super(detail || statusText || `${operation} failed: ${status ?? kind}`, { cause: init.cause });
    this.kind = kind;
    this.operation = operation;
    this.purpose = init.purpose ?? operation;
    this.status = status;
    this.statusText = statusText;
    this.code = init.code;
    this.params = init.params;
    this.detail = detail;
    this.retryAfterSeconds = init.retryAfterSeconds;
    this.fieldErrors = init.fieldErrors;
    this.current = init.current;
    this.results = init.results;
  }
}

/** Whether the caller aborted the call: nothing to show. */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.kind === 'aborted';
