import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ObjectMissing } from '../platform/objects/index.ts';
import { fieldErrors } from './messages.ts';
import { notFound, Problem } from './problem.ts';

const WENT_WRONG = 'Something went wrong on our side. Please try again.';
const UNAVAILABLE = 'The service is not available right now. Please try again.';
/** What a call that would need room is told. */
export const NO_ROOM = 'There is no room left to store this. Nothing was saved.';
const RETRY_SECONDS = '5';

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** PostgreSQL went away or refuses connections (classes 08 and 57P, and the socket's own errors). */
const unreachable = (code: string, message: string) =>
  /^(08...|57P0[123]|53300)$/.test(code) ||
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/.test(code) ||
  /Connection terminated|timeout exceeded when trying to connect/.test(message);

const fastifySentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as JSON (application/json).',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body does not have the length its header says.',
  FST_FILES_LIMIT: 'Send one file.',
  FST_PARTS_LIMIT: 'Send one file and nothing else.',
  FST_FIELDS_LIMIT: 'Send one file and nothing else.',
};

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ObjectMissing) return notFound('file');
  const code = codeOf(error);
  if (error.validation) {
    // Fastify types its validators more loosely than Ajv, the only one used here.
    const errors = fieldErrors(error.validation as readonly ErrorObject[], error.validationContext);
    const detail = errors
      .map(({ message }) => message)
      .slice(0, 3)
      .join(' ');
    return new Problem(422, detail || 'The request is not valid.', { errors });
  }
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return new Problem(507, NO_ROOM);
  if (code === '22021' || code === '22P05')
    return new Problem(422, 'The text has a character that cannot be stored.');
  if (unreachable(code, error.message))
    return new Problem(503, UNAVAILABLE, { headers: { 'Retry-After': RETRY_SECONDS } });
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new Problem(status, fastifySentences[code] ?? 'The request could not be read.');
  return new Problem(500, WENT_WRONG);
}

/** Every failure leaves as `{ detail, errors? }`; what is not the caller's doing is logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error);
    if (problem.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return reply
      .code(problem.status)
      .headers({ ...problem.headers, 'Cache-Control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify({ detail: problem.message, ...(problem.errors ? { errors: problem.errors } : {}) }),
      );
  });
}
