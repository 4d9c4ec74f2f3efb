import { isOfConnection } from '../client/connection.ts';
import type { OperationId } from '../contract.ts';
import { ApiError, type ApiErrorKind } from './ApiError.ts';
import type { ErrorPurpose } from './texts.ts';

const kindOf = (failure: unknown): ApiErrorKind => {
  const { name, message }: Error = Object(failure);
  if (name === 'AbortError') return 'aborted';
  if (name === 'TimeoutError') return 'timeout';
  // What browsers and Node say when a `fetch` of the page itself, such as the one for a token, gets no response.
  if (isOfConnection(failure) || /to fetch|(fetch|Load) failed/.test(message)) return 'network';
  return name === 'SyntaxError' ? 'unreadable' : 'program';
};

/** The error of a call without a usable response. Only connection failures count as `network`. */
export const fromFailure = (failure: unknown, operation: OperationId, purpose?: ErrorPurpose): ApiError =>
  failure instanceof ApiError
    ? failure
    : new ApiError({ kind: kindOf(failure), operation, purpose, cause: failure });
