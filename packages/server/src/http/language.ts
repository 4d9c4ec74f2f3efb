import { type RefusalLanguage, refusalLanguage, type ToWord, wordProblem } from '@leaf/api-client/contract';
import type { FastifyRequest } from 'fastify';

/** The language a caller reads, as far as we have it. */
export const languageOf = ({ headers }: FastifyRequest): RefusalLanguage =>
  refusalLanguage(headers['accept-language']);

/** A refusal as JSON, in the caller's language. */
export const problemBody = (request: FastifyRequest, refused: ToWord): string =>
  JSON.stringify(wordProblem(refused, languageOf(request)));
