import { ApiError } from './ApiError.ts';
import { fromFailure } from './fromFailure.ts';
import { fromResponse } from './fromResponse.ts';

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
 * @param fallback Text of the error when the server gives none.
 * @throws {ApiError} Always this, whatever went wrong.
 */
export async function unwrap<T>(call: Promise<Answer<T>>, fallback: string): Promise<T> {
  const answer = await call.catch((failure: unknown) => {
    throw fromFailure(failure, fallback);
  });
  if (succeeded(answer)) return answer.data;
  throw fromResponse(answer.response, answer.error, fallback);
}

/**
 * A part of the body of a successful call that must be there.
 * @throws {ApiError} With `missing` as its text when a successful answer lacks the part.
 */
export async function unwrapPart<T, P>(
  call: Promise<Answer<T>>,
  fallback: string,
  part: (body: T) => P | null | undefined,
  missing = fallback,
): Promise<P> {
  const body: T | undefined = await unwrap(call, fallback);
  const found = typeof body === 'object' && body !== null ? part(body) : undefined;
  if (found === undefined || found === null) throw new ApiError(missing, { kind: 'http' });
  return found;
}
