import {
  type Fault,
  type FieldFault,
  type FieldParams,
  type Params,
  type RefusalCode,
  type RefusalParams,
  type RefusalWith,
  refusals,
  type ToWord,
} from '@leaf/api-client/contract';
import { isDuplicate } from '../errorCodes.ts';

type Options = {
  /** What is wrong with which field. */
  errors?: readonly Fault[];
  headers?: Record<string, string>;
  /** An English sentence more specific than the table's. */
  detail?: string;
  /** Replaces the table's status if whoever found the fault knows better. */
  status?: number;
  /** The current row or campaign, if somebody has changed it. */
  current?: ToWord['current'];
  /** The refused changes of a bulk call. */
  results?: ToWord['results'];
  cause?: unknown;
};

/** A refusal, by its code. Its sentence is chosen when it is sent, in the caller's language. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: RefusalCode;
  readonly params: Params | undefined;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: readonly Fault[] | undefined;
  readonly current: ToWord['current'];
  readonly results: ToWord['results'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: RefusalCode, params?: Params, options: Options = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.code = code;
    this.params = params;
    this.status = options.status ?? refusals[code].status;
    this.detail = options.detail;
    this.errors = options.errors;
    this.current = options.current;
    this.results = options.results;
    this.headers = options.headers ?? {};
  }
}

type Rest<C extends RefusalCode> =
  RefusalParams<C> extends Params
    ? [params: RefusalParams<C>, options?: Options]
    : [params?: undefined, options?: Options];

/** The refusal with this code; throw it anywhere below a handler. The codes are in api-client's `refusals`. */
export const refuse = <C extends RefusalCode>(code: C, ...[params, options]: Rest<C>): Problem =>
  new Problem(code, params, options);

type Thing = RefusalWith<404> extends infer C ? (C extends `${infer T}_not_found` ? T : never) : never;

/** The same for things that do not exist and things that belong to somebody else. */
export const notFound = (what: Thing): Problem => new Problem(`${what}_not_found`);

/** A missing or ended session. */
export const unauthorized = (code: RefusalWith<401> = 'not_signed_in'): Problem =>
  new Problem(code, undefined, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Invalid values. */
export const invalid = (errors: readonly Fault[], cause?: unknown): Problem =>
  new Problem('invalid_input', undefined, { errors, cause });

type FaultRest<C extends FieldFault> = keyof FieldParams<C> extends never
  ? []
  : [params: FieldParams<C> & Params];

/** A value of the right form that breaks a rule beyond the contract. */
export function unprocessable<C extends FieldFault>(path: string, code: C, ...rest: FaultRest<C>): Problem {
  const params: Params | undefined = rest[0];
  return invalid([{ path, code, ...(params ? { params } : {}) }]);
}

/** The result of a write, or a refusal if a row with the same unique value exists. */
export const unlessTaken = <T>(write: Promise<T>, taken: (cause: unknown) => Problem): Promise<T> =>
  write.catch((error: unknown) => {
    throw isDuplicate(error) ? taken(error) : error;
  });

/** An exhausted budget; `Retry-After` says when to retry. */
export function tooMany<C extends RefusalWith<429>>(
  code: C,
  waitSeconds: number,
  ...[params]: RefusalParams<C> extends Params ? [params: RefusalParams<C>] : []
): Problem {
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  return new Problem(code, params, { headers: { 'Retry-After': String(seconds) } });
}

/** Something that cannot be done now; `Retry-After` says in how many seconds another try makes sense. */
export const retryLater = (code: RefusalWith<503>, waitSeconds: number, cause?: unknown): Problem =>
  new Problem(code, undefined, { headers: { 'Retry-After': String(waitSeconds) }, cause });
