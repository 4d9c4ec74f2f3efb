import { refusalLanguage, type ToWord, wordProblem } from '@leaf/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { type Language, wordsOf } from '../words/languages.ts';
import type { AnswerWords } from '../words/words.ts';

/** The caller's language, if Leaf has it. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  refusalLanguage(headers['accept-language']);

/** The success messages, in the caller's language. */
export const answersFor = (request: FastifyRequest): AnswerWords => wordsOf[languageOf(request)].answers;

/** A refusal as JSON, in the caller's language. */
export const problemBody = (request: FastifyRequest, refused: ToWord): string =>
  JSON.stringify(wordProblem(refused, languageOf(request)));
