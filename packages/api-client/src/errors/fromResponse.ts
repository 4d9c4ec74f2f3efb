import type { FieldError, OperationId, Problem } from '../contract.ts';
import { ApiError } from './ApiError.ts';
import type { ErrorPurpose } from './texts.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sentence = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  if (!isRecord(value)) return '';
  return sentence(value.msg ?? value.message ?? '');
};

/** The server's own words: `detail` (a string, or an array of strings and `{ msg }`), else `message`. */
const serverText = (body: unknown): string => {
  if (!isRecord(body)) return '';
  const details = Array.isArray(body.detail) ? body.detail : [body.detail];
  return details.map(sentence).filter(Boolean).join(', ') || sentence(body.message);
};

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

const fieldErrors = (body: unknown): FieldError[] | undefined => {
  const found = isRecord(body) && Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [];
  return found.length > 0 ? found : undefined;
};

/** Seconds of a `Retry-After` header, which holds seconds or a date. */
export const retryAfter = (header: string | null, now = Date.now()): number | undefined => {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
};

const codeOf = (body: unknown): string | undefined =>
  isRecord(body) && typeof body.code === 'string' ? body.code : undefined;

const paramsOf = (body: unknown): Problem['params'] =>
  // The contract defines what a record of parameters holds.
  isRecord(body) && isRecord(body.params) ? (body.params as Problem['params']) : undefined;

const currentOf = (body: unknown): Problem['current'] =>
  // The contract defines its content.
  isRecord(body) && isRecord(body.current) ? (body.current as Problem['current']) : undefined;

const resultsOf = (body: unknown): Problem['results'] =>
  // The contract defines its content.
  isRecord(body) && Array.isArray(body.results) ? (body.results as Problem['results']) : undefined;

/** The error of a response that is not ok. A body that is not JSON (a proxy's HTML page, nothing at all) is ignored. */
export const fromResponse = (
  response: Response,
  body: unknown,
  operation: OperationId,
  purpose?: ErrorPurpose,
): ApiError =>
  new ApiError({
    kind: 'http',
    operation,
    purpose,
    status: response.status,
    statusText: response.statusText.trim() || undefined,
    code: codeOf(body),
    params: paramsOf(body),
    detail: serverText(body) || undefined,
    retryAfterSeconds: retryAfter(response.headers.get('Retry-After')),
    fieldErrors: fieldErrors(body),
    current: currentOf(body),
    results: resultsOf(body),
  });
