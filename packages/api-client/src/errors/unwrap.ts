import type { OperationId } from '../contract.ts';
import { ApiError } from './ApiError.ts';
import { fromFailure } from './fromFailure.ts';
import { fromResponse } from './fromResponse.ts';
import type { ErrorPurpose } from './texts.ts';

/** What a call of openapi-fetch resolves to. */
export interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
  response: Response;
}

// `error` cannot be trusted: openapi-fetch leaves it undefined when a failure has an empty body.
const succeeded = <T>(answer: Answer<T>): answer is Answer<T> & { data: T } => answer.response.ok;

/**
 * The body of a successful call.
 * @param purpose The purpose of the call, if its operation has several.
 * @throws {ApiError} Never anything else.
 */
export async function unwrap<T>(
  call: Promise<Answer<T>>,
  operation: OperationId,
  purpose?: ErrorPurpose,
): Promise<T> {
  const answer = await call.catch((failure: unknown) => {
    throw fromFailure(failure, operation, purpose);
  });
  if (succeeded(answer)) return answer.data;
  throw fromResponse(answer.response, answer.error, operation, purpose);
}

/**
 * A required part of the body of a successful call.
 * @param purposes The purpose of the call, and what fails if a successful response lacks the part.
 * @throws {ApiError} Never anything else.
 */
export async function unwrapPart<T, P>(
  call: Promise<Answer<T>>,
  operation: OperationId,
  part: (body: T) => P | null | undefined,
  {
    purpose,
    missing = purpose,
  }: { purpose?: ErrorPurpose | undefined; missing?: ErrorPurpose | undefined } = {},
): Promise<P> {
  const body: T | undefined = await unwrap(call, operation, purpose);
  const found = typeof body === 'object' && body !== null ? part(body) : undefined;
  if (found === undefined || found === null)
    throw new ApiError({ kind: 'http', operation, purpose: missing });
  return found;
}
