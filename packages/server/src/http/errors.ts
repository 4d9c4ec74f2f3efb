import type { RefusalCode } from '@leaf/api-client/contract';
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrors } from '../core/fieldErrors.ts';
import { languageOf, problemBody } from '../core/language.ts';
import { invalid, notFound, Problem, refuse, retryLater } from '../core/problem.ts';
import type { Services } from '../core/services.ts';
import { NoConnection } from '../db/connections.ts';
import { NoAnswer } from '../db/impatient.ts';
import { codeOf, isFull } from '../errorCodes.ts';
import { ObjectMissing } from '../platform/objects/types.ts';
import { sendEarly } from './early.ts';
import { recordRefusal } from './refusals.ts';

const RETRY_SECONDS = 5;

/** Waited too long for a lock or a response, or conflicted with another transaction once too often (PostgreSQL). */
const crowded = (code: string) => /^(57014|55P03|40P01|40001)$/.test(code);

/**
 * PostgreSQL went away or refuses connections (classes 08 and 57P), or the network or the names of hosts fail, also on the
 * way to the store.
 */
const unreachable = (code: string, message: string) =>
  /^(08...|57P0[123]|53300)$/.test(code) ||
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/.test(
    code,
  ) ||
  /Connection terminated|timeout exceeded when trying to connect/.test(message);

/** An S3-compatible store is overloaded or does not answer, as its client says. */
const storeAway = ({ name, $metadata }: Error & { $metadata?: { httpStatusCode?: number } }) =>
  name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500;

/** The sender left before all of the body had come (Node's own words). Nobody reads the answer. */
const senderLeft = (code: string, message: string) => code === 'ECONNRESET' && message === 'aborted';

/** A character that PostgreSQL cannot keep, in text and in JSON. */
const NOT_STORABLE = new Set(['22021', '22P05']);

const fastifyRefusals: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body_not_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'wrong_content_length',
  FST_FILES_LIMIT: 'one_file_only',
  FST_PARTS_LIMIT: 'one_file_only',
  FST_FIELDS_LIMIT: 'one_file_only',
};

function problemOf(error: FastifyError, takesFile: boolean | undefined): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ObjectMissing) return notFound('file');
  const code = codeOf(error) ?? '';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' && takesFile) return refuse('not_multipart');
  // An address that no file can have, such as one with an empty part.
  if (code === 'FST_STATIC_FORBIDDEN_PATH') return refuse('nothing_here');
  if (error.validation) {
    // Fastify types its validators more loosely than Ajv, the only one used here.
    return invalid(fieldErrors(error.validation as readonly ErrorObject[], error.validationContext));
  }
  if (isFull(error)) return refuse('no_room');
  if (NOT_STORABLE.has(code)) return refuse('character_not_storable');
  if (senderLeft(code, error.message)) return new Problem('request_unreadable', undefined, { status: 400 });
  if (error instanceof NoConnection || error instanceof NoAnswer)
    return retryLater('unavailable', RETRY_SECONDS);
  if (crowded(code) || unreachable(code, error.message) || storeAway(error))
    return retryLater('unavailable', RETRY_SECONDS);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new Problem(fastifyRefusals[code] ?? 'request_unreadable', undefined, { status });
  return refuse('internal_error');
}

/** What an answer says of itself that failed while it was sent; its refusal is no such file. */
const OF_THE_ANSWER = ['Content-Disposition', 'Content-Encoding', 'ETag', 'Link'];

/** Every failure is sent as the contract's `Problem`; those that are not the caller's doing are logged. */
export function answerErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error, request.routeOptions.config?.multipart);
    if (problem.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    await recordRefusal(services, request, problem);
    for (const header of OF_THE_ANSWER) reply.removeHeader(header);
    reply
      .code(problem.status)
      .headers({
        ...problem.headers,
        'Cache-Control': 'no-store',
        'Content-Language': languageOf(request),
      })
      .type('application/json; charset=utf-8');
    return sendEarly(request, reply, problemBody(request, problem));
  });
}
