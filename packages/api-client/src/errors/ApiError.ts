import type { FieldError } from '../contract.ts';

/**
 * How a call failed.
 * - `http`: the server answered, but not with what was asked for.
 * - `network`: no answer came.
 * - `timeout`: no complete answer came in time.
 * - `program`: nothing was wrong with the connection; the page, or something its browser lacks, failed before or after.
 * - `aborted`: the caller gave the call up; nothing to tell anybody.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'program' | 'aborted';

export interface ApiErrorInit {
  kind: ApiErrorKind;
  /** HTTP status, when the server answered. */
  status?: number | undefined;
  /** Seconds to wait before trying again, from `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** Values that break a rule, each with a sentence; from a 422. */
  fieldErrors?: readonly FieldError[] | undefined;
  cause?: unknown;
}

/** The one error every call of this package throws. `message` is a sentence for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fieldErrors: readonly FieldError[] | undefined;

  constructor(message: string, { kind, status, retryAfterSeconds, fieldErrors, cause }: ApiErrorInit) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fieldErrors = fieldErrors;
  }
}

/** The text to show for any caught value. What is not an `ApiError` is a fault of the program, which tells a person nothing. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message : fallback;

/** Whether the caller gave the call up itself: nothing to show. */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.kind === 'aborted';
