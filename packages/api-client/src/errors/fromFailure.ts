import { isOfConnection } from '../client/connection.ts';
import { ApiError, type ApiErrorKind } from './ApiError.ts';

const reasons: Record<ApiErrorKind, string> = {
  aborted: 'The call was cancelled.',
  timeout: 'The server did not answer in time. Please try again.',
  network: 'The server cannot be reached. Check your connection and try again.',
  program: 'This page has a fault, or your browser lacks something it needs. Load the page again.',
  http: 'The answer of the server cannot be read. Please try again.',
};

const kindOf = (failure: unknown): ApiErrorKind => {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : '';
  if (name === 'AbortError') return 'aborted';
  if (name === 'TimeoutError') return 'timeout';
  if (isOfConnection(failure)) return 'network';
  return name === 'SyntaxError' ? 'http' : 'program';
};

/**
 * The error of a call that brought no usable answer: the default text, then the reason. Only what the
 * connection did is worded as the connection's fault.
 */
export const fromFailure = (failure: unknown, fallback: string): ApiError => {
  if (failure instanceof ApiError) return failure;
  const kind = kindOf(failure);
  const text = fallback.endsWith('.') ? fallback : `${fallback}.`;
  return new ApiError(`${text} ${reasons[kind]}`, { kind, cause: failure });
};
