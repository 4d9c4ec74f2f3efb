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
const serverText = ({ detail, message }: Record<string, unknown>): string => {
  const details = Array.isArray(detail) ? detail : [detail];
  return details.map(sentence).filter(Boolean).join(', ') || sentence(message);
};

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

const fieldErrors = (errors: unknown): FieldError[] | undefined => {
  const found = Array.isArray(errors) ? errors.filter(isFieldError) : [];
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

/** The error of a response that is not ok. A body that is not JSON (a proxy's HTML page, nothing at all) is ignored. */
export const fromResponse = (
  response: Response,
  body: unknown,
  operation: OperationId,
  purpose?: ErrorPurpose,
): ApiError => {
  const problem = isRecord(body) ? body : {};
  const { code, params, current, results } = problem;
  return new ApiError({
    kind: 'http',
    operation,
    purpose,
    status: response.status,
    statusText: response.statusText.trim() || undefined,
    code: typeof code === 'string' ? code : undefined,
    // The contract defines what the parameters, the current state and the results hold.
    params: isRecord(params) ? (params as Problem['params']) : undefined,
    detail: serverText(problem) || undefined,
    retryAfterSeconds: retryAfter(response.headers.get('Retry-After')),
    fieldErrors: fieldErrors(problem.errors),
    current: isRecord(current) ? (current as Problem['current']) : undefined,
    results: Array.isArray(results) ? (results as Problem['results']) : undefined,
  });
};
