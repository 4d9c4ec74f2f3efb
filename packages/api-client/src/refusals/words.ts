import type { BulkProblem, BulkResult, FieldError, JobFailure, Problem } from '../generated/schema.ts';
import type { FieldFault, fieldFaults } from './fields.ts';
import type { Params } from './refusal.ts';
import type { RefusalCode, RefusalParams } from './table.ts';

type Sentence<C extends RefusalCode> =
  RefusalParams<C> extends Params ? string | ((params: RefusalParams<C>) => string) : string;

/** Every refusal sentence of the API in one language. */
export interface RefusalWords {
  refusals: { readonly [C in RefusalCode]: Sentence<C> };
  faults: {
    readonly [C in FieldFault]: (
      params: Parameters<(typeof fieldFaults)[C]>[0] & { field: string },
    ) => string;
  };
  /** Why a job failed. */
  jobFailures: Readonly<Record<JobFailure, string>>;
  /** The readable name of a field: `activation_code`, `Activation code`; of the whole body if there is no field. */
  fieldName: (name: string) => string;
}

/** An invalid value. `message` is the English sentence of whoever found it, such as the model, and is more specific. */
export type Fault = { path: string; code: FieldFault; params?: Params; message?: string };

/** The details of a refusal. `detail` is an English sentence more specific than the table's. */
export type ToWord = {
  code: RefusalCode;
  params?: Params | undefined;
  detail?: string | undefined;
  errors?: readonly Fault[] | undefined;
  /** The current row or campaign, if it has changed. */
  current?: Problem['current'];
  /** The refused changes of a bulk call. */
  results?: readonly RefusedChange[] | undefined;
};

/** A change that was refused, and why. */
export type RefusedChange = Omit<BulkResult, 'error' | 'status'> & { refused: ToWord };

/** How many invalid values the detail names. */
const NAMED = 3;

type Say = (params: Params | undefined) => string;

const lastName = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';

/** The caller has already matched the parameters to the code. */
const say = (sentence: unknown, params?: Params): string =>
  typeof sentence === 'function' ? (sentence as Say)(params) : String(sentence);

/**
 * The body of a refusal.
 * @param english whether `detail` and `message` are in the language of the words
 */
export function wordRefusal(refused: ToWord, words: RefusalWords, english: boolean): Problem {
  const { code, params, detail, errors, current, results } = refused;
  const found = errors?.map((fault): FieldError => {
    const field = words.fieldName(lastName(fault.path));
    const sentence = say(words.faults[fault.code], { field, ...fault.params });
    return {
      path: fault.path,
      code: fault.code,
      message: (english && fault.message) || sentence,
      ...(fault.params ? { params: fault.params as FieldError['params'] } : {}),
    } as FieldError;
  });
  const named = found?.slice(0, NAMED).map(({ message }) => message);
  return {
    code,
    detail: (english && detail) || named?.join(' ') || say(words.refusals[code], params),
    ...(params ? { params: params as Problem['params'] } : {}),
    ...(found ? { errors: found } : {}),
    ...(current ? { current } : {}),
    ...(results ? { results: results.map((change) => wordChange(change, words, english)) } : {}),
  } as Problem;
}

/** A refused change of a bulk call. */
export function wordChange(
  { refused, ...change }: RefusedChange,
  words: RefusalWords,
  english: boolean,
): BulkResult {
  return { ...change, status: 'refused', error: wordRefusal(refused, words, english) as BulkProblem };
}
