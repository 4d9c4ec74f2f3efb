import type { FieldError } from '../contract.ts';
import { ApiError } from './ApiError.ts';

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

/**
 * The error of an answer that is not ok. Its text is the server's `detail` or `message`, failing that the status text,
 * failing that the default. A body that is not JSON (a proxy's HTML page, nothing at all) says nothing to a person.
 */
export const fromResponse = (response: Response, body: unknown, fallback: string): ApiError =>
  new ApiError(serverText(body) || response.statusText.trim() || fallback, {
    kind: 'http',
    status: response.status,
    retryAfterSeconds: retryAfter(response.headers.get('Retry-After')),
    fieldErrors: fieldErrors(body),
  });
