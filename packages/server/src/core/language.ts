import {
  type BulkResult,
  mayRead,
  type RefusedChange,
  refusalLanguage,
  type ToWord,
  wordProblem,
  wordRefusedChange,
} from '@leaf/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { type Language, wordsOf } from '../words/languages.ts';
import type { AnswerWords } from '../words/words.ts';

/** The caller's language, if Leaf has it. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  refusalLanguage(headers['accept-language']);

/** The success messages, in the caller's language. */
export const answersFor = (request: FastifyRequest): AnswerWords => wordsOf[languageOf(request)].answers;

const changeShown = (request: FastifyRequest, change: RefusedChange): RefusedChange => ({
  ...change,
  refused: shown(request, change.refused),
});

/** A refusal as its caller may see it: without the current state for programs that only write. */
function shown(request: FastifyRequest, refused: ToWord): ToWord {
  if (mayRead(request.caller)) return refused;
  const { current: _current, results, ...rest } = refused;
  return { ...rest, results: results?.map((change) => changeShown(request, change)) };
}

/** A refusal as JSON, in the caller's language. */
export const problemBody = (request: FastifyRequest, refused: ToWord): string =>
  JSON.stringify(wordProblem(shown(request, refused), languageOf(request)));

/** A refused change of a bulk call, in the caller's language. */
export const changeResult = (request: FastifyRequest, change: RefusedChange): BulkResult =>
  wordRefusedChange(changeShown(request, change), languageOf(request));
