import {
  type FieldError,
  type Params,
  type Problem,
  type RefusalCode,
  type RefusalParams,
  refusals,
} from '../contract.ts';

export interface ProblemOptions {
  errors?: FieldError[] | undefined;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number | undefined;
}

/** What follows a code: the values its sentence names, when it names any, and the options. */
export type ProblemArgs<C extends RefusalCode> =
  RefusalParams<C> extends Params
    ? [params: RefusalParams<C>, options?: ProblemOptions]
    : [params?: undefined, options?: ProblemOptions];

/** The body of a refusal, worded as the server words it. */
export const refusalBody = (code: RefusalCode, params?: Params, errors?: FieldError[]): Problem => {
  const { text } = refusals[code];
  // `ProblemArgs` made sure of the parameters.
  const detail = typeof text === 'string' ? text : (text as (params: Params | undefined) => string)(params);
  const sentences = errors?.map(({ message }) => message).join(' ');
  return {
    code,
    detail: sentences || detail,
    ...(params ? { params: { ...params } as Problem['params'] } : {}),
    ...(errors ? { errors } : {}),
  } as Problem;
};
