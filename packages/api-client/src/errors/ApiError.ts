import type { FieldError, OperationId, Problem } from '../contract.ts';
import type { ErrorPurpose } from './texts.ts';

/**
 * How a call failed.
 * - `http`: the server refused, or its answer lacks what was asked for.
 * - `unreadable`: the server answered, but the answer cannot be read.
 * - `network`: no answer came.
 * - `timeout`: no complete answer came in time.
 * - `program`: nothing was wrong with the connection; the page, or something its browser lacks, failed before or after.
 * - `aborted`: the caller gave the call up; nothing to tell anybody.
 */
export type ApiErrorKind = 'http' | 'unreadable' | 'network' | 'timeout' | 'program' | 'aborted';

export interface ApiErrorInit {
  kind: ApiErrorKind;
  operation: OperationId;
  /** What the operation was called for, when it has several uses. */
  purpose?: ErrorPurpose | undefined;
  status?: number | undefined;
  statusText?: string | undefined;
  code?: string | undefined;
  params?: Problem['params'] | undefined;
  detail?: string | undefined;
  retryAfterSeconds?: number | undefined;
  fieldErrors?: readonly FieldError[] | undefined;
  cause?: unknown;
}

/** The one error every call of this package throws. Show `errorText(error)`; `message` is for logs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The operation of the contract that failed. */
  readonly operation: OperationId;
  /** Decides the default text: the operation, unless it was called for another purpose. */
  readonly purpose: ErrorPurpose;
  /** HTTP status, when the server refused. */
  readonly status: number | undefined;
  /** The status as words, as far as HTTP gave any. */
  readonly statusText: string | undefined;
  /** The stable name of the refusal. Undefined when the answer is not the API's own, such as a proxy's. */
  readonly code: string | undefined;
  /** The values that the refusal's sentence names. */
  readonly params: Problem['params'] | undefined;
  /** The server's own sentence, in the language the call asked for. */
  readonly detail: string | undefined;
  /** Seconds to wait before trying again, from `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** Values that break a rule, each with a code and a sentence; from a 422. */
  readonly fieldErrors: readonly FieldError[] | undefined;

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
  }
}

/** Whether the caller gave the call up itself: nothing to show. */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.kind === 'aborted';
